// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

extension WaitingList {
  /// What `tintype status` prints for people.
  ///
  /// - Parameter tool: What commands of the tool begin with.
  /// - Returns: The text.
  func text(tool: String) -> String {
    guard changes.count > 0 else { return problems.opening + "Nothing waits for a decision.\n" }
    let verb = changes.count == 1 ? "waits" : "wait"
    var blocks = [
      problems.opening + "\(Numbers.counted(changes.count, "change")) \(verb) for a decision.\n"
    ]
    for group in changes.groups {
      blocks.append(
        group.title + "\n" + group.items.map { line($0, isAlone: false) }.joined()
          + "  accept them: \(tool) accept --group \(group.group.id)\n")
    }
    if !changes.singles.isEmpty {
      let title = changes.groups.isEmpty ? "" : "By themselves\n"
      blocks.append(title + changes.singles.map { line($0, isAlone: true) }.joined())
    }
    if !changes.damaged.isEmpty {
      blocks.append(
        "Cannot be read\n"
          + changes.damaged.map { file, trouble in
            let name = ShortText.line(label(file, file.name))
            return "  \(name): \(VisibleText.line(trouble.description))\n"
          }.joined())
    }
    blocks.append(next(tool))
    return blocks.joined(separator: "\n")
  }

  /// A change in a line; what members of a group have in common stands above them.
  private func line(_ item: PendingItem, isAlone: Bool) -> String {
    let headline = item.entry.headline
    var parts: [String] = []
    if item.isNew {
      parts.append("new")
    } else if isAlone {
      parts.append(headline.hasSuffix(".") ? String(headline.dropLast()) : headline)
    }
    if let pixels = item.record.pixelWords, pixels != headline { parts.append(pixels) }
    if isEarlier(item) {
      parts.append("found by the earlier run “\(ShortText.line("\(item.run)"))”")
    }
    var line = "  \(ShortText.line(label(item))): \(parts.joined(separator: "; "))\n"
    if let refusal = refusal(item) {
      line += "    cannot be accepted: \(VisibleText.line(refusal.description))\n"
    }
    return line
  }

  private func next(_ tool: String) -> String {
    let first = (changes.groups.first?.items ?? changes.singles).first
    let name = first.flatMap { ShellWord.quoted(label($0)) } ?? "NAME"
    return """
      Look at them:    \(tool) report
      Look at one:     \(tool) show \(name)
      Accept one:      \(tool) accept \(name)
      Reject the rest: \(tool) reject --all

      """
  }
}
