// SPDX-License-Identifier: MIT

/// The size of a component with the lines at which it can be aligned.
public struct Dimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  let horizontalGuide: (HorizontalAlignment) -> Double?
  let verticalGuide: (VerticalAlignment) -> Double?
  /// How many lines of one's own are being asked for each other: they may do so in a circle.
  private var questions = 0

  init(
    width: Double,
    height: Double,
    horizontalGuide: @escaping (HorizontalAlignment) -> Double?,
    verticalGuide: @escaping (VerticalAlignment) -> Double?
  ) {
    self.width = width
    self.height = height
    self.horizontalGuide = horizontalGuide
    self.verticalGuide = verticalGuide
  }

  /// The dimensions of a frame, whose lines all lie where they do by default.
  init(_ size: Size) {
    self.init(
      width: size.width, height: size.height,
      horizontalGuide: { _ in nil }, verticalGuide: { _ in nil })
  }

  /// Where a line across the width lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    horizontalGuide(guide) ?? standard(guide.id)
  }

  /// Where a line across the height lies, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double {
    verticalGuide(guide) ?? standard(guide.id)
  }

  /// Where a line across the width lies if not by default.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { horizontalGuide(guide) }

  /// Where a line across the height lies if not by default.
  public subscript(explicit guide: VerticalAlignment) -> Double? { verticalGuide(guide) }

  /// Where a line lies by default: 0 in endless room, and where lines ask for each other without
  /// end.
  private func standard(_ id: any AlignmentID.Type) -> Double {
    guard questions < 16 else { return 0 }
    var context = self
    context.questions += 1
    let value = id.defaultValue(in: context)
    return value.isFinite ? value : 0
  }
}
