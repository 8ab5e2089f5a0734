// SPDX-License-Identifier: MIT

extension FailureMessage {
  /// Creates the message of an outcome.
  init(_ context: SnapshotContext, _ outcome: SnapshotOutcome) {
    name = context.name
    isNamed = context.isNamed
    isFamiliar = context.place.style == .besideTestFile
    recordsAll = outcome.recordsAll
    reference = context.path
    specifier = context.specifier
    diffTool = context.diffTool
    namesake = outcome.namesake
  }

  /// The first sentence: which snapshot it is, and what became of it.
  func opening(_ verdict: Verdict) -> String {
    isFamiliar ? familiarOpening(verdict) : ownOpening(verdict)
  }

  private func ownOpening(_ verdict: Verdict) -> String {
    switch verdict {
    case .matched: "\(subject) equals its reference, but the run could not be written down."
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

  /// The sentences that filters of logs, and people, have known from swift-snapshot-testing.
  private func familiarOpening(_ verdict: Verdict) -> String {
    switch verdict {
    case .matched, .failed: ownOpening(verdict)
    case .recorded(nil):
      recordsAll
        ? "Record mode is on. Automatically recorded snapshot: …"
        : "No reference was found on disk. Automatically recorded snapshot: … \(look)"
    case .recorded(let difference?):
      """
      \(familiarSubject) does not match reference. A new snapshot was automatically recorded. They \
      differ\(difference.extent)
      """
    case .missing:
      """
      No reference was found on disk. New snapshot was not recorded because recording is disabled.
      """
    case .changed(let difference):
      "\(familiarSubject) does not match reference. They differ\(difference.extent)"
    }
  }

  private var familiarSubject: String {
    guard isNamed, let name else { return "Snapshot" }
    return "Snapshot \"\(name.identifier)\""
  }
}
