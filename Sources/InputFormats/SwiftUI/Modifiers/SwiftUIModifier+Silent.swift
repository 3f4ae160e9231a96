import ScreenModel

/// The modifiers of SwiftUI that say nothing with a key of the tree format: a name in the list that
/// tells what it changes is the row of a modifier. One that is in no list may do anything.
extension SwiftUIModifier {
  /// They are seen, and leave touches alone.
  static let drawings: [SwiftUIModifier] = each(
    """
    accentColor bold border brightness fontWeight grayscale italic rotationEffect saturation \
    strikethrough symbolVariant tint underline
    """, state: .looks, leavesTouches: true)

  /// They are seen.
  static let strokes: [SwiftUIModifier] = each(
    """
    colorMultiply fill stroke strokeBorder
    """, state: .looks)

  /// They move things, and leave touches alone.
  static let movements: [SwiftUIModifier] = each(
    """
    blur clipShape cornerRadius imageScale offset shadow \
    transition zIndex
    """, state: .layout, leavesTouches: true)

  /// They move things.
  static let effects: [SwiftUIModifier] = each(
    """
    contentTransition rotation3DEffect sensoryFeedback symbolEffect
    """, state: .layout)

  /// They leave touches alone; a state in their arguments may do anything.
  static let untouched: [SwiftUIModifier] = each(
    """
    aspectRatio backgroundStyle clipped edgesIgnoringSafeArea fixedSize fontDesign \
    ignoresSafeArea kerning layoutPriority lineSpacing listRowInsets listRowSeparator \
    monospacedDigit multilineTextAlignment navigationBarTitleDisplayMode onDisappear \
    position privacySensitive redacted renderingMode resizable scaledToFill scaledToFit \
    symbolRenderingMode task textCase tracking truncationMode
    """, leavesTouches: true)

  /// They leave words and traits alone, and may let the view react.
  static let plain: [SwiftUIModifier] = each(
    """
    alignmentGuide allowedDynamicRange allowsTightening allowsWindowActivationEvents \
    alternatingRowBackgrounds anchorPreference annotation antialiased appStoreOverlay \
    autocapitalization autocorrectionDisabled backgroundExtensionEffect badge baselineOffset \
    blendMode buttonBorderShape buttonRepeatBehavior buttonSizing \
    chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend \
    chartOverlay chartPlotStyle chartScrollableAxes chartXAxis chartXScale chartXSelection \
    chartXVisibleDomain chartYAxis chartYScale chartYSelection colorInvert colorScheme commands \
    compositingGroup containerBackground containerRelativeFrame containerShape containerValue \
    contentMargins controlGroupStyle controlSize coordinateSpace copyable cuttable \
    datePickerStyle defaultAppStorage defaultFocus defaultPosition defaultScrollAnchor \
    defaultSize defersSystemGestures deleteDisabled dialogSuppressionToggle digitalCrownRotation \
    disableAutocorrection disclosureGroupStyle draggable drawingGroup dropDestination \
    environmentObject equatable exportsItemProviders fileDialogMessage fileExporter fileImporter \
    fileMover findDisabled findNavigator flipsForRightToLeftLayoutDirection focusEffectDisabled \
    focusScope focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue \
    focusedValue fontWidth formStyle gaugeStyle geometryGroup glassBackgroundEffect glassEffect \
    glassEffectID glassEffectTransition glassEffectUnion gridCellAnchor gridCellColumns \
    gridCellUnsizedAxes gridColumnAlignment handGestureShortcut handlesExternalEvents \
    headerProminence hoverEffect hueRotation id importsItemProviders indexViewStyle inset \
    inspectorColumnWidth interactiveDismissDisabled interpolation interpolationMethod \
    invalidatableContent keyboardShortcut keyboardType layoutValue lineStyle listItemTint \
    listRowSeparatorTint listRowSpacing listSectionMargins listSectionSeparator \
    listSectionSpacing luminanceToAlpha manageSubscriptionsSheet mapControls mapStyle \
    matchedGeometryEffect matchedTransitionSource menuIndicator menuOrder menuStyle \
    modelContainer modelContext monospaced navigationBarBackButtonHidden navigationBarHidden \
    navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth \
    navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle \
    onChange onCommand onContinueUserActivity onCopyCommand onCutCommand onDelete \
    onDeleteCommand onDrag onDrop onExitCommand onGeometryChange onHover onKeyPress \
    onMapCameraChange onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand \
    onPencilDoubleTap onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange \
    onScrollVisibilityChange onSubmit overlayPreferenceValue pasteDestination \
    persistentSystemOverlays photosPicker pointerStyle popoverTip preference \
    preferredColorScheme prefersDefaultFocus presentationBackground \
    presentationBackgroundInteraction presentationCompactAdaptation \
    presentationContentInteraction presentationCornerRadius presentationDetents \
    presentationDragIndicator presentationSizing pressAction previewContext previewDevice \
    previewDisplayName previewInterfaceOrientation previewLayout \
    projectionEffect quickLookPreview refreshable refundRequestSheet renderEffect \
    replaceDisabled rotation scale scenePadding scrollBounceBehavior \
    scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard \
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollPosition \
    scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion searchFocused \
    searchPresentationToolbarBehavior searchScopes searchToolbarBehavior \
    selectionDisabled sharedBackgroundVisibility springLoadingBehavior statusBar statusBarHidden \
    storeButton submitLabel subscriptionStatusTask swipeActionsContainer symbol \
    symbolColorRenderingMode symbolSize symbolVariableValueMode tabBarMinimizeBehavior \
    tabPlacement tabViewCustomization tabViewStyle \
    tableStyle textFieldStyle textInputAutocapitalization textRenderer textScale textSelection \
    textSelectionAffinity tipBackground toolbarBackground \
    toolbarBackgroundVisibility toolbarRole toolbarTitleDisplayMode toolbarVisibility \
    transaction transformEffect transformEnvironment translationPresentation translationTask \
    trim typesettingLanguage unredacted visualEffect widgetAccentable widgetURL \
    windowResizability windowStyle windowToolbarStyle writingToolsBehavior
    """)
}
