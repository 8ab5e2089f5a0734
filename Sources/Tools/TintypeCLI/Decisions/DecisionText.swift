// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports
import TintypeSnapshots

/// The output of `tintype accept` and `tintype reject`.
struct DecisionText {
  let options: DecidingOptions
  /// The prefix of the tool's commands.
  let tool: String
  let verdict: DecisionStep.Verdict
  /// The number of decisions in a file that are left to the other verb.
  let leftOver: Int
  /// The selection by causes; `nil` for another selection.
  let causes: CauseSelection?
  /// The names that several of the changes share.
  private let repeatedNames: Set<String>

  /// Creates the output, with the labels of the changes before any decision is applied.
  init(
    options: DecidingOptions, tool: String, verdict: DecisionStep.Verdict, leftOver: Int,
    causes: CauseSelection? = nil, steps: [DecisionStep]
  ) {
    self.options = options
    self.tool = tool
    self.verdict = verdict
    self.leftOver = leftOver
    self.causes = causes
    repeatedNames = Set(
      Dictionary(grouping: steps, by: \.name).filter { $0.value.count > 1 }.keys)
  }

  /// Returns the name, with the extension if another change has the same name.
  private func label(_ step: DecisionStep) -> String {
    repeatedNames.contains(step.name) && !step.pathExtension.isEmpty
      ? step.name + "." + step.pathExtension : step.name
  }

  /// Returns the decisions that were applied, or that a dry run would apply, one line for each
  /// change.
  private func plan(_ steps: [DecisionStep]) -> String {
    let planned = steps.filter { $0.refusal == nil }
    guard !planned.isEmpty else { return "" }
    let both = Set(planned.map(\.verdict)).count > 1
    let doing =
      options.isDryRun
      ? "Would " + (both ? "decide on" : planned[0].verdict == .accept ? "accept" : "reject")
      : both ? "Deciding on" : planned[0].verdict == .accept ? "Accepting" : "Rejecting"
    let lines = planned.map { step in
      "  \(VisibleText.line(label(step))): \(VisibleText.line(Self.intention(step)))\n"
    }
    return "\(doing) \(Numbers.counted(planned.count, "change")):\n" + lines.joined()
  }

  private static func intention(_ step: DecisionStep) -> String {
    guard step.verdict == .accept, let item = step.item else {
      return step.item.map { "rejected, and \($0.conversionRefusal)" }
        ?? "rejected, although its file cannot be read"
    }
    return item.isNew ? "new reference \(item.reference)" : "replaces \(item.reference)"
  }

  /// Returns the output and the exit code.
  func result(_ steps: [DecisionStep], waiting: Int) -> CommandResult {
    var result = CommandResult()
    let refusals = steps.compactMap(\.refusal)
    if !refusals.isEmpty {
      result.exitCode = refusals.contains(where: \.isError) ? .error : .different
    }
    for step in steps {
      guard let refusal = step.refusal else { continue }
      let name = ShortText.line(label(step))
      result.messages += "tintype: “\(name)” was skipped: \(VisibleText.line("\(refusal)"))\n"
    }
    if leftOver > 0 {
      result.messages += """
        tintype: The file also accepts \(Numbers.counted(leftOver, "change")). Accept \
        \(leftOver == 1 ? "it" : "them") with “\(tool) accept --decisions”.

        """
    }
    result.output =
      options.isJSON
      ? document(steps, waiting: waiting)
      : plan(steps) + undecided + summary(steps, waiting: waiting)
    return result
  }

  /// The maximum number of listed changes that causes do not decide.
  private static let undecidedLimit = 10

  /// The changes that wait for another cause, and those that need their own decision.
  private var undecided: String {
    guard let causes else { return "" }
    func list(_ title: String, _ items: [(PendingItem, String)]) -> String {
      guard !items.isEmpty else { return "" }
      let change = items.allSatisfy { $0.0.file.pathExtension == "png" } ? "image" : "change"
      let lines = items.prefix(Self.undecidedLimit).map { item, reason in
        "  \(ShortText.line(item.name)): \(ShortText.line(reason))\n"
      }
      let more = items.count - lines.count
      return "\(Numbers.counted(items.count, change)) \(title):\n" + lines.joined()
        + (more > 0 ? "  and \(Numbers.grouped(more)) more\n" : "")
    }
    let isOne = causes.names.count == 1
    let accepted =
      causes.waiting.isEmpty || options.isDryRun
      ? "" : "The \(isOne ? "cause is" : "causes are") accepted; "
    return accepted
      + list(
        causes.waiting.count == 1 ? "waits for another cause" : "wait for another cause",
        causes.waiting.map { ($0.item, ShortText.list($0.causes, limit: 3)) })
      + list(
        causes.own.count == 1 ? "needs its own decision" : "need their own decision",
        causes.own.map { ($0.item, $0.reason) })
  }

  private func summary(_ steps: [DecisionStep], waiting: Int) -> String {
    guard !steps.isEmpty else {
      return waiting == 0
        ? "No changes are pending.\n"
        : (causes?.waiting.isEmpty ?? true ? "Nothing was decided. " : "") + "\(rest(waiting))\n"
    }
    let counts = Counts(steps)
    var parts: [String] = []
    if counts.accepted > 0 { parts.append("\(Numbers.grouped(counts.accepted)) accepted") }
    if counts.rejected > 0 { parts.append("\(Numbers.grouped(counts.rejected)) rejected") }
    if counts.refused > 0 { parts.append("\(Numbers.grouped(counts.refused)) skipped") }
    let sentence = parts.joined(separator: ", ")
    if options.isDryRun { return "Dry run: nothing was written. Would be: \(sentence).\n" }
    let next = counts.accepted > 0 ? " Check “git status” before you commit." : ""
    return "\(sentence). \(rest(waiting))\(next)\n"
  }

  private func rest(_ waiting: Int) -> String {
    switch waiting {
    case 0: "No other changes are pending."
    case 1: "1 change is pending: “\(tool) status”."
    default: "\(Numbers.grouped(waiting)) changes are pending: “\(tool) status”."
    }
  }

  /// The number of changes with each outcome.
  private struct Counts {
    var accepted = 0
    var rejected = 0
    var refused = 0

    init(_ steps: [DecisionStep]) {
      for step in steps {
        switch step.outcome {
        case .accepted: accepted += 1
        case .rejected: rejected += 1
        case .refused: refused += 1
        case .planned: break
        }
      }
    }
  }

  // MARK: JSON output

  private func document(_ steps: [DecisionStep], waiting: Int) -> String {
    let counts = Counts(steps)
    return JSON.object([
      ("format", .integer(1)),
      ("dryRun", .bool(options.isDryRun)),
      ("accepted", .integer(counts.accepted)),
      ("rejected", .integer(counts.rejected)),
      ("refused", .integer(counts.refused)),
      ("waiting", .integer(waiting)),
      ("waitingForCauses", .integer(causes?.waiting.count ?? 0)),
      ("ownDecisions", .integer(causes?.own.count ?? 0)),
      ("changes", .array(steps.map(\.json))),
    ]).document
  }
}

extension DecisionStep {
  fileprivate var json: JSON {
    let result: String
    switch outcome {
    case .planned: result = "planned"
    case .accepted(.added): result = "added"
    case .accepted(.replaced): result = "replaced"
    case .accepted(.alreadyThere): result = "alreadyThere"
    case .rejected: result = "rejected"
    case .refused: result = "refused"
    }
    return .object([
      ("name", .string(name)),
      ("extension", .string(pathExtension)),
      ("decision", .string(verdict.rawValue)),
      ("result", .string(result)),
      ("reference", item.map { .string($0.reference) } ?? .null),
      ("reason", refusal.map { .string("\($0)") } ?? .null),
    ])
  }
}

extension PendingItem {
  /// The state of the reference after a rejection.
  fileprivate var conversionRefusal: String {
    isNew ? "there is still no reference" : "\(reference) is kept"
  }
}

extension DecisionError {
  /// The output and the exit code.
  var result: CommandResult { .failure(description, exitCode) }

  private var exitCode: ExitCode {
    switch self {
    case .unreadable, .causesNotWritten, .damaged, .noReferenceDirectory, .noSuchChange,
      .noSuchSnapshot:
      .error
    case .noSuchCause: .different
    case .nothingNamed, .oneNameNeeded, .namedTwice, .ambiguous, .noDigest, .digestOfMany: .usage
    case .decisionsUnreadable(_, .tooLarge): .dataFormat
    case .decisionsUnreadable: .error
    case .noDecisions, .newerDecisions, .tooManyDecisions, .decidedTwice: .dataFormat
    }
  }
}
