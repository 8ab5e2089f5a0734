// SPDX-License-Identifier: MIT

/// How two texts end their lines that have the same lines otherwise.
struct LineEndings: Hashable, Sendable {
  /// How many lines end with a carriage return and a line feed in the old text only.
  private(set) var onlyOld = 0
  /// How many lines end with a carriage return and a line feed in the new text only.
  private(set) var onlyNew = 0
  /// How many line feeds the new text has more than the old one: -1, 0 or 1.
  private(set) var feeds = 0

  /// Compares two texts; `nil` where they differ in more than how lines end.
  init?(_ old: TextLines, _ new: TextLines) {
    feeds = new.count - old.count
    switch feeds {
    case 0: break
    case 1: guard new.length(new.count - 1) == 0 else { return nil }
    case -1: guard old.length(old.count - 1) == 0 else { return nil }
    default: return nil
    }
    let count = min(old.count, new.count)
    var line = 0
    while line < count {
      if !old.line(line, equals: line, of: new) {
        switch (old.endsWithCarriageReturn(line), new.endsWithCarriageReturn(line)) {
        case (true, false): onlyOld += 1
        case (false, true): onlyNew += 1
        default: return nil
        }
        guard old.line(line, equalsButForCarriageReturn: line, of: new) else { return nil }
      }
      line += 1
    }
  }
}

extension TextDifference {
  /// What to do where the texts differ only in how lines end, or in the line feed at the end; `nil`
  /// where they differ in more.
  ///
  /// The old text is taken for the reference of a snapshot, in a file.
  package var note: String? {
    guard let endings else { return nil }
    let advice = "if Git changes them, mark the references “-text” in .gitattributes"
    func lines(_ count: Int) -> String {
      Numbers.counted(count, "line") + (count == 1 ? " ends" : " end")
    }
    var parts: [String] = []
    if endings.onlyOld > 0 {
      parts.append("\(lines(endings.onlyOld)) with CRLF in the reference and with LF in the text")
    }
    if endings.onlyNew > 0 {
      parts.append("\(lines(endings.onlyNew)) with LF in the reference and with CRLF in the text")
    }
    if endings.feeds != 0 {
      let (has, lacks) =
        endings.feeds < 0 ? ("the reference", "the text") : ("the text", "the reference")
      parts.append("\(has) ends with a line feed and \(lacks) does not")
    }
    let isFeed = endings.onlyOld == 0 && endings.onlyNew == 0
    return "Only line endings differ: \(parts.joined(separator: ", ")); "
      + (isFeed
        ? "if an editor changed it, restore the reference and let it leave such files alone."
        : "\(advice) (or “eol=lf” if all are to have LF).")
  }
}
