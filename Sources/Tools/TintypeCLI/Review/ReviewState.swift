// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The state of an interactive review.
struct ReviewState: Hashable, Sendable {
  /// The changes.
  let list: ReviewList
  /// The decisions so far.
  private(set) var decisions: ReviewDecisions
  /// The displayed unit, as an index of the list.
  private(set) var unit = 0
  /// The displayed member of the unit.
  private(set) var member = 0
  /// The displayed page.
  private(set) var page = Page.review
  /// The displayed images.
  private(set) var pane = Pane.automatic
  /// The magnified region; `nil` for the whole image.
  private(set) var region: Int?
  /// The number of hidden lines above a text.
  private(set) var scroll = 0
  /// The result of the last key, in one line.
  private(set) var message = ""
  /// The states before each decision, which the user can return to.
  private var history: [Step] = []

  private struct Step: Hashable {
    var decisions: ReviewDecisions
    var unit: Int
    var member: Int
  }

  /// A page of the review.
  enum Page: Hashable {
    case review, help, summary
  }

  /// The images that are displayed.
  enum Pane: Int, Hashable, CaseIterable {
    /// All images side by side if they fit, else the difference.
    case automatic
    case before, after, difference
  }

  /// The action that follows a key outside of the state.
  enum Effect: Hashable {
    case quit, interrupt, apply, suspend, redraw
  }

  /// Creates the state at the first unit without a decision.
  init(_ list: ReviewList, decisions: ReviewDecisions = ReviewDecisions()) {
    (self.list, self.decisions) = (list, decisions)
    let first = list.units.indices.first { !list.isFinished($0, decisions) }
    if let first {
      move(to: first)
    } else {
      page = .summary
    }
  }

  /// The displayed unit; `nil` for an empty list.
  var currentUnit: ReviewUnit? { list.units.indices.contains(unit) ? list.units[unit] : nil }

  /// The displayed image, as an index of the list.
  var currentIndex: Int? {
    guard let members = currentUnit?.members, members.indices.contains(member) else { return nil }
    return list.images.indices.contains(members[member]) ? members[member] : nil
  }

  /// The displayed image.
  var currentImage: ReviewImage? { currentIndex.map { list.images[$0] } }

  /// Returns the verdict on an image.
  func verdict(of image: Int) -> ReviewVerdict? { list.verdict(of: image, decisions) }

  /// Performs a command.
  ///
  /// - Returns: The action that the caller performs; `nil` for none.
  mutating func perform(_ command: ReviewCommand) -> Effect? {
    message = ""
    switch command {
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .quit: return .quit
    case .help: page = page == .help ? .review : .help
    case .summary: page = .summary
    case .apply: return page == .summary ? apply() : nil
    case .back:
      if page == .review { region = nil }
      page = .review
    case .undo: undo()
    case _ where page != .review: page = .review
    case .accept: decide(.accept)
    case .reject: decide(.reject)
    case .acceptImage: decideImage(.accept)
    case .rejectImage: decideImage(.reject)
    case .skip: skip()
    case .image(let step): moveMember(step)
    case .unit(let step): moveUnit(step)
    case .region(let step): moveRegion(step)
    case .zoom: region = region == nil ? 0 : nil
    case .pane(let pane): self.pane = pane
    case .nextPane:
      let next = (pane.rawValue + 1) % Pane.allCases.count
      pane = Pane(rawValue: next) ?? .automatic
    case .scroll(let lines): scroll = max(0, scroll + lines)
    }
    return nil
  }

  private mutating func apply() -> Effect? {
    guard list.decidedCount(decisions) > 0 else {
      message = "No change is decided."
      return nil
    }
    return .apply
  }

  // MARK: Movement

  private mutating func move(to unit: Int, member: Int = 0) {
    self.unit = unit
    self.member = member
    (region, scroll) = (nil, 0)
  }

  private mutating func moveMember(_ step: Int) {
    guard let count = currentUnit?.members.count, count > 0 else { return }
    move(to: unit, member: min(max(0, member + step), count - 1))
  }

  private mutating func moveUnit(_ step: Int) {
    guard !list.units.isEmpty else { return }
    move(to: min(max(0, unit + step), list.units.count - 1))
  }

  private mutating func moveRegion(_ step: Int) {
    guard let count = currentImage?.regions.count, count > 0 else {
      message = "The regions of this change are unknown."
      return
    }
    region = region.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
  }

  /// Displays the next unit that needs a decision, or else the summary.
  private mutating func advance(from start: Int) {
    let following =
      Array(list.units.indices.dropFirst(start + 1)) + list.units.indices.prefix(start)
    if let next = following.first(where: { !list.isFinished($0, decisions) }) {
      move(to: next)
    } else {
      page = .summary
    }
  }

  private mutating func skip() { advance(from: unit) }

  // MARK: Decisions

  private mutating func remember() {
    history.append(Step(decisions: decisions, unit: unit, member: member))
  }

  private mutating func undo() {
    guard let step = history.popLast() else {
      message = "There is nothing to undo."
      return
    }
    decisions = step.decisions
    page = .review
    move(to: step.unit, member: step.member)
    message = "The last decision was undone."
  }

  private mutating func decide(_ verdict: ReviewVerdict) {
    guard let current = currentUnit else { return }
    guard current.isCause else {
      decideImage(verdict)
      return
    }
    remember()
    decisions.units[unit] = verdict
    for image in current.members where verdict == .reject || current.outliers[image] == nil {
      // The newer decision applies. Outliers keep their own, which they need.
      decisions.images[image] = nil
    }
    let open = current.members.indices.filter { self.verdict(of: current.members[$0]) == nil }
    let outliers = open.filter { current.outliers[current.members[$0]] != nil }
    if let first = outliers.first {
      move(to: unit, member: first)
      message =
        "\(Numbers.counted(outliers.count, "outlier")) still \(outliers.count == 1 ? "needs" : "need")"
        + " a decision: A accepts, X rejects the shown image."
      return
    }
    message = "\(verdict == .accept ? "Accepted" : "Rejected"): \(current.title)."
    if !open.isEmpty {
      message +=
        " \(Numbers.counted(open.count, "image")) also \(open.count == 1 ? "needs" : "need") other decisions."
    }
    if list.isFinished(unit, decisions) { advance(from: unit) }
  }

  private mutating func decideImage(_ verdict: ReviewVerdict) {
    guard let current = currentUnit, let image = currentIndex else { return }
    remember()
    decisions.images[image] = verdict
    message =
      "\(verdict == .accept ? "Accepted" : "Rejected"): \(list.images[image].key.fullName)."
    if list.isFinished(unit, decisions) {
      advance(from: unit)
      return
    }
    let members = current.members.indices
    let following = Array(members.dropFirst(member + 1)) + members.prefix(member)
    let isOutlierNeeded = decisions.units[unit] != nil
    let next = following.first { index in
      let image = current.members[index]
      return self.verdict(of: image) == nil && (!isOutlierNeeded || current.outliers[image] != nil)
    }
    if let next { move(to: unit, member: next) }
  }
}
