import DocumentSyntax

extension InputFormat {
  /// JSON of React's test renderer for React Native.
  public static let reactNative = Self(named: "react-native")
}

/// The preset for React Native.
enum ReactNativePreset: AdapterPreset {
  static let info = FormatInfo(
    .reactNative, "React Native", origin: "`toJSON()` of React's test renderer",
    recognition: "JSON; a root, or a list of roots, with `type`, `props` and `children`",
    lacks: "layout, functions such as `onPress`, and what native code adds")

  static let adapter = Adapter.read(text).adapter

  static func isLikely(_ query: AdapterQuery) -> Bool {
    let first = query.items(of: query.root, limit: 1).first
    let isList = query.entries[query.root].kind == .sequence
    let node = isList ? first?.entry ?? query.root : query.root
    return query.member(Array("props".utf8), of: node) != nil
  }

  /// JSON of React's test renderer for React Native.
  ///
  /// Host components and their properties decide, as React Native gives them to iOS. A `View`
  /// is an element only where it is `accessible`; a text is one by itself; roles stand for traits.
  static let text = """
    name: react-native
    when:
      - type: &hosts [View, Text, TextInput, Image, Modal, ScrollView, SafeAreaView, "RCT*", "RN*"]
        props: {present: true}
        children: {given: true}
      # A fragment is a list of such nodes.
      - "[0].type": *hosts
        "[0].props": {present: true}
        "[0].children": {given: true}
    type: {from: type, default: view}
    children: children
    # Functions are left out of JSON, so that a missing onPress says nothing.
    unsaid: [onTap, gestures, implements]
    properties:
      type:
        from: props.accessibilityRole | props.role
        map:
          button: button
          togglebutton: button
          imagebutton: button
          link: link
          header: header
          heading: header
          image: image
          img: image
          text: text
          search: searchField
          searchbox: searchField
          adjustable: slider
          slider: slider
          spinbutton: slider
          switch: switch
          checkbox: checkbox
          radio: checkbox
          tab: tab
          tabbar: tabBar
          tablist: tabBar
          menuitem: menuItem
          combobox: popupButton
          progressbar: progress
          keyboardkey: key
          toolbar: toolbar
          list: list
          grid: grid
      id: props.testID | props.nativeID
      label: props.aria-label | props.accessibilityLabel
      labelledBy: props.aria-labelledby | props.accessibilityLabelledBy
      hint: props.accessibilityHint
      value:
        - props.aria-valuetext | props.accessibilityValue.text
        - {from: props.aria-checked | props.accessibilityState.checked, map: {mixed: mixed}}
      range:
        min: props.aria-valuemin | props.accessibilityValue.min
        max: props.aria-valuemax | props.accessibilityValue.max
        value: props.aria-valuenow | props.accessibilityValue.now
      element: props.accessible
      elementsHidden: props.aria-hidden | props.accessibilityElementsHidden
      modal: props.aria-modal | props.accessibilityViewIsModal
      enabled: [{not: props.aria-disabled}, {not: props.accessibilityState.disabled}]
      selected: props.aria-selected | props.accessibilityState.selected
      expanded: props.aria-expanded | props.accessibilityState.expanded
      on:
        from: props.aria-checked | props.accessibilityState.checked
        map: {"true": true, "false": false}
      language: props.accessibilityLanguage
      actions: props.accessibilityActions[*].label
      implements:
        from: props.accessibilityActions[*].name
        map:
          increment: increment
          decrement: decrement
          activate: activate
          escape: escape
          magicTap: magicTap
      respondsToInteraction: props.accessibilityRespondsToUserInteraction
      ignoresInvertColors: props.accessibilityIgnoresInvertColors
      largeContentViewer: props.accessibilityShowsLargeContentViewer
      # Pressable and the Touchables are accessible and focusable; other views are not both.
      onTap:
        - {present: props.onPress | props.onClick}
        - {value: true, when: {props.accessible: true, props.focusable: true}}
      gestures:
        - {value: longPress, when: {props.onLongPress: {present: true}}}
      hitInsets: props.hitSlop
      userInteraction: {from: props.pointerEvents, map: {none: false}}
      hidden: {from: "props.style[merged].display", map: {none: true}}
      clips: {from: "props.style[merged].overflow", map: {hidden: true}}
      alpha: props.style[merged].opacity
      color: props.style[merged].color
      background: props.style[merged].backgroundColor
    traits:
      - from: props.accessibilityRole
        map: {summary: summaryElement, imagebutton: [image, button]}
    types:
      View:
        # A view that is not accessible is none, whatever its role and label.
        properties: {element: [props.accessible, {value: false}]}
      Text: &text
        type: text
        children: children[?type]
        properties:
          text: {join: children, deep: children}
          lines: props.numberOfLines
          shrinksText: props.adjustsFontSizeToFit
          adjustsFont: {from: props.allowFontScaling, default: true}
          font:
            size: props.style[merged].fontSize
            weight: props.style[merged].fontWeight
            name: props.style[merged].fontFamily
            scaled: {from: props.allowFontScaling, default: true}
      RCTText: *text
      TextInput: &input
        type: textField
        properties:
          type:
            - {value: secureField, when: props.secureTextEntry}
            - {value: textView, when: props.multiline}
            - {value: searchField, when: {props.accessibilityRole: search}}
            - {value: textField}
          text: props.value | props.defaultValue
          placeholder: props.placeholder
          contentType: props.textContentType | props.autoComplete
          secure: props.secureTextEntry
          enabled:
            - {not: props.aria-disabled}
            - {not: props.accessibilityState.disabled}
            - props.editable
      RCTSinglelineTextInputView: *input
      RCTMultilineTextInputView: *input
      Image: &image
        type: image
        properties:
          label: props.aria-label | props.accessibilityLabel | props.alt
          element: [props.accessible, {value: true, when: props.alt}]
          image: props.source.testUri | props.source.uri | props.source[0].uri | props.src
      RCTImageView: *image
      Switch: &switch
        type: switch
        properties:
          on: {from: props.value, map: {"true": true, "false": false}, default: false}
          enabled: [{not: props.accessibilityState.disabled}, {not: props.disabled}]
      RCTSwitch: *switch
      Slider: &slider
        type: slider
        properties:
          range:
            min: {from: props.minimumValue, default: 0}
            max: {from: props.maximumValue, default: 1}
            value: props.value
            step: props.step
          enabled: {not: props.disabled}
      RNCSlider: *slider
      RCTSlider: *slider
      ScrollView: scroll
      RCTScrollView: scroll
      ActivityIndicator: activityIndicator
      RCTActivityIndicatorView: activityIndicator
      RNCProgressView: progress
      RNCWebView: web
      RNCPicker: picker
      RNDateTimePicker: datePicker
      Modal: &modal
        type: view
        skip: {props.visible: false}
        properties: {modal: {value: true}}
      RCTModalHostView: *modal
      RCTRefreshControl: {skip: true}
      RNSVGSvgView: {type: view, children: ~}

    """
}
