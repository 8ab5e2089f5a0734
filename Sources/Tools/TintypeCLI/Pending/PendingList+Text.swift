// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports
import TintypeComparison

extension PendingList {
  /// Returns the text output of `tintype status`.
  ///
  /// - Parameter tool: The prefix of the tool's commands.
  /// - Returns: The text.
  func text(tool: String) -> String {
    guard changes.count > 0 else { return problems.opening + "No changes are pending.\n" }
    let verb = changes.count == 1 ? "is" : "are"
    var blocks = [
      problems.opening + "\(Numbers.counted(changes.count, "change")) \(verb) pending.\n"
    ]
    for cause in changes.causes where !isAccepted(cause) {
      blocks.append(
        cause.cause.heading + "\n" + members(of: cause)
          + "  accept it: \(tool) accept --cause \(cause.cause.id)\n")
    }
    for cause in changes.causes where isAccepted(cause) {
      blocks.append(cause.cause.heading + "\n" + waiting(of: cause))
    }
    if !changes.apart.isEmpty {
      let title = changes.causes.isEmpty ? "" : "Changes that need their own decision\n"
      blocks.append(title + changes.apart.map(line).joined())
    }
    if !changes.damaged.isEmpty {
      blocks.append(
        "Cannot be read\n"
          + changes.damaged.map { file, error in
            let name = ShortText.line(label(file, file.name))
            return "  \(name): \(VisibleText.line(error.description))\n"
          }.joined())
    }
    blocks.append(next(tool))
    return blocks.joined(separator: "\n")
  }

  /// The maximum number of listed members of a cause.
  private static let memberLimit = 10

  /// Returns whether a cause was accepted for all of its changes, which wait for other causes.
  func isAccepted(_ cause: PendingChanges.Cause) -> Bool {
    cause.cause.members.allSatisfy { accepted.contains(cause.cause, changes.entries[$0].item) }
  }

  /// Returns the lines for the changes of an accepted cause, which wait for another cause or need
  /// their own decision.
  private func waiting(of cause: PendingChanges.Cause) -> String {
    let members = cause.cause.members.map { changes.entries[$0] }
    let lines = members.prefix(Self.memberLimit).map { entry in
      "  \(ShortText.line(label(entry.item))) \(reasonToWait(entry))\(remarks(entry.item))\n"
    }
    let more = members.count - lines.count
    return
      "  accepted; \(members.count == 1 ? "this change is" : "these changes are") still pending:\n"
      + lines.joined() + (more > 0 ? "  and \(Numbers.grouped(more)) more\n" : "")
  }

  /// Returns the reason why a change with an accepted cause is pending, as a predicate.
  private func reasonToWait(_ entry: PendingChanges.Entry) -> String {
    if let reason = entry.explanation.ownDecisionReason {
      return "needs its own decision: \(ShortText.line(reason))"
    }
    let open = entry.explanation.causes.map { changes.causes[$0].cause }
      .filter { !accepted.contains($0, entry.item) }
    return open.isEmpty
      ? "can be accepted by its name"
      : "waits for \(ShortText.list(open.map(\.title), limit: 3))"
  }

  /// Returns the lines for the members of a cause on which causes decide.
  private func members(of cause: PendingChanges.Cause) -> String {
    let members = cause.cause.members.map { changes.entries[$0] }
    let usual = members.filter(\.explanation.isDecidedByCauses)
    let lines = usual.prefix(Self.memberLimit).map { entry in
      let others = entry.explanation.causes.map { changes.causes[$0].cause }
        .count { $0.id != cause.cause.id && !accepted.contains($0, entry.item) }
      let rest = others > 0 ? ", with \(Numbers.counted(others, "other cause"))" : ""
      return "  \(ShortText.line(label(entry.item)))\(rest)\(remarks(entry.item))\n"
    }
    let more = usual.count - lines.count
    let own = members.count - usual.count
    return lines.joined() + (more > 0 ? "  and \(Numbers.grouped(more)) more\n" : "")
      + (own > 0
        ? "  \(Numbers.grouped(own)) of them \(own == 1 ? "needs its" : "need their") own decision\n"
        : "")
  }

  /// Returns the line for a change that needs its own decision.
  private func line(_ entry: PendingChanges.Entry) -> String {
    let item = entry.item
    let headline = item.entry.headline
    var parts: [String] = []
    if item.isNew {
      parts.append("new")
    } else {
      parts.append(headline.hasSuffix(".") ? String(headline.dropLast()) : headline)
      if !entry.explanation.causes.isEmpty, let reason = entry.explanation.ownDecisionReason {
        parts.append(reason)
      }
    }
    if let pixels = item.record.pixelSummary, pixels != headline { parts.append(pixels) }
    let facts = ": " + parts.joined(separator: "; ")
    return "  \(ShortText.line(label(item)))\(facts)\(remarks(item))\n"
  }

  /// Returns the remarks about a change of an earlier run, or one that cannot be accepted.
  private func remarks(_ item: PendingItem) -> String {
    let run = isEarlier(item) ? "; found by the earlier run “\(ShortText.line("\(item.run)"))”" : ""
    let refusal = refusal(item).map {
      "\n    cannot be accepted: \(VisibleText.line($0.description))"
    }
    return run + (refusal ?? "")
  }

  private func next(_ tool: String) -> String {
    let member = changes.causes.first?.cause.members.first
    let first = member.map { changes.entries[$0].item } ?? changes.items.first
    let name = first.flatMap { ShellWord.quoted(label($0)) } ?? "NAME"
    return """
      Review all:      \(tool) report
      Review one:      \(tool) show \(name)
      Accept one:      \(tool) accept \(name)
      Reject the rest: \(tool) reject --all

      """
  }
}
