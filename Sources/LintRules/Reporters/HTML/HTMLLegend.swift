/// How the pictures are to be read.
enum HTMLLegend {
  static func write(to output: inout ByteWriter) {
    output.write(
      """
      <details class="legend"><summary>How to read the pictures</summary>
      <p>Each picture is drawn from the frames in the file: an outline, not a photograph. The \
      numbered discs are the stops of VoiceOver, and the line between them is the way that swiping \
      to the right takes. A disc with a broken edge is a stop that shows only after scrolling. An \
      outline with a tag such as F1 is an element with a finding: a solid line is an error, a \
      broken line a warning, a dotted line a note, a line of dots and dashes something to look at. \
      The tag leads to the finding. Stripes are what lies beyond the screen.</p>
      <p>The list beside the picture says the same in words.</p>
      </details>

      """)
  }
}
