/// What other tools check, and what answers it here.
extension CoverageSection {
  /// The tools with rules about iOS, Android or the web.
  static let peers = sections(
    """
    # GTXiLib
    Walks the tree: elements alone, nothing hidden or without size; both ways of listing \
    elements agree | the model of what VoiceOver reaches; `accessibility-elements-incomplete`, \
    `container-protocol-incomplete`
    A label is present, but for what shows its text | `control-missing-label`, \
    `icon-button-missing-label`, `image-missing-label`, `label-blank`
    A label has no full stop at its end | `label-ends-with-period`
    A label does not end in the word for its trait | `label-repeats-role`
    Traits do not exclude one another | `conflicting-traits`
    Targets have 44 points | `touch-target-too-small`
    Contrast of labels is 3 to 1 | `text-contrast`, with the ratios of WCAG
    Contrast of text views and of what is recognised in a picture | `text-contrast` for declared \
    colours; pixels are not applicable, as a tree has none
    Contrast of static texts, in the second set of checks | `text-contrast`
    Text follows the user's size | `fixed-font-size`, `dynamic-type-not-adjusting`, \
    `custom-font-unscaled`
    Elements are left out by class or identifier | `disable` in a tree; settings by path, type \
    and id are to come
    Results of one kind are put together | one finding for one cause, with notes
    Numbers of traits in the second set | the bit table of the trait names in the format \
    reference
    # Accessibility Test Framework for Android
    What can be operated has a text to speak, from its children if need be | \
    `control-missing-label`
    An input has no description that replaces what is typed | not applicable: on iOS the value \
    stays; the reverse is `placeholder-as-label`
    Spans that can be clicked have a target | `link-purpose-unclear`, \
    `button-trait-without-action`
    Two targets with the same bounds | `duplicate-activation-area`
    The same text to speak on several elements | `duplicate-control-label`
    A link text of empty words alone | `link-purpose-unclear`
    A description repeats type, state or action | `label-repeats-role`, `label-contains-state`, \
    `label-names-gesture`
    The class is one of the framework's | not applicable: traits say it on iOS; \
    `unknown-or-private-trait`
    The order of traversal has no cycle | `accessibility-elements-dangling`, \
    `reading-order-overridden`
    Targets have 48 points, fewer at an edge | `touch-target-too-small`
    Contrast of text, with doubt where colours are translucent | `text-contrast`
    Contrast of pictures | `nontext-contrast` for declared colours
    Text is large enough, scales, and fits its box | `fixed-font-size`, `text-may-truncate`, \
    `fixed-size-text-container`
    Text in a picture of the screen that no node has | not applicable to pixels; \
    `visible-text-unreachable`, `custom-drawn-content-silent`
    Any announcement is questionable | not followed, as announcements are usual on iOS; \
    `notification-flood`, `wrong-notification-kind`
    # axe-core
    Buttons, commands and summaries have a name | `control-missing-label`, \
    `icon-button-missing-label`
    Links have a name | `control-missing-label`
    Images and picture buttons have an alternative | `image-missing-label`, \
    `image-decision-missing`
    Form controls have a name | `control-missing-label`
    Meters, progress bars, tooltips, tree items and tabs have a name | `control-missing-label`, \
    `progress-value-missing`
    Dialogs have a name | `missing-screen-title`
    The name has the words that are seen | `visible-text-not-in-label`
    A name does not come from a tooltip alone | `hint-without-label`
    A field has one caption | `field-label-separate`
    No control inside a control | `nested-interactive`, `container-swallows-children`
    What is hidden holds nothing that takes the focus | `hidden-contains-interactive`
    What is presentational has no name and no focus | `decorative-exposed`
    An alternative does not repeat the text beside it | `redundant-image-label`
    Links of one name lead to one place | `duplicate-control-label`
    Targets have 24 points, or room around them | `touch-target-too-small`, \
    `touch-target-spacing`
    Contrast of text, and the enhanced one | `text-contrast`, with its option `level`
    A link in a text is told by more than its colour | `color-only-state`
    Headings: order, a first one, none empty, none faked | `heading-level-skip`, `no-headings`, \
    `heading-empty`, `missing-header-trait`
    Lists and what has to stand in them | `accessibility-elements-dangling`, \
    `speech-pseudo-list`
    Tables have headers | `data-table-headers-missing`
    An id stands once | `duplicate-node-id`
    The purpose of an input is valid | `input-purpose-missing`
    The language is given and valid | `speech-language-mismatch`
    The orientation is not locked | `orientation-locked`
    Sound does not start by itself | `media-autoplay`; captions are not applicable, since the \
    tree has no media
    Zoom and text spacing are not blocked | `fixed-font-size`, `text-may-truncate`
    Time limits, and content that moves | `auto-dismiss-timing`, `reduce-motion`
    Scrolling works by keyboard | `custom-gesture-without-alternative`
    Titles, ways to skip, and landmarks | `missing-screen-title`, `no-headings`; landmarks are \
    not applicable to most apps
    The order of focus is not forced | `reading-order-overridden`
    The words of roles and attributes are valid | `unknown-or-private-trait`, \
    `adjustable-missing-value`, and the diagnostics of files
    Hidden content is named as not tested | findings to review, and silence where nothing is \
    known
    Frames, image maps, Braille, role descriptions, captions of tables | not applicable: HTML \
    has them, UIKit does not
    # xiblint
    Image views that are elements have a label | `image-missing-label`
    Image buttons have a label, where accessibility is enabled by hand | \
    `icon-button-missing-label`, also where nothing is said
    Fields with a placeholder have a label | `placeholder-as-label`
    Strings follow a format | `label-not-localized`
    Controls and outlets have an identifier | `automation-identifier-missing`
    Fonts are of a list, in sizes of a range | `fixed-font-size`, `text-too-small`, \
    `custom-font-unscaled`
    Properties have the values of a list | `dynamic-type-not-adjusting`
    Colours have names | `text-contrast` looks at declared colours
    Frames are laid out | frames of Interface Builder are not trusted; geometry asks for review
    Variations, simulated metrics, bundles, classes, runtime attributes | not applicable: \
    hygiene of the project
    # IBLinter
    An id stands once | `duplicate-node-id`
    Layout is unambiguous | frames of Interface Builder are not trusted
    Pictures exist | `label-is-asset-name` knows names of pictures by their shape
    Colours exist | `text-contrast` looks at declared colours
    Classes, modules, margins, constraints, reuse identifiers and the rest | not applicable: \
    layout and names
    # Run-time tools
    AccessibilitySnapshot: the text and order of what VoiceOver says | `speak`; tests of its \
    transcript
    Apple's audit, contrast | `text-contrast`, `nontext-contrast`
    Apple's audit, elements not detected | `visible-text-unreachable`, \
    `custom-drawn-content-silent`
    Apple's audit, hit regions | `touch-target-too-small`, `activation-point-outside-frame`
    Apple's audit, descriptions | `control-missing-label`, `label-generic`, \
    `label-is-asset-name`, `label-repeats-role`
    Apple's audit, Dynamic Type | `fixed-font-size`, `dynamic-type-not-adjusting`
    Apple's audit, clipped text | `text-may-truncate`, `fixed-size-text-container`
    Apple's audit, traits | `conflicting-traits`, `interactive-missing-role-trait`
    Apple's audit, actions | `button-trait-without-action`, `adjustable-missing-actions`
    Apple's audit, parents and children | `accessibility-elements-dangling`
    Simulator scripts: labels, empty buttons, alternatives, traits, identifiers | \
    `control-missing-label`, `image-missing-label`; a missing hint is no fault; depth is not \
    applicable, as VoiceOver does not see it
    """)

  /// The tools that look at code or at running apps, and commercial ones.
  static let peersOfCode = sections(
    """
    # SwiftLint
    An image has a label or is hidden, with some exceptions for what is around it | \
    `image-missing-label`, `image-decision-missing`
    A tap gesture comes with a button or link trait | `interactive-missing-role-trait`, \
    `gesture-only-interaction`
    Font sizes are no literals | `fixed-font-size`
    # React Native checkers
    A label comes with a hint | not followed: a hint is optional
    What can be touched has a role, a label and actions | `control-missing-label`, \
    `interactive-missing-role-trait`
    Actions are listed and handled, and have names | `custom-action-invalid`, \
    `adjustable-missing-actions`
    Roles, states, traits and values are valid | `unknown-or-private-trait`, \
    `value-range-invalid`
    Nothing touchable inside something accessible | `nested-interactive`
    Images say whether colours are inverted | `invert-colors-not-ignored`
    Targets have 44 points | `touch-target-too-small`
    Live regions and importance | not applicable: Android
    Labels, roles and alternatives are there and defined | `control-missing-label`, \
    `interactive-missing-role-trait`, `image-missing-label`, `label-unresolved-placeholder`
    No text in capitals | `speech-all-caps`
    Captions of inputs are seen, no stop of their own, and have no star | \
    `field-label-separate`, `required-marker-symbol`
    Size and contrast | `touch-target-too-small`, `text-contrast`
    A header is there; roles and states fit and are kept up to date | `no-headings`, \
    `trait-fights-native-role`, `disabled-not-exposed`
    Keyboard traps, closing of sheets, errors of forms, return keys, list counts | \
    `modal-no-escape`, `keyboard-focus-escape`, `input-purpose-missing`; what happens at run \
    time is not applicable, but for declared `posts`
    Long numbers are grouped | `speech-digit-run`
    # A11yUITests
    Elements have 14 points | `zero-size-element`, `touch-target-too-small`
    Controls have 44 points | `touch-target-too-small`
    A label has more than two characters | `label-too-short`
    A placeholder is no label | `placeholder-as-label`
    No label in capitals | `speech-all-caps`
    Button labels: no role, a capital first, no full stop | `label-repeats-role`, \
    `label-not-capitalized`, `label-ends-with-period`
    Links say where they lead | `link-purpose-unclear`
    No words for types in labels | `label-repeats-role`
    No words for pictures in labels of images | `label-repeats-role`
    No parts of file names in labels | `label-is-asset-name`
    Labels have at most 40 characters | `label-too-long`
    A header on each screen | `no-headings`
    Images and buttons have their traits | `image-trait-missing`, \
    `interactive-missing-role-trait`
    Traits do not exclude one another | `conflicting-traits`, `media-trait-without-button`
    Nothing is disabled | `disabled-control-unexplained`
    No label stands twice | `duplicate-control-label`
    Controls have room between them | `touch-target-spacing`
    Controls do not overlap | `controls-overlap`
    A snapshot of the tree | `speak` in JSON
    # A SwiftUI source checker
    Images have labels without words for pictures | `image-missing-label`, `label-repeats-role`
    Icon buttons have labels without words for buttons | `icon-button-missing-label`, \
    `label-repeats-role`
    Toggles, fields, sliders, steppers, pickers and tabs have labels | `control-missing-label`; \
    the style of a picker is not applicable, being a choice of API
    Headings are headings, and not by their words | `missing-header-trait`, `label-repeats-role`
    What looks disabled is | `disabled-not-exposed`
    Taps come with a button trait | `interactive-missing-role-trait`
    Gestures and dragging have alternatives | `custom-gesture-without-alternative`, \
    `drag-without-alternative`
    Hints: on complex gestures, and not about fingers | `complex-gesture-unexplained`, \
    `hint-names-gesture`
    Buttons that are links | `link-vs-button`
    Texts of links | `link-purpose-unclear`
    Targets have 24 points | `touch-target-too-small`
    Fixed fonts, and one line alone | `fixed-font-size`, `text-may-truncate`
    Screens have titles | `missing-screen-title`
    Hidden parents of controls | `hidden-contains-interactive`
    Colours, by theme | `text-contrast`
    Focus comes back after a sheet | `focus-return-missing`
    Motion, shaking, playing, orientation, messages that go away | `reduce-motion`, \
    `gesture-only-interaction`, `media-autoplay`, `orientation-locked`, `auto-dismiss-timing`
    Purpose of inputs, and inputs that change the context | `input-purpose-missing`, \
    `wrong-notification-kind`
    Grouping, captions of groups, stacks in depth, sort priorities | `ungrouped-label-value`, \
    `group-missing-label`, `reading-order-surprise`, `reading-order-overridden`
    The name begins with the words that are seen | `visible-text-not-in-label`
    Reports, baselines, suppression and fixes | text and JSON reports, `disable`, comments and \
    Notes, proposed fixes; a baseline and more reports are to come
    # Commercial and platform lists
    Deque Attest: names, colliding controls and views, contrast, traits, Dynamic Type, text \
    reached, images, highlight, nesting, size | `control-missing-label`, `controls-overlap`, \
    `overlapped-not-hidden`, `text-contrast`, `conflicting-traits`, `fixed-font-size`, \
    `visible-text-unreachable`, `image-missing-label`, `frame-not-screen-coordinates`, \
    `offscreen-not-hidden`, `nested-interactive`, `touch-target-too-small`
    axe DevTools Mobile: header with adjustable, nesting, actions, spacing, label at front, \
    rotation, text reached | `conflicting-traits`, `nested-interactive`, \
    `button-trait-without-action`, `touch-target-spacing`, `visible-text-not-in-label`, \
    `orientation-locked`, `visible-text-unreachable`
    BrowserStack: labels by kind of element, words for states and types, capitals, special \
    characters, purpose, contrast, size, orientation | `control-missing-label`, \
    `label-contains-state`, `label-repeats-role`, `label-not-capitalized`, \
    `speech-symbol-or-emoji`, `input-purpose-missing`, `nontext-contrast`
    LambdaTest: labels, contrast, size, reach, truncation, roles, Dynamic Type, punctuation, \
    capitals, duplicates | `control-missing-label`, `text-contrast`, `text-may-truncate`, \
    `label-ends-with-period`, `speech-all-caps`, `duplicate-control-label`
    Evinced: tappable area, type words against the role | `touch-target-too-small`, \
    `touch-target-spacing`, `label-repeats-role`, `trait-fights-native-role`
    Android Lint: descriptions, captions, clickable views, keyboard, focus, sizes of text | \
    `image-missing-label`, `field-label-separate`, `gesture-only-interaction`, \
    `screen-change-overused`, `fixed-font-size`; overriding a getter is right on iOS
    appt.org: techniques by property | the pages of the rules
    """)
}
