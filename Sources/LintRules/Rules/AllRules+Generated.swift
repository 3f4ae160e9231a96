/// Written by Scripts/record from the names of the files in this folder.
extension AllRules {
  /// Every rule, by category and then by name.
  static let all: [any Rule.Type] = [
    ControlMissingLabel.self,
    IconButtonMissingLabel.self,
    ImageMissingLabel.self,
    LabelIsAssetName.self,
    SpeechAllCaps.self,
    SpeechDigitRun.self,
    ButtonTraitWithoutAction.self,
    ConflictingTraits.self,
    DisabledNotExposed.self,
    ImageTraitMissing.self,
    InteractiveMissingRoleTrait.self,
    LinkVsButton.self,
    MediaTraitWithoutButton.self,
    MissingHeaderTrait.self,
    RedundantNativeTrait.self,
    SelectedNotExposed.self,
    StartsMediaSessionSuggested.self,
    TraitFightsNativeRole.self,
    UnknownOrPrivateTrait.self,
    UpdatesFrequentlyMissing.self,
    GestureOnlyInteraction.self,
    TouchTargetTooSmall.self,
    AmbiguousOrder.self,
    ContainerSwallowsChildren.self,
    OverlappedNotHidden.self,
  ]
}
