/// The modifiers of SwiftUI that leave the traits and words of a view to others.
enum SwiftUIModifierNames {
  /// Whether a name is that of one of them.
  static func contains(_ name: String) -> Bool { all.contains(name) }

  private static let all = Set(
    """
    accentColor actionSheet alert alignmentGuide allowedDynamicRange allowsHitTesting \
    allowsTightening allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference \
    animation annotation antialiased appStoreOverlay aspectRatio autocapitalization \
    autocorrectionDisabled background backgroundExtensionEffect backgroundStyle badge \
    baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior \
    buttonSizing buttonStyle chartAngleSelection chartBackground chartForegroundStyleScale \
    chartGesture chartLegend chartOverlay chartPlotStyle chartScrollableAxes chartXAxis \
    chartXAxisLabel chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel \
    chartYScale chartYSelection clipShape clipped colorInvert colorMultiply colorScheme commands \
    compositingGroup confirmationDialog containerBackground containerRelativeFrame \
    containerShape containerValue contentMargins contentShape contentTransition contextMenu \
    controlGroupStyle controlSize coordinateSpace copyable cornerRadius cuttable datePickerStyle \
    defaultAppStorage defaultFocus defaultPosition defaultScrollAnchor defaultSize \
    defersSystemGestures deleteDisabled dialogSuppressionToggle digitalCrownRotation \
    disableAutocorrection disabled disclosureGroupStyle draggable drawingGroup dropDestination \
    dynamicTypeSize edgesIgnoringSafeArea environment environmentObject equatable \
    exportsItemProviders fileDialogMessage fileExporter fileImporter fileMover fill findDisabled \
    findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope \
    focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue \
    focusedValue font fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle \
    frame fullScreenCover gaugeStyle geometryGroup gesture glassBackgroundEffect glassEffect \
    glassEffectID glassEffectTransition glassEffectUnion grayscale gridCellAnchor \
    gridCellColumns gridCellUnsizedAxes gridColumnAlignment handGestureShortcut \
    handlesExternalEvents headerProminence help hidden highPriorityGesture hoverEffect \
    hueRotation id ignoresSafeArea imageScale importsItemProviders indexViewStyle inset \
    inspector inspectorColumnWidth interactiveDismissDisabled interpolation interpolationMethod \
    invalidatableContent italic kerning keyboardShortcut keyboardType labelIconToTitleSpacing \
    labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility \
    layoutPriority layoutValue lineLimit lineSpacing lineStyle listItemTint listRowBackground \
    listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing listSectionMargins \
    listSectionSeparator listSectionSpacing listStyle luminanceToAlpha manageSubscriptionsSheet \
    mapControls mapStyle mask matchedGeometryEffect matchedTransitionSource menuIndicator \
    menuOrder menuStyle minimumScaleFactor modelContainer modelContext monospaced \
    monospacedDigit multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden \
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination \
    navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth \
    navigationSplitViewStyle navigationSubtitle navigationTitle navigationTransition \
    navigationViewStyle offset onAppear onChange onCommand onContinueUserActivity onCopyCommand \
    onCutCommand onDelete onDeleteCommand onDisappear onDrag onDrop onExitCommand \
    onGeometryChange onHover onKeyPress onLongPressGesture onMapCameraChange \
    onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap \
    onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange \
    onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue \
    padding pasteDestination persistentSystemOverlays photosPicker pickerStyle pointerStyle \
    popover popoverTip position preference preferredColorScheme prefersDefaultFocus \
    presentationBackground presentationBackgroundInteraction presentationCompactAdaptation \
    presentationContentInteraction presentationCornerRadius presentationDetents \
    presentationDragIndicator presentationSizing pressAction previewContext previewDevice \
    previewDisplayName previewInterfaceOrientation previewLayout privacySensitive \
    progressViewStyle projectionEffect quickLookPreview redacted refreshable refundRequestSheet \
    renderEffect renderingMode replaceDisabled resizable rotation rotation3DEffect \
    rotationEffect safeAreaBar safeAreaInset saturation scale scaleEffect scaledToFill \
    scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground \
    scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle scrollIndicators \
    scrollIndicatorsFlash scrollPosition scrollTargetBehavior scrollTargetLayout \
    scrollTransition searchCompletion searchFocused searchPresentationToolbarBehavior \
    searchScopes searchSuggestions searchToolbarBehavior searchable selectionDisabled \
    sensoryFeedback shadow sharedBackgroundVisibility sheet simultaneousGesture \
    springLoadingBehavior statusBar statusBarHidden storeButton strikethrough stroke \
    strokeBorder submitLabel subscriptionStatusTask swipeActions swipeActionsContainer symbol \
    symbolColorRenderingMode symbolEffect symbolRenderingMode symbolSize symbolVariableValueMode \
    symbolVariant tabBarMinimizeBehavior tabItem tabPlacement tabViewBottomAccessory \
    tabViewCustomization tabViewSidebarHeader tabViewStyle tableStyle tag task textCase \
    textContentType textFieldStyle textInputAutocapitalization textRenderer textScale \
    textSelection textSelectionAffinity tint tipBackground toggleStyle toolbar toolbarBackground \
    toolbarBackgroundVisibility toolbarRole toolbarTitleDisplayMode toolbarVisibility tracking \
    transaction transformEffect transformEnvironment transition translationPresentation \
    translationTask trim truncationMode typesettingLanguage underline unredacted visualEffect \
    widgetAccentable widgetLabel widgetURL windowResizability windowStyle windowToolbarStyle \
    writingToolsBehavior zIndex
    """.split(separator: " ").map(String.init))
}
