import Linting

/// Checks of each success criterion that a person has to make, whatever a machine found.
enum CriterionChecks {
  /// The check of a criterion: a clause that follows "a person checks".
  static func text(_ criterion: SuccessCriterion) -> String? { all[criterion.number] }

  /// The criteria that are about sets of pages, which EN 301 549 leaves out for software.
  static let aboutSets: Set<String> = ["2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4"]

  private static let all: [String: String] = {
    var result: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    }
    return result
  }()

  private static let lines = """
    1.1.1 whether labels say what pictures show, and whether pictures without one are decoration
    1.2.1 whether recordings of sound or of pictures alone have a text that says the same
    1.2.2 whether recorded videos have captions, and whether they are right
    1.2.3 whether recorded videos are described, by sound or by text
    1.2.4 whether live broadcasts have captions
    1.2.5 whether recorded videos have a sound track that describes them
    1.2.6 whether recorded speech is there in sign language
    1.2.7 whether videos pause for descriptions that are too long for their gaps
    1.2.8 whether recorded videos have a text that says everything
    1.2.9 whether live sound has a text beside it
    1.3.1 whether headings, groups, tables and captions that eyes see are told to VoiceOver
    1.3.2 whether the order in which VoiceOver reads makes sense, also after scrolling
    1.3.3 whether instructions do without shape, size, place and sound
    1.3.4 whether the app turns with the device wherever turning is not essential
    1.3.5 whether fields about the user say what they are for, so that they can be filled in
    1.3.6 whether the purpose of icons, regions and controls can be told by software
    1.4.1 whether anything is said by colour alone, in pictures and charts as well
    1.4.2 whether sound that starts by itself can be stopped
    1.4.3 contrast of text on pictures, on gradients and in states that the files do not show
    1.4.4 whether text grows to twice its size on a device and nothing is lost
    1.4.5 whether pictures show text that could be text
    1.4.6 the same as for 1.4.3, with the higher ratio
    1.4.7 whether speech is free of sounds in the background
    1.4.8 whether blocks of text can be set in other colours, widths and spacings
    1.4.9 whether pictures show text at all
    1.4.10 whether content fits a narrow screen without scrolling in two directions
    1.4.11 contrast of controls, their states and charts that the files give no colours for
    1.4.12 whether text survives other spacings, where the app lets them be set
    1.4.13 whether what appears on hover or focus can be dismissed, reached and kept
    2.1.1 whether everything works with a keyboard, Full Keyboard Access and Switch Control
    2.1.2 whether a keyboard gets out of everything that it gets into, web views as well
    2.1.3 whether everything works with a keyboard, without exception
    2.1.4 whether shortcuts of one character can be switched off or changed
    2.2.1 whether time limits can be switched off, adjusted or extended, those of a server as well
    2.2.2 whether what moves, blinks or updates by itself can be paused
    2.2.3 whether anything has to be done in time
    2.2.4 whether interruptions can be put off
    2.2.5 whether work goes on without loss after signing in again
    2.2.6 whether users are warned how long they may be inactive before data is lost
    2.3.1 whether anything flashes more than three times a second
    2.3.2 whether anything flashes more than three times a second, however small
    2.3.3 whether motion that an action starts can be switched off
    2.4.1 whether repeated blocks can be skipped, which headings and the rotor allow
    2.4.2 whether the title of each screen says what it is about
    2.4.3 whether focus moves in an order that makes sense, also when screens come and go
    2.4.4 whether links say where they lead
    2.4.5 whether there is more than one way to each screen
    2.4.6 whether headings and labels describe what they stand for
    2.4.7 whether the focus of a keyboard can be seen
    2.4.8 whether users can tell where in the app they are
    2.4.9 whether links say where they lead by their text alone
    2.4.10 whether sections have headings
    2.4.11 whether bars and panels leave what has focus in sight
    2.4.12 whether what has focus is in sight as a whole
    2.4.13 whether the mark of focus is big enough and has contrast
    2.5.1 whether gestures of several fingers or along a path have a simple alternative
    2.5.2 whether touches act when the finger is lifted, and can be taken back
    2.5.3 whether names have the words that are drawn, where pictures show them
    2.5.4 whether what shaking or tilting does can be done otherwise, and be switched off
    2.5.5 the size of targets that the files give no frames for
    2.5.6 whether touch, keyboard, mouse and voice can be used side by side
    2.5.7 whether what is dragged can be moved without dragging
    2.5.8 the size and distance of targets that the files give no frames for
    3.1.1 whether the app tells the language that it is in
    3.1.2 whether parts in another language tell which one
    3.1.3 whether unusual words are explained
    3.1.4 whether abbreviations are explained
    3.1.5 whether text that is hard to read has a simpler version
    3.1.6 whether words that need it say how they are pronounced
    3.2.1 whether focus alone changes nothing that surprises
    3.2.2 whether input alone changes nothing that surprises
    3.2.3 whether navigation stands in one order on all screens
    3.2.4 whether what does the same has the same name on all screens
    3.2.5 whether changes happen on request alone
    3.2.6 whether help stands in the same place on all screens
    3.3.1 whether errors are said in words, and of which field they are
    3.3.2 whether fields say what to enter, and in which form
    3.3.3 whether errors come with a suggestion
    3.3.4 whether what binds or pays can be checked, corrected or taken back
    3.3.5 whether there is help where it is needed
    3.3.6 whether whatever is sent can be checked, corrected or taken back
    3.3.7 whether nothing has to be entered twice
    3.3.8 whether signing in needs no memory and no puzzle; whether pasting is allowed
    3.3.9 whether signing in needs no recognition of objects or pictures either
    4.1.2 whether names, states and values are right, and follow what happens at run time
    4.1.3 whether messages are announced that appear without taking focus
    """
}
