// SPDX-License-Identifier: MIT

/// The event after which a state is compared.
enum StoreEvent<Action>: CustomStringConvertible {
  case sent(Action)
  case received(Action)
  case asserted

  var description: String {
    switch self {
    case .sent(let action): "\(ValueText.line(action)) was sent"
    case .received(let action): "\(ValueText.line(action)) was received"
    case .asserted: "an assertion was made"
    }
  }
}

extension TestStore {
  /// Compares the expected state with the actual one.
  func check(
    _ before: State, _ after: State, _ event: StoreEvent<Action>,
    _ assert: ((inout State) throws -> Void)?, at place: CreationSite
  ) {
    var expected = exhaustivity == .on ? before : after
    do {
      try DependencyContext.bind(dependencies) { try assert?(&expected) }
    } catch {
      IssueReporter.report(
        StoreIssue.assertionThrew(event: "\(event)", error: ValueText.line(error)), at: place)
      return
    }
    if expected != after {
      let difference = ValueDifference(expected: expected, actual: after).text
      IssueReporter.report(
        assert == nil
          ? StoreIssue.unexpectedChange(event: "\(event)", difference: difference)
          : StoreIssue.wrongChange(event: "\(event)", difference: difference),
        at: place)
    } else if exhaustivity == .on {
      if case .asserted = event { return }
      if assert != nil, expected == before {
        IssueReporter.report(StoreIssue.noChange(event: "\(event)"), at: place)
      }
    } else if exhaustivity.showsSkipped {
      noteSkipped(before, after, event, assert)
    }
  }

  private func noteSkipped(
    _ before: State, _ after: State, _ event: StoreEvent<Action>,
    _ assert: ((inout State) throws -> Void)?
  ) {
    var asserted = before
    // The closure has succeeded once already; its error on the previous state is irrelevant.
    try? DependencyContext.bind(dependencies) { try assert?(&asserted) }
    guard asserted != after else { return }
    IssueReporter.note(
      StoreNote.skippedChanges(
        event: "\(event)",
        difference: ValueDifference(expected: asserted, actual: after).text))
  }

  /// Performs the final checks of a store.
  func checkLeftovers() {
    guard !core.isStopped else { return }
    let unhandled = core.unhandled
    if let first = unhandled.first {
      if exhaustivity == .on {
        IssueReporter.report(
          StoreIssue.leftoverActions(count: unhandled.count, actions: Self.text(unhandled)),
          at: first.origin.place)
      } else {
        skip(unhandled)
      }
    }
    let running = core.running()
    guard exhaustivity == .on else {
      if exhaustivity.showsSkipped, !running.isEmpty {
        IssueReporter.note(StoreNote.skippedEffects(core.descriptions(running)))
      }
      return
    }
    var reported: Set<ObjectIdentifier> = []
    for effect in running where reported.insert(ObjectIdentifier(effect.origin)).inserted {
      let count = running.count { $0.origin === effect.origin }
      IssueReporter.report(
        StoreIssue.stillRunning(sent: ValueText.line(effect.origin.action), count: count),
        at: effect.origin.place)
    }
  }
}

extension ValueDifference {
  /// The lines, or a sentence if there are none.
  var text: String {
    isEmpty
      ? "  The two values have the same description, but are not equal according to “==”."
      : description
  }
}
