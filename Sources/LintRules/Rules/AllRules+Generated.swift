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
    ConflictingTraits.self,
    InteractiveMissingRoleTrait.self,
    GestureOnlyInteraction.self,
    TouchTargetTooSmall.self,
    AmbiguousOrder.self,
    ContainerSwallowsChildren.self,
    OverlappedNotHidden.self,
  ]
}
