/// What articles about VoiceOver advise, and what answers it here.
extension CoverageSection {
  /// The articles about a task timer, about cells, and about facts.
  static let articles = sections(
    """
    # The article about a task timer and a custom counter
    0.1 | Every element has a label | `control-missing-label`
    0.2 | Hints are optional | no rule asks for one; `hint-style` is about those that are there
    0.3 | Traits decide how VoiceOver behaves | `interactive-missing-role-trait` and the other \
    rules about traits
    0.4 | Standard controls are right as they are | the defaults of classes; \
    `redundant-native-trait`
    0.5 | A cell reads its texts with pauses between them | `speak`; `speech-missing-pauses` for \
    labels of one's own
    0.6 | "00:10" is no duration to a voice | `speech-clock-duration`
    0.7 | A tick alone says that a task is done | `cell-missing-state`, `image-missing-label`, \
    `color-only-state`
    0.8 | A cell's label is built when the cell is | help of `cell-missing-state` and \
    `speech-clock-duration`
    0.9 | What is spoken is translated | `label-not-localized`, `label-looks-like-identifier`
    0.10 | Pieces of a label are glued together | `speech-missing-pauses`, \
    `label-unresolved-placeholder`
    0.11 | A button without a title is called what its picture is | `label-is-asset-name`
    0.12 | What a view draws does not exist for VoiceOver | `custom-drawn-content-silent`
    0.13 | A container gives an element for each drawn part | help of \
    `custom-drawn-content-silent`; inline `elements` in a tree
    0.14 | Elements are listed from the top left | `reading-order-surprise`
    0.15 | Frames are in screen coordinates | `frame-not-screen-coordinates`
    0.16 | What stands for a button has its trait | `interactive-missing-role-trait`
    0.17 | What stands for a disabled button says so | `disabled-not-exposed`
    0.18 | And keeps saying so as buttons swap | `disabled-not-exposed`
    0.19 | What it is goes in the label, what it reads in the value | `value-in-label`, \
    `adjustable-missing-value`
    0.20 | A value is words too | rules about speech look at label, value and hint
    0.21 | What changes every second has the trait for it | `updates-frequently-missing`
    0.22 | A container needs three methods | `container-protocol-incomplete`
    0.23 | A container is no element | `container-swallows-children`
    0.24 | The value follows the model | `stale-accessibility-value`
    0.25 | Frames that are computed once go wrong | `frame-stale-after-rotation`
    0.26 | Elements are made when they are asked for | not applicable: a cost at run time
    0.27 | A layout has changed, or a screen is new | `wrong-notification-kind`
    0.28 | A notification a second makes speech fall behind | `notification-flood`
    0.29 | Announcements are for what leaves the screen as it is | `wrong-notification-kind`, \
    `announcement-text-invalid`
    0.30 | Checking takes a device | `speak` shows what would be said, of captures of running \
    apps, too
    # The article about a slider, order and cells
    1.1 | Text works by itself, a picture does not | `image-missing-label`, \
    `image-decision-missing`
    1.2 | A slider speaks percent where years are meant | `slider-raw-percent-value`
    1.3 | Swiping passes over values | `adjust-step-too-coarse`
    1.4 | Both ways of adjusting are needed | `adjustable-missing-actions`
    1.5 | A control stands between a caption and its slider | `reading-order-surprise`
    1.6 | A list of elements sets the order | `reading-order-overridden` lets it, where the \
    default is worse
    1.7 | What a list leaves out is out of reach | `accessibility-elements-incomplete`
    1.8 | Old containers have three methods | `container-protocol-incomplete`
    1.9 | Somebody decides about each picture | `image-decision-missing`
    1.10 | Enabled and labelled: one without the other is useless | `image-missing-label`, \
    `label-on-non-element`
    1.11 | The same in code | `image-missing-label`, `label-on-non-element`
    1.12 | A picture's label has the word for it | `label-repeats-role`, mildly
    1.13 | A cell is read in one go | `speech-missing-pauses`, `speak`
    1.14 | A date in digits is read as digits | `speech-numeric-date`
    1.15 | A formatter writes the month | help of `speech-numeric-date`
    1.16 | A short form saves room on the screen alone | `speech-abbreviation`
    1.17 | An optional is spoken as one | `label-contains-optional`
    1.18 | What is spoken may differ from what is drawn | `visible-text-not-in-label` lets long \
    forms and dates pass
    1.19 | Marks make pauses | `speech-missing-pauses`; `label-ends-with-period` leaves long \
    labels alone
    1.20 | One place brings a cell's label up to date | `cell-label-never-read`, \
    `cell-missing-state`
    # The article of facts wished for earlier
    2.1 | Getting around comes first | errors come first in reports; sets of rules are to come
    2.2 | Doing it later takes months | a baseline is to come
    2.3 | Swipe through in order | `speak` goes in order
    2.4 | From the top left is not always sensible | `reading-order-surprise`
    2.5 | A view's corner decides | `reading-order-surprise`, `ambiguous-order`
    2.6 | "…" alone as a button | `speech-symbol-only-label`
    2.7 | "3mon" | `speech-abbreviation`
    2.8 | Marks make pauses | `speech-missing-pauses`
    2.9 | A capital makes no difference to a voice | `label-not-capitalized` is a note
    2.10 | Capitals are spelled | `speech-all-caps`
    2.11 | "6000" is a number | `speech-digit-run` begins at longer ones
    2.12 | "6.000" is six and nothing | `speech-ambiguous-separator`
    2.13 | A caption and its value are one | `ungrouped-label-value`
    2.14 | Hide one and give the other both | help of `ungrouped-label-value`
    2.15 | Back from help, the focus is on the question mark | `focus-return-missing`
    2.16 | "Close" first is a poor beginning | `close-button-first`, `initial-focus-poor`
    2.17 | A screen without a title announces one | `missing-screen-title`
    2.18 | What overlaps is split and explained | `controls-overlap`, \
    `duplicate-activation-area`, `activation-point-outside-frame`
    2.19 | Hide, and do not slide behind | `overlapped-not-hidden`
    2.20 | A tap recogniser is no button | `gesture-only-interaction`
    2.21 | An icon alone is "button" | `icon-button-missing-label`
    2.22 | Group a cell under one label | `cell-mixed-exposure`, `ungrouped-label-value`
    2.23 | Popups are announced | `popup-not-announced`
    2.24 | What cannot be seen is read unless it is hidden | `offscreen-not-hidden`, \
    `transparent-not-hidden`, `overlapped-not-hidden`
    2.25 | Behind a drawer everything is hidden | `background-reachable`
    2.26 | Behind an alert too | `background-reachable`, `modal-missing-flag`
    2.27 | Out of a keyboard there is no way back | `keyboard-focus-escape`
    2.28 | Label, traits, hint: in this order | `speak`; `label-repeats-role`, \
    `hint-repeats-label`
    2.29 | No trait and no hint for what is plain | no rule asks for a hint; \
    `redundant-native-trait`
    2.30 | A hint that says "double tap" | `hint-names-gesture`, as a note
    2.31 | A cell that is tapped is a button | `interactive-missing-role-trait`
    2.32 | A field that is a button says both | `trait-fights-native-role`
    2.33 | A layout change moves the focus to its element | `focus-target-invalid`
    2.34 | An announcement speaks its text | `announcement-text-invalid`
    2.35 | A text and an element together do both | `posts` with `text` and `target`; \
    `focus-target-invalid`
    2.36 | The default order is best | `reading-order-overridden`
    2.37 | What a list does to the rest | `accessibility-elements-incomplete`
    2.38 | Something unseen stands in for something seen | allowed; `visible-text-unreachable` \
    looks for it
    2.39 | Or the layout changes | not applicable: advice
    2.40 | Recognisers do not fire | `gesture-only-interaction`
    2.41 | Labels on recognisers do nothing | `label-on-gesture-recognizer`
    2.42 | Pinches, swipes and pans are VoiceOver's | `custom-gesture-without-alternative`
    2.43 | Buttons in their place, with an explanation | `complex-gesture-unexplained`
    2.44 | A cell, and then its buttons | the model of cells; `nested-interactive` leaves cells \
    alone
    2.45 | Decide for each part of a cell | `cell-mixed-exposure`
    2.46 | When all parts are elements, the cell's label is lost | `cell-label-never-read`
    2.47 | Or the cell lists them | accepted by `cell-mixed-exposure`
    2.48 | Or the cell has its own label | accepted; `container-swallows-children` looks for \
    lost buttons
    2.49 | Or parts are taken out | accepted; `visible-text-unreachable` where a text is lost
    2.50 | All methods of a container, or none | `container-protocol-incomplete`
    2.51 | Seven days are one adjustable element | `option-strip-should-be-adjustable`
    2.52 | Its label is the choice, and its hint comes by itself | `adjustable-missing-value`, \
    `hint-repeats-label`
    2.53 | Adjustable goes up and down | `adjustable-missing-actions`
    2.54 | A new screen cuts an announcement off | `navigation-cuts-announcement`
    2.55 | A button repeats itself | `button-echo`, `starts-media-session-suggested`
    2.56 | Or the label is swapped for a moment | `button-echo`
    """)

  /// The articles about custom views and about Dynamic Type.
  static let laterArticles = sections(
    """
    # The article about custom views
    3.1 | Say that a view is an element | `visible-text-unreachable`, \
    `custom-drawn-content-silent`, `control-missing-label`
    3.2 | Label, value and hint mean something | `label-generic`, `value-repeats-label`, \
    `hint-repeats-label`
    3.3 | The frame serves touch, cursor and activation | `zero-size-element`, \
    `activation-point-outside-frame`
    3.4 | It is in screen coordinates | `frame-not-screen-coordinates`
    3.5 | It is asked for again when the layout changes | `frame-stale-after-rotation`
    3.6 | In scroll views it is the container's | `frame-stale-after-rotation`
    3.7 | A screen change only where it is needed | `screen-change-overused`
    3.8 | Its argument is an element or a text | `focus-target-invalid`, \
    `announcement-text-invalid`
    3.9 | A cursor that moves confuses | `screen-change-overused`
    3.10 | New fields are a layout change | `layout-change-not-posted`
    3.11 | Announcements are for what needs nothing done | `wrong-notification-kind`
    3.12 | A closer notification is better | `wrong-notification-kind`
    3.13 | From the top left, whatever the hierarchy | the model of order
    3.14 | Do not improve it | `reading-order-overridden`
    3.15 | What belongs together is grouped | `reading-order-surprise`
    3.16 | Containers for what is drawn | `custom-drawn-content-silent`
    3.17 | A list has views and elements in order | `elements` in a tree; \
    `accessibility-elements-dangling`
    3.18 | After setting a list VoiceOver may need telling | `accessibility-elements-incomplete`
    3.19 | A modal view of one's own says that it is | `modal-missing-flag`
    3.20 | On the view that holds it all | `modal-flag-misplaced`
    3.21 | It hides siblings alone | `modal-siblings-reachable`
    3.22 | The rest has to be hidden | help of `modal-siblings-reachable`
    3.23 | What is hidden is gone | the model of what VoiceOver reaches
    3.24 | What is covered is not | `overlapped-not-hidden`
    3.25 | Hide the parent, or its elements | help of `overlapped-not-hidden`
    3.26 | A passing HUD takes no focus | `transient-overlay-reachable`
    # The article about Dynamic Type and VoiceOver
    4.1 | Larger text everywhere | `fixed-font-size`
    4.2 | Every view follows the user's size | `dynamic-type-not-adjusting`, \
    `content-size-not-observed`
    4.3 | Labels of cells too | the same rules, in templates of cells
    4.4 | Custom fonts scale | `custom-font-unscaled`
    4.5 | Styles, not sizes | help of `fixed-font-size`
    4.6 | A font may be missing | not applicable: what fonts there are is known at run time
    4.7 | Colours may be inverted | `invert-colors-not-ignored`
    4.8 | Labels are good ones | `label-generic`, `label-is-asset-name`, \
    `label-looks-like-identifier`
    4.9 | A hint says what an action does; texts have none | `hint-on-static-text`
    4.10 | A hint may say how to touch | `hint-names-gesture`, as a note
    4.11 | Traits are right, and defaults stay | `trait-fights-native-role`, \
    `redundant-native-trait`
    4.12 | A trait makes any view a button | `button-trait-without-action`
    4.13 | Strings are content | `label-unresolved-placeholder`, `label-blank`, \
    `label-not-localized`
    4.14 | 520215 is read digit by digit | `speech-digit-run`
    4.15 | A label spells it out | fix of `speech-digit-run`
    4.16 | A stepper and its label are three stops | `stepper-split-elements`
    4.17 | "+" does not tell the new value | `stepper-split-elements`
    4.18 | Minus, plus, and the count after them | `reading-order-surprise`
    4.19 | "One point zero" | `speech-trailing-decimal`
    4.20 | A view around it is adjustable | accepted by `nested-interactive` and \
    `container-swallows-children`
    4.21 | It needs a label and a value | `adjustable-missing-value`, `control-missing-label`
    4.22 | It keeps to its bounds | `value-range-invalid`
    4.23 | Its value is kept up to date | `stale-accessibility-value`
    4.24 | Without both actions the trait is a lie | `adjustable-missing-actions`
    4.25 | It speaks a hint of its own | `hint-repeats-label`
    4.26 | A value that says the label again | `value-repeats-label`
    4.27 | The rotor needs headings | `missing-header-trait`, `no-headings`
    4.28 | Custom actions | `custom-action-invalid`, `swipe-action-without-custom-action`
    4.29 | Custom rotors | `rotors` in a tree; `custom-action-invalid`
    4.30 | A trait that nobody documents | `unknown-or-private-trait`
    4.31 | Headers mark sections | help of `unknown-or-private-trait`
    4.32 | After closing, the wrong element is read | `focus-return-missing`
    4.33 | Notifications are not to be relied on | `screen-change-overused`
    4.34 | The interface changes while VoiceOver runs | `variant` of a screen; \
    `picker-input-needs-alternative`
    4.35 | A wheel in place of a keyboard is painful | `picker-input-needs-alternative`
    4.36 | Begin with the design | trees of screens that are not built yet
    4.37 | Plan for views and gestures of one's own | the rules about actions
    """)

  /// Where tools and articles disagree.
  static let decisions = sections(
    """
    # Where the sources disagree
    Digits | Four digits are said to be read as a number, six one by one, twelve as a number | \
    `speech-digit-run` begins at five, says that it is not sure, and is at most a warning
    Full stops | Forbidden by some, wanted for pauses by others | `label-ends-with-period` is \
    about one short phrase alone
    Gestures in hints | Done by some, advised against by Apple | `hint-names-gesture` is a note, \
    and can be more or nothing
    Methods of containers | Three or four | `container-protocol-incomplete` takes three, or a \
    list
    A choice in the label or in the value | Both are shown | `adjustable-missing-value` takes \
    both, and prefers the value
    "Image" in the label of an image | Shown by one, flagged by every tool | \
    `label-repeats-role` is milder on images
    Children that are combined | Excuse an image without a label, or do not | \
    `image-missing-label` does not excuse it
    Size of targets | 44, 24 or 48 points | `touch-target-too-small` has tiers at 24 and 44
    Overlays | Hidden from VoiceOver, or announced | `transient-overlay-reachable` and \
    `popup-not-announced` want them out of the way and announced
    """)
}
