import DocumentSyntax

extension InputFormat {
  /// A card of Microsoft's Adaptive Cards.
  public static let adaptiveCards = Self(named: "adaptive-cards")
}

/// The preset for Adaptive Cards.
enum AdaptiveCardsPreset: AdapterPreset {
  static let info = FormatInfo(
    .adaptiveCards, "Adaptive Cards", origin: "Microsoft's schema for cards",
    recognition: "JSON; a root with `\"type\": \"AdaptiveCard\"`",
    lacks: "layout, colours and fonts, which are the host's")

  static let adapter = Adapter.read(text).adapter

  static func isLikely(_ query: AdapterQuery) -> Bool {
    let type = query.member(Array("type".utf8), of: query.root)
    return type.map { query.text($0.entry) == "AdaptiveCard" } ?? false
  }

  /// Cards of Microsoft's Adaptive Cards, schema 1.0 to 1.6.
  ///
  /// The published schema decides. A card is part of a conversation, so it has no title of
  /// its own; how it is laid out is up to the host.
  static let text = """
    name: adaptive-cards
    when: {type: AdaptiveCard}
    screen:
      language: lang
      direction: {from: rtl, map: {"true": rtl}}
    # Functions and bindings, and Markdown, which hosts render.
    templates: ["{{DATE(", "{{TIME(", "${", "**", "]("]
    type: {from: type, default: view}
    children: items
    properties:
      id: id
      label: altText
      hidden: {not: isVisible}
    types:
      AdaptiveCard:
        children: [body, actions]
        properties: {label: ~}
      Container: &container
        properties:
          # What a tap selects is one button with what it holds.
          type: {value: button, when: {selectAction: {present: true}}}
          label: selectAction.title | selectAction.tooltip
          onTap: {present: selectAction}
      Column: *container
      TableCell: *container
      CarouselPage: *container
      ColumnSet:
        children: [{from: columns, as: Column}]
        properties:
          type: {value: button, when: {selectAction: {present: true}}}
          label: selectAction.title | selectAction.tooltip
          onTap: {present: selectAction}
      Table: {children: [{from: rows, as: TableRow}]}
      TableRow: {children: [{from: cells, as: TableCell}]}
      Carousel: {children: [{from: pages, as: CarouselPage}]}
      TextBlock:
        type: text
        properties:
          type: {value: header, when: {style: heading}}
          text: text
          lines: [maxLines, {value: 0, when: wrap}, {value: 1}]
      RichTextBlock:
        type: text
        properties: {text: {join: inlines, deep: text}}
      FactSet: {children: [{from: facts, as: Fact}]}
      Fact:
        type: text
        properties: {text: {template: "{title} {value}"}}
      Image: &image
        type: image
        properties:
          type: {value: button, when: {selectAction: {present: true}}}
          label: altText | selectAction.title | selectAction.tooltip
          element: {value: true, when: altText}
          decorative: {value: true, when: {altText: ""}}
          image: url
          onTap: {present: selectAction}
      ImageSet: {children: [{from: images, as: Image}]}
      Icon:
        type: image
        properties:
          type: {value: button, when: {selectAction: {present: true}}}
          label: selectAction.title | selectAction.tooltip
          image: name
          onTap: {present: selectAction}
      Media:
        type: button
        children: ~
        properties: {image: poster, onTap: {value: true}}
      ActionSet: {children: actions}
      Action.Submit: &action
        type: button
        children: ~
        properties:
          text: title
          # An action without a title shows its icon alone.
          label: {from: tooltip, when: {title: {present: false}}}
          hint: {from: tooltip, when: {title: {present: true}}}
          image: iconUrl
          enabled: isEnabled
          onTap: {value: true}
      Action.OpenUrl: *action
      Action.Execute: *action
      Action.ShowCard: *action
      Action.ToggleVisibility: *action
      CompoundButton: *action
      Input.Text:
        type: textField
        properties:
          type:
            - {value: textView, when: isMultiline}
            - {value: secureField, when: {style: [Password, password]}}
          label: label
          text: value
          placeholder: placeholder
          contentType:
            from: style
            map:
              Tel: telephoneNumber
              tel: telephoneNumber
              Email: emailAddress
              email: emailAddress
              Url: URL
              url: URL
      Input.Number:
        type: textField
        properties: {label: label, text: value, placeholder: placeholder}
      Input.Date:
        type: datePicker
        properties: {label: label, text: value, placeholder: placeholder}
      Input.Time:
        type: datePicker
        properties: {label: label, text: value, placeholder: placeholder}
      Input.Toggle:
        type: switch
        properties:
          text: title
          label:
            template: "{label}, {title}"
            when: {label: {present: true}, title: {present: true}}
          on:
            - {value: true, when: {value: {same: valueOn}}}
            - {value: true, when: {valueOn: {present: false}, value: true}}
            - {value: false}
      Input.ChoiceSet:
        type: popupButton
        children: [{from: choices, as: Input.Choice}]
        properties:
          type:
            - {value: group, when: [{style: expanded}, isMultiSelect]}
            - {value: textField, when: {style: filtered}}
          label: label
          value: value
          placeholder: placeholder
      Input.Choice:
        type: checkbox
        skip: {$parent.style: {not: expanded}, $parent.isMultiSelect: {not: true}}
        properties:
          text: title
          on: [{value: true, when: {value: {same: $parent.value}}}, {value: false}]
      Input.Rating:
        type: slider
        properties:
          label: label
          range: {min: {value: 0}, max: {from: max, default: 5}, value: value}

    """
}
