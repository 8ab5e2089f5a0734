// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The message of a failing assertion.
///
/// It contains a sentence with the result, the files, the changes and the next step, followed by
/// the lines of a text difference.
struct FailureMessage {
  var name: SnapshotName?
  /// A Boolean value that indicates whether the test gave the snapshot its name.
  var isNamed = false
  /// A Boolean value that indicates whether the message contains the full name, by which the failure
  /// of a custom assertion is found.
  var isReturned = false
  /// A Boolean value that indicates whether the message begins like a message of
  /// swift-snapshot-testing.
  var usesSnapshotTestingNames = false
  /// The closure of an inline snapshot; `nil` for a snapshot with a reference file.
  var inline: InlineSnapshot?
  /// A Boolean value that indicates whether all references are recorded.
  var recordsAll = false
  /// The absolute path of the reference; `nil` if there is none and none was needed for a
  /// comparison.
  var reference: String?
  /// The specifier with which `swift test` selects the test.
  var specifier: TestSpecifier?
  /// The command that the test suggests for the two files; `nil` for none.
  var diffTool: SnapshotTestingConfiguration.DiffTool?
  /// The build directory that the suggested commands contain; `nil` for none.
  var scratch: ScratchDirectory?
  /// The absolute paths of the written files, with labels for their contents.
  var files: [(label: String, path: String)] = []
  /// The call that used this name for another value before, if that is not an error.
  var namesake: CallSite?
  /// Further errors, such as an output directory that cannot be written.
  var errors: [String] = []

  /// Returns the message; `nil` for a snapshot that matched.
  func text(for verdict: Verdict) -> String? {
    switch verdict {
    case .matched where errors.isEmpty: return nil
    case .matched, .failed: return joined(opening(verdict))
    case .recorded(nil): return joined(opening(verdict))
    case .recorded(let difference?):
      return joined(opening(verdict), changes(difference) + [look], difference.lines)
    case .missing: return joined(opening(verdict), [advice("missing")])
    case .changed(let difference):
      return joined(
        opening(verdict),
        changes(difference) + difference.circumstances + [advice("failed")], difference.lines)
    }
  }

  /// Returns a message of two lines, for a run in which many snapshots changed; `nil` for another
  /// verdict.
  func shortText(for verdict: Verdict) -> String? {
    guard case .changed(let difference) = verdict, inline == nil, errors.isEmpty else { return nil }
    let report = "For details: \(SuggestedCommands(scratch: scratch).tool) report"
    let summary = difference.changeSummary.map { "\($0). \(report)" } ?? report
    return (([opening(verdict)] + nameLine) + [summary]).joined(separator: "\n")
  }

  private func joined(
    _ opening: String, _ sentences: [String] = [], _ ending: [String] = []
  ) -> String {
    var lines = [opening] + nameLine
    if let reference { lines.append("reference:  \(reference)") }
    lines += files.map { file in
      let label = file.label + ":"
      return label + String(repeating: " ", count: max(12 - label.count, 1)) + file.path
    }
    return (lines + comparisonCommand + sentences + collision + errors + ending).joined(
      separator: "\n")
  }

  private var nameLine: [String] { isReturned ? name.map { [$0.failureLine] } ?? [] : [] }

  var look: String { "Review it, then run the test again." }

  /// The text of the diff tool for the two files, if the test has chosen one.
  private var comparisonCommand: [String] {
    let actual = files.first { $0.label == "actual" }?.path
    guard let tool = diffTool, !tool.isDefault, let reference, let actual else { return [] }
    return [tool(currentFilePath: reference, failedFilePath: actual)]
  }

  private var collision: [String] {
    guard let namesake else { return [] }
    return [
      """
      The call at \(namesake) took a snapshot of another value with this name. Give each a \
      different name with “named:”.
      """
    ]
  }

  /// Returns the changes with their heading, and a note about them as a whole.
  private func changes(_ difference: any SnapshotDifference) -> [String] {
    let lines = difference.changedLines.map { "  " + $0 }
    return (lines.isEmpty ? [] : ["What changed:"] + lines)
      + [difference.changeNote].compactMap(\.self)
  }

  private func advice(_ mode: String) -> String {
    let filter = specifier.map { " --filter " + ShellText.quoted($0.filter) } ?? ""
    let commands = SuggestedCommands(scratch: scratch)
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
  /// Creates the message of an outcome.
  init(_ context: SnapshotContext, _ outcome: SnapshotOutcome) {
    name = context.name
    isNamed = context.isNamed
    isReturned = context.source?.isReturned ?? false
    usesSnapshotTestingNames = context.place.style == .besideTestFile
    recordsAll = outcome.recordsAll
    reference = context.path
    specifier = context.specifier
    diffTool = context.diffTool
    namesake = outcome.namesake
    inline = context.inline
    if inline != nil { reference = nil }
  }

  /// Returns the first sentence: the snapshot and its result.
  func opening(_ verdict: Verdict) -> String {
    if let inline { return opening(verdict, inline) }
    return usesSnapshotTestingNames ? snapshotTestingOpening(verdict) : ownOpening(verdict)
  }

  /// Returns the sentences about an inline snapshot, which begin as in swift-snapshot-testing.
  private func opening(_ verdict: Verdict, _ inline: InlineSnapshot) -> String {
    let label = inline.label == "matches" ? "" : " for \"\(inline.label)\""
    let written = "It is written to the source file when the tests end."
    return switch verdict {
    case .matched: ownOpening(verdict)
    case .failed(let error): "Inline snapshot\(label) could not be compared. \(error)"
    case .recorded(nil):
      (recordsAll ? "Record mode is on. " : "")
        + "Automatically recorded a new snapshot\(label). \(written) \(look)"
    case .recorded(let difference?):
      "Automatically recorded a new snapshot\(label). \(written) "
        + "The texts differ\(difference.extent)"
    case .missing:
      """
      No expected value to assert against\(label): the call has no closure “\(inline.label)”, and \
      recording is off.
      """
    case .changed(let difference):
      "\(inline.message.isEmpty ? "Snapshot did not match\(label)." : inline.message) "
        + "The texts differ\(difference.extent)"
    }
  }

  private func ownOpening(_ verdict: Verdict) -> String {
    switch verdict {
    case .matched: "\(subject) matches its reference, but the result could not be written."
    case .recorded(nil): "\(subject) was recorded. \(look)"
    case .recorded(let difference?):
      "\(subject) replaced a reference that differs\(difference.extent)"
    case .missing: "\(subject) has no reference, and recording is off."
    case .changed(let difference): "\(subject) differs from its reference\(difference.extent)"
    case .failed(let error): "\(subject) could not be compared. \(error)"
    }
  }

  private var subject: String {
    name.map { "Snapshot “\($0.test).\($0.identifier)”" } ?? "A snapshot"
  }

  /// Returns the sentences of swift-snapshot-testing, which users and log filters expect.
  private func snapshotTestingOpening(_ verdict: Verdict) -> String {
    switch verdict {
    case .matched, .failed: ownOpening(verdict)
    case .recorded(nil):
      recordsAll
        ? "Record mode is on. Automatically recorded snapshot: …"
        : "No reference was found on disk. Automatically recorded snapshot: … \(look)"
    case .recorded(let difference?):
      """
      \(snapshotTestingSubject) does not match reference. A new snapshot was automatically recorded. They \
      differ\(difference.extent)
      """
    case .missing:
      """
      No reference was found on disk. New snapshot was not recorded because recording is disabled.
      """
    case .changed(let difference):
      "\(snapshotTestingSubject) does not match reference. They differ\(difference.extent)"
    }
  }

  private var snapshotTestingSubject: String {
    guard isNamed, let name else { return "Snapshot" }
    return "Snapshot \"\(name.identifier)\""
  }
}
