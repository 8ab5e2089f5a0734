// SPDX-License-Identifier: MIT

/// The size of a component with the lines at which it can be aligned.
public struct Dimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The element that may have lines of its own; `nil` for a frame without any.
  private let element: (tree: LayoutTree, index: Int, proposal: ProposedSize)?
  /// How many lines of one's own are being asked for each other: they may do so in a circle.
  private var questions = 0

  /// The dimensions of an element that takes a size for a proposal.
  init(_ size: Size, of element: Int, in tree: LayoutTree, _ proposal: ProposedSize) {
    width = size.width
    height = size.height
    self.element = (tree, element, proposal)
  }

  /// The dimensions of a frame, whose lines all lie where they do by default.
  init(_ size: Size) {
    width = size.width
    height = size.height
    element = nil
  }

  /// Where a line across the width lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    self[explicit: guide] ?? standard(guide.id, share: guide.share, of: width)
  }

  /// Where a line across the height lies, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double {
    self[explicit: guide] ?? standard(guide.id, share: guide.share, of: height)
  }

  /// Where a line across the width lies if not by default.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    guard let element else { return nil }
    return element.tree.guide(
      guide, of: element.index, size: Size(width: width, height: height), element.proposal)
  }

  /// Where a line across the height lies if not by default.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    guard let element else { return nil }
    return element.tree.guide(
      guide, of: element.index, size: Size(width: width, height: height), element.proposal)
  }

  /// Where a line lies by default: 0 in endless room, and where lines ask for each other without
  /// end.
  private func standard(
    _ id: any AlignmentID.Type,
    share: Double?,
    of length: Double
  ) -> Double {
    if let share { return length.isFinite ? length * share : 0 }
    guard questions < 16 else { return 0 }
    var context = self
    context.questions += 1
    let value = id.defaultValue(in: context)
    return value.isFinite ? value : 0
  }
}
