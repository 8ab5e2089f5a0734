// SPDX-License-Identifier: MIT

import TintypeReports

/// One change that is decided on, and what became of it.
struct DecisionStep {
  /// The snapshot's name.
  var name: String
  /// The extension of the snapshot's file.
  var pathExtension: String
  /// What is decided.
  var verdict: Decisions.Decision.Verdict
  /// The file that tells of the change; `nil` where nothing waits.
  var file: PendingFile?
  /// What the file tells; `nil` where it cannot be read.
  var item: PendingItem?
  /// How the reference is replaced, where it may be.
  var acceptance: Acceptance?
  /// What became of it.
  var outcome = Outcome.planned

  enum Outcome: Hashable {
    case planned
    case accepted(Acceptance.Result)
    case rejected
    case refused(Refusal)
  }

  /// A change that was found.
  init(_ file: PendingFile, _ item: Result<PendingItem, PendingTrouble>, _ verdict: Verdict) {
    self.verdict = verdict
    self.file = file
    (name, pathExtension) = (file.name, file.pathExtension)
    switch item {
    case .success(let item):
      self.item = item
      name = item.name
    case .failure(.unreadable(.missing)):
      // Another process has decided on it since the directory was listed.
      outcome = .refused(.waitsNoMore)
    case .failure(let trouble):
      // What cannot be read can be thrown away all the same.
      if verdict == .accept { outcome = .refused(.pending(trouble)) }
    }
  }

  /// A decision on something that waits no more.
  init(waitsNoMore decision: Decisions.Decision) {
    (name, pathExtension) = (decision.name, decision.pathExtension)
    verdict = decision.verdict
    outcome = .refused(.waitsNoMore)
  }

  typealias Verdict = Decisions.Decision.Verdict

  /// Why it was left alone.
  var refusal: Refusal? { if case .refused(let refusal) = outcome { refusal } else { nil } }

  /// Does something unless it is refused already, and takes note of why it cannot be done.
  mutating func attempt(_ body: (inout Self) throws(Refusal) -> Void) {
    guard refusal == nil else { return }
    do {
      try body(&self)
    } catch {
      outcome = .refused(error)
    }
  }
}
