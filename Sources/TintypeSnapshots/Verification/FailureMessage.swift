// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeImaging

/// What a failing assertion says: the verdict in a sentence, the files, what changed, and what to do
/// next; the lines of a text that differ come last.
struct FailureMessage {
  var name: SnapshotName?
  /// Whether the test gave the snapshot its name.
  var isNamed = false
  /// Whether the first sentences are those that swift-snapshot-testing's users know.
  var isFamiliar = false
  /// Whether everything is recorded anew.
  var recordsAll = false
  /// The absolute path of the reference; `nil` where there is none, and none was to be compared.
  var reference: String?
  /// The specifier with which `swift test` selects the test.
  var specifier: TestSpecifier?
  /// The beginnings of the commands that the message suggests.
  var commands = SuggestedCommands()
  /// The absolute paths of what was written, by what they show.
  var files: [(label: String, path: String)] = []
  /// The call that took another value under this name before, where that is no error.
  var namesake: JournalRecord.CallSite?
  /// What else went wrong on the way, such as an output directory that cannot be written.
  var troubles: [String] = []

  /// The message; `nil` for a snapshot that matched.
  func text(for verdict: Verdict) -> String? {
    switch verdict {
    case .matched where troubles.isEmpty: return nil
    case .matched, .failed: return joined(opening(verdict))
    case .recorded(nil): return joined(opening(verdict))
    case .recorded(let difference?):
      return joined(opening(verdict), causes(difference) + [look], Self.lines(of: difference))
    case .missing: return joined(opening(verdict), [advice("missing")])
    case .changed(let difference):
      return joined(
        opening(verdict),
        causes(difference) + environment(difference) + colorSpace(difference)
          + difference.remarks.map { "Note: \($0)." } + [advice("failed")],
        Self.lines(of: difference))
    }
  }

  private func joined(
    _ opening: String, _ sentences: [String] = [], _ ending: [String] = []
  ) -> String {
    var lines = [opening]
    if let reference { lines.append("reference:  \(reference)") }
    lines += files.map { file in
      let label = file.label + ":"
      return label + String(repeating: " ", count: max(12 - label.count, 1)) + file.path
    }
    return (lines + diffTool + sentences + collision + troubles + ending).joined(separator: "\n")
  }

  var look: String { "Look at it, then run the test again." }

  /// What the diff tool says of the two files, where the test has chosen one.
  private var diffTool: [String] {
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? CompatibilityGlobals.diffTool
    let actual = files.first { $0.label == "actual" }?.path
    guard let tool, !tool.isDefault, let reference, let actual else { return [] }
    return [tool(currentFilePath: reference, failedFilePath: actual)]
  }

  private var collision: [String] {
    guard let namesake else { return [] }
    return [
      """
      The call at \(namesake) took another value under this name. Tell them apart with “named:”.
      """
    ]
  }

  /// Where and how much, as the end of a sentence.
  static func extent(_ difference: Difference) -> String {
    switch difference.kind {
    case .picture(let pixels): " in " + extent(pixels)
    case .text(let text): ": " + extent(text)
    case .described: "."
    }
  }

  private static func extent(_ text: TextDifference) -> String {
    let lines = text.hunks.flatMap(\.lines)
    let counts = [
      ("removed", lines.count { $0.kind == .removed }),
      ("added", lines.count { $0.kind == .added }),
    ]
    return counts.filter { $0.1 > 0 }.map { "\(Numbers.counted($1, "line")) \($0)" }
      .joined(separator: ", ") + "."
  }

  /// What a comparison found, in words, for those who call it themselves.
  static func summary(of difference: Difference) -> String {
    let lines = lines(of: difference)
    guard lines.isEmpty else { return lines.joined(separator: "\n") }
    return "The values differ" + extent(difference)
  }

  /// The lines that show a difference.
  private static func lines(of difference: Difference) -> [String] {
    switch difference.kind {
    case .picture: []
    case .text(let text): [text.marked(limit: 100)]
    case .described(let text): text.isEmpty ? [] : [text]
    }
  }

  /// The first lines of a difference.
  private static func extent(_ pixels: BitmapComparison) -> String {
    let (differing, total) = (pixels.differingPixels, pixels.totalPixels)
    var text = "\(Numbers.grouped(differing)) of \(Numbers.counted(total, "pixel"))"
    if let share = Numbers.share(differing, of: total) { text += " (\(share))" }
    if let bounds = pixels.bounds {
      text += ", within \(bounds.width) × \(bounds.height) pixels at \(bounds.x), \(bounds.y)"
    }
    text += ", by up to \(pixels.largestDistance) of 255."
    if pixels.referenceSize != pixels.actualSize {
      let (old, new) = (pixels.referenceSize, pixels.actualSize)
      text +=
        " The size changed from \(old.width) × \(old.height) to \(new.width) × \(new.height) pixels."
    }
    return text
  }

  /// What changed, five changes at most.
  private func causes(_ difference: Difference) -> [String] {
    let lines: [String]
    var note: [String] = []
    if case .text(let text) = difference.kind {
      note = [text.note].compactMap(\.self)
      lines = note.isEmpty ? text.words(limit: 5) : []
    } else {
      lines = difference.causes?.lines(limit: 5) ?? []
    }
    return (lines.isEmpty ? [] : ["What changed:"] + lines.map { "  " + $0 }) + note
  }

  /// That the reference's samples mean other colours than they are taken for.
  private func colorSpace(_ difference: Difference) -> [String] {
    guard let space = difference.colorSpace, !space.isSRGB else { return [] }
    return [
      """
      The reference states \(space), and its samples were compared as sRGB. Convert it, or record it \
      anew.
      """
    ]
  }

  private func advice(_ mode: String) -> String {
    let filter = specifier.map { " --filter " + ShellText.quoted($0.filter) } ?? ""
    let command = "TINTYPE_RECORD=\(mode) \(commands.test)" + filter
    guard let name, files.contains(where: { $0.label == "actual" }) else {
      return "If this is how it should look, record it: \(command)"
    }
    return """
      If this is how it should look, accept it: \(commands.tool) accept \(ShellText.quoted("\(name)"))
      Or record it: \(command)
      """
  }
}

extension FailureMessage {
  /// What another environment has to do with a difference, and what to do about it.
  func environment(_ difference: Difference) -> [String] {
    // A part that one of the two does not tell says nothing about the other.
    let differences = difference.environment.filter { $0.effect > .unstated }
    guard let greatest = differences.first?.effect else { return [] }
    let place = "The reference was painted in another environment: \(differences.told)."
    switch difference.repainting {
    case .done: return ["\(place) \(repainted(difference))"]
    case .notNeeded, .impossible:
      if greatest == .none { return [place + " So it is likely that the component did change."] }
      return ["\(place) \(elsewhere)"]
    case .failed(let reason):
      return ["\(place) Its scene could not be painted here: \(reason) \(elsewhere)"]
    }
  }

  private func repainted(_ difference: Difference) -> String {
    let done = "Its scene was painted again here, and compared instead of the recorded pixels:"
    return switch difference.origin {
    case .component: "\(done) the change is in the component."
    case .environment:
      """
      \(done) the component says what it did, but is laid out otherwise in this environment. Paint \
      where the reference was painted, or record it anew here.
      """
    case nil: "\(done) the two pictures differ."
    }
  }

  private var elsewhere: String {
    """
    If the component did not change, paint where the reference was painted, or record it anew here. \
    “swift run tintype-paint doctor”, with the reference's path, says more.
    """
  }
}
