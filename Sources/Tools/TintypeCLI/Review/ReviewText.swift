// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeTerminal

/// The texts of a review.
enum ReviewText {
  /// Returns the symbol of a verdict.
  static func sign(_ verdict: ReviewVerdict?) -> String {
    switch verdict {
    case .accept: "✓"
    case .reject: "✕"
    case nil: "·"
    }
  }

  /// Returns the style of a verdict's symbol.
  static func style(_ verdict: ReviewVerdict?) -> TextStyle {
    switch verdict {
    case .accept: TextStyle(isBold: true, foreground: TerminalColor(rgb: 0x2E9E5B))
    case .reject: TextStyle(isBold: true, foreground: TerminalColor(rgb: 0xD6007F))
    case nil: .faint
    }
  }

  /// Returns the types and the numbers of members of a unit, in one line.
  static func counts(_ unit: ReviewUnit, _ state: ReviewState) -> String {
    var parts: [String] = []
    if !unit.types.isEmpty { parts.append(ShortText.list(unit.types, limit: 4)) }
    parts.append(Numbers.counted(unit.members.count, "image"))
    if !unit.outliers.isEmpty { parts.append(Numbers.counted(unit.outliers.count, "outlier")) }
    let decided = state.list.decidedCount(state.decisions, of: unit.members)
    if unit.isCause { parts.append("\(Numbers.grouped(decided)) decided") }
    return ShortText.line(parts.joined(separator: " · "))
  }

  /// Returns lines about an image.
  static func details(_ image: ReviewImage, state: ReviewState) -> [String] {
    var first = image.summary
    if let reason = image.ownReason, !image.isNew { first += " · \(reason)" }
    if let region = state.region, image.regions.indices.contains(region) {
      let bounds = image.regions[region]
      first =
        "region \(region + 1) of \(image.regions.count): \(bounds.width) × \(bounds.height) at "
        + "\(bounds.x), \(bounds.y) · " + first
    }
    return ([first] + image.lines).map { ShortText.line($0) }
  }

  /// Returns the most important keys of a page.
  static func keys(_ state: ReviewState) -> String {
    switch state.page {
    case .help: " any key: back   q quit"
    case .summary: " y apply   u undo   b back   q quit without applying"
    case .review where state.currentUnit?.isCause == true:
      " a accept  x reject  A X this image  s skip  u undo  n z zoom  v view  w end  ?"
    case .review: " a accept  x reject  s skip  u undo  n z zoom  v view  w end  q quit  ? help"
    }
  }

  /// The page with all keys.
  static var help: [StyledText] {
    let rows = [
      ("a, x", "accept or reject the cause, with all of its images but outliers"),
      ("A, X", "accept or reject the shown image only"),
      ("s", "skip to the next cause or image without a decision"),
      ("u", "undo the last decision"),
      ("j, k, arrows", "next or previous image of the cause"),
      ("J, K, tab", "next or previous cause"),
      ("v", "switch between all images, before, after and difference"),
      ("0, 1, 2, 3", "all images, before, after, difference"),
      ("n, p", "zoom to the next or previous differing region"),
      ("z", "zoom to the largest region, or show the whole image"),
      ("page up, down", "scroll a text"),
      ("w", "list the decisions, and apply them"),
      ("q", "quit; decisions are kept, and nothing is applied"),
      ("ctrl-l, ctrl-z", "draw again; suspend"),
    ]
    return [StyledText("Keys", .bold), StyledText("")]
      + rows.map { keys, text in
        StyledText(keys + String(repeating: " ", count: max(1, 16 - keys.count)) + text)
      }
      + [
        StyledText(""),
        StyledText("An image is accepted when all of its causes are accepted. An outlier, and an"),
        StyledText("image with pixels without a cause, need their own decision."),
      ]
  }

  /// Returns the page with the decisions.
  static func summary(_ state: ReviewState) -> [StyledText] {
    let (list, decisions) = (state.list, state.decisions)
    let accepted = list.count(.accept, decisions)
    let rejected = list.count(.reject, decisions)
    let open = list.count(nil, decisions)
    var lines = [StyledText("Decisions", .bold), StyledText("")]
    lines += [
      StyledText("\(sign(.accept)) \(Numbers.counted(accepted, "image")) accepted"),
      StyledText("\(sign(.reject)) \(Numbers.counted(rejected, "image")) rejected"),
      StyledText("\(sign(nil)) \(Numbers.counted(open, "image")) without a decision"),
    ]
    if list.damagedCount > 0 {
      lines.append(StyledText("  \(Numbers.counted(list.damagedCount, "change")) cannot be read"))
    }
    lines.append(StyledText(""))
    if accepted + rejected > 0 {
      lines.append(
        StyledText("y applies these decisions: accepted images replace their references, and"))
      lines.append(StyledText("the new files of rejected images are deleted."))
      lines.append(StyledText(""))
    }
    for (index, unit) in list.units.enumerated() {
      let verdict =
        unit.isCause
        ? decisions.units[index] : unit.members.first.flatMap { list.verdict(of: $0, decisions) }
      let count = unit.isCause ? " · \(Numbers.counted(unit.members.count, "image"))" : ""
      lines.append(
        StyledText("\(sign(verdict)) \(ShortText.line(unit.title))\(count)", style(verdict)))
    }
    return lines
  }
}
