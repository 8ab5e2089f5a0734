// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeReports
import TintypeTerminal

/// The drawing of a review: a function from its state to the contents of a screen.
struct ReviewScreen {
  /// The state of the review.
  let state: ReviewState
  /// The files of the displayed image.
  let content: ReviewContent
  /// The properties of the terminal.
  let terminal: Properties

  /// The properties of a terminal that determine a screen.
  struct Properties: Hashable, Sendable {
    var size: TerminalSize
    /// The protocol for images.
    var images: ImageProtocol
    /// The size of a cell in pixels.
    var cell: PixelSize
  }

  /// The smallest terminal in which a review is usable.
  private static let minimum = TerminalSize(columns: 60, rows: 16)

  private var list: ReviewList { state.list }
  private var size: TerminalSize { terminal.size }

  /// Returns the contents of the screen.
  func draw() -> Screen {
    var screen = Screen(size: size)
    guard size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows else {
      let lines = [
        "The terminal is too small.",
        "Enlarge it to \(Self.minimum.columns) × \(Self.minimum.rows).", "q quits.",
      ]
      for (row, line) in lines.enumerated() { screen.add(StyledText(line), row: row) }
      return screen
    }
    drawHeader(&screen)
    switch state.page {
    case .review: drawReview(&screen)
    case .help: drawLines(ReviewText.help, &screen)
    case .summary: drawLines(ReviewText.summary(state), &screen)
    }
    screen.add(StyledText(ShortText.line(state.message)), row: size.rows - 2)
    screen.add(StyledText(ReviewText.keys(state), .faint), row: size.rows - 1)
    return screen
  }

  private func drawHeader(_ screen: inout Screen) {
    let left = " tintype review"
    let decided = list.decidedCount(state.decisions)
    var right =
      "\(Numbers.grouped(decided)) of \(Numbers.grouped(list.images.count)) images decided "
    if state.page == .review {
      right = "\(position) · " + right
    }
    let space = size.columns - TextWidth.of(left) - TextWidth.of(right)
    let line = left + String(repeating: " ", count: max(1, space)) + right
    screen.add(StyledText(line, .inverse), row: 0)
  }

  /// The position of the displayed unit, such as `cause 2 of 5`.
  private var position: String {
    let isCause = state.currentUnit?.isCause == true
    let units = list.units.indices.filter { list.units[$0].isCause == isCause }
    let number = (units.firstIndex(of: state.unit) ?? 0) + 1
    return "\(isCause ? "cause" : "single image") \(number) of \(units.count)"
  }

  private func drawLines(_ lines: [StyledText], _ screen: inout Screen) {
    for (index, line) in lines.prefix(max(0, size.rows - 4)).enumerated() {
      screen.add(line, row: index + 2, column: 1)
    }
  }

  // MARK: Review

  private func drawReview(_ screen: inout Screen) {
    guard let unit = state.currentUnit, let image = state.currentImage else { return }
    drawTitle(unit, &screen)
    let members = drawMembers(unit, from: 4, &screen)
    var row = 4 + members
    let details = ReviewText.details(image, state: state)
    let detailCount = size.rows < 32 ? 1 : 3
    for line in details.prefix(detailCount) {
      screen.add(StyledText(" " + line), row: row)
      row += 1
    }
    let box = ReviewImageArea.Box(
      row: row, column: 1, cells: TerminalSize(columns: size.columns - 2, rows: size.rows - 2 - row)
    )
    let area = ReviewImageArea(
      box: box, terminal: terminal, pane: state.pane,
      region: state.region.flatMap { image.regions.indices.contains($0) ? image.regions[$0] : nil },
      scroll: state.scroll)
    area.draw(content, &screen)
  }

  private func drawTitle(_ unit: ReviewUnit, _ screen: inout Screen) {
    let verdict =
      unit.isCause
      ? state.decisions.units[state.unit] : unit.members.first.flatMap { state.verdict(of: $0) }
    let mark = verdict.map { "\(ReviewText.sign($0)) \($0 == .accept ? "accepted" : "rejected") " }
    let width = size.columns - 1 - (mark.map { TextWidth.of($0) + 1 } ?? 0)
    let title = TextWidth.cut(
      ShortText.line(unit.title), to: width - 1, keepsEnd: !unit.isCause)
    screen.add(StyledText(" " + title, .bold), row: 1)
    if let mark {
      screen.add(
        StyledText(mark, ReviewText.style(verdict)), row: 1,
        column: size.columns - TextWidth.of(mark))
    }
    screen.add(StyledText(" " + ReviewText.counts(unit, state), .faint), row: 2)
    screen.add(StyledText(String(repeating: "─", count: size.columns), .faint), row: 3)
  }

  /// Draws the names of members around the displayed one, and returns the number of rows.
  private func drawMembers(_ unit: ReviewUnit, from row: Int, _ screen: inout Screen) -> Int {
    let count = min(unit.members.count, max(1, size.rows / 8))
    let first = max(0, min(state.member - count / 2, unit.members.count - count))
    for (offset, member) in (first..<first + count).enumerated() {
      let image = unit.members[member]
      let isShown = member == state.member
      let verdict = state.verdict(of: image)
      let reason =
        unit.outliers[image].map { "  outlier: \(ShortText.line($0))" }
        ?? (unit.isCause ? list.images[image].ownReason.map { "  \(ShortText.line($0))" } : nil)
        ?? ""
      let start = isShown ? " ▸ " : "   "
      let width = size.columns - 6
      let reasonText = TextWidth.cut(reason, to: width / 2)
      let name = TextWidth.cut(
        ShortText.line(list.images[image].key.fullName),
        to: width - TextWidth.of(reasonText), keepsEnd: true)
      screen.add(StyledText(start), row: row + offset)
      screen.add(
        StyledText(ReviewText.sign(verdict) + " ", ReviewText.style(verdict)), row: row + offset)
      screen.add(StyledText(name, isShown ? .bold : .plain), row: row + offset)
      screen.add(StyledText(reasonText, .faint), row: row + offset)
    }
    return count
  }
}
