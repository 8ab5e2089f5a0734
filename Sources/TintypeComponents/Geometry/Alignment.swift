// SPDX-License-Identifier: MIT

/// A line across a component's width, at which components are aligned.
public enum HorizontalAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  /// The edge at which lines begin.
  case leading
  /// The middle.
  case center
  /// The edge at which lines end.
  case trailing

  /// Where the line lies by default, in points from the leading edge; 0 in endless room.
  func position(in width: Double) -> Double {
    guard width.isFinite else { return 0 }
    return switch self {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }
}

/// A line across a component's height, at which components are aligned.
public enum VerticalAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The middle.
  case center
  /// The bottom edge.
  case bottom
  /// The baseline of the first line of text; the bottom edge where there is no text.
  case firstTextBaseline
  /// The baseline of the last line of text; the bottom edge where there is no text.
  case lastTextBaseline

  /// Where the line lies by default, in points from the top; 0 in endless room.
  func position(in height: Double) -> Double {
    guard height.isFinite else { return 0 }
    return switch self {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }
}

/// A point of a component, given by a line across its width and one across its height.
public struct Alignment: Hashable, Codable, Sendable {
  /// The line across the width.
  public var horizontal: HorizontalAlignment
  /// The line across the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The alignment in words: `center`, or the two lines such as `leading top`.
  var summary: String {
    horizontal == .center && vertical == .center
      ? "center" : "\(horizontal.rawValue) \(vertical.rawValue)"
  }
}

/// A place in a rectangle, as a share of its width and height from the leading top corner.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, 0 at the leading edge, 1 at the trailing one.
  public var x: Double
  /// The share of the height, 0 at the top, 1 at the bottom.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The corner of the top and the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
