// SPDX-License-Identifier: MIT

/// A type that provides the default position of a custom alignment guide.
///
/// ```swift
/// private enum Thumb: AlignmentID {
///   static func defaultValue(in context: Dimensions) -> Double { context.width / 2 }
/// }
///
/// extension HorizontalAlignment {
///   static let thumb = HorizontalAlignment(Thumb.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the default position of the guide in points from the leading or top edge.
  ///
  /// A value that is not finite counts as 0.
  static func defaultValue(in context: Dimensions) -> Double
}

/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: AlignmentLine, Hashable, Sendable, CaseIterable {
  /// The name of the guide in coded values and outlines.
  public let rawValue: String
  /// The type that provides the default position.
  let id: any AlignmentID.Type
  /// A Boolean value that indicates whether the guide is built in instead of user-defined.
  var isStandard: Bool { share != nil }
  /// The default position as a fraction of the width; `nil` for a user-defined guide.
  let share: Double?

  /// Creates a custom guide, named after the type that provides its default position.
  ///
  /// A stack's own position of the guide is the mean of the positions of the components that set
  /// it.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, named: String(describing: id), share: nil)
  }

  /// Creates an alignment with a guide that has another name than its type.
  package init(_ id: any AlignmentID.Type, named name: String) {
    self.init(id, named: name, share: nil)
  }

  private init(_ id: any AlignmentID.Type, named name: String, share: Double?) {
    (self.id, self.share) = (id, share)
    rawValue = name
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Start.self, named: "leading", share: 0)
  /// The horizontal center.
  public static let center = HorizontalAlignment(HorizontalMiddle.self, named: "center", share: 0.5)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(
    TrailingEdge.self, named: "trailing", share: 1)

  /// The leading edge of the separator below a row of a list.
  ///
  /// That of a container is the leading one of its components that set it. Without it, a separator
  /// begins at ``rowText``.
  package static let listRowSeparatorLeading = HorizontalAlignment(
    RowSeparatorLeading.self, named: "listRowSeparatorLeading", share: nil)

  /// The leading edge of the first text, where the separator below a row begins by default.
  ///
  /// Each text has it at its leading edge. That of a container is the leading one of its components.
  static let rowText = HorizontalAlignment(RowText.self, named: "rowText", share: nil)

  /// The trailing edge of the separator below a row of a list.
  ///
  /// That of a container is the trailing one of its components that set it.
  package static let listRowSeparatorTrailing = HorizontalAlignment(
    RowSeparatorTrailing.self, named: "listRowSeparatorTrailing", share: nil)

  /// The built-in guides.
  public static let allCases: [HorizontalAlignment] = [.leading, .center, .trailing]

  /// Returns whether both guides have the same identifier type.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Hashes the identifier type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment guide along the vertical axis.
public struct VerticalAlignment: AlignmentLine, Hashable, Sendable, CaseIterable {
  /// The name of the guide in coded values and outlines.
  public let rawValue: String
  /// The type that provides the default position.
  let id: any AlignmentID.Type
  /// A Boolean value that indicates whether the guide is built in instead of user-defined.
  var isStandard: Bool { share != nil }
  /// The default position as a fraction of the height; `nil` for a user-defined guide.
  let share: Double?
  /// A Boolean value that indicates whether the guide is a text baseline.
  let isBaseline: Bool

  /// Creates a custom guide, named after the type that provides its default position.
  ///
  /// A stack's own position of the guide is the mean of the positions of the components that set
  /// it.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, named: String(describing: id), share: nil)
  }

  /// Creates an alignment with a guide that has another name than its type.
  package init(_ id: any AlignmentID.Type, named name: String) {
    self.init(id, named: name, share: nil)
  }

  private init(
    _ id: any AlignmentID.Type,
    named name: String,
    share: Double?,
    isBaseline: Bool = false
  ) {
    (self.id, self.share, self.isBaseline) = (id, share, isBaseline)
    rawValue = name
  }

  /// The top edge.
  public static let top = VerticalAlignment(Start.self, named: "top", share: 0)
  /// The vertical center.
  public static let center = VerticalAlignment(VerticalMiddle.self, named: "center", share: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomEdge.self, named: "bottom", share: 1)
  /// The baseline of the first line of text, or the bottom edge without text.
  ///
  /// The baseline of a container is the topmost one of its components.
  public static let firstTextBaseline = VerticalAlignment(
    FirstBaseline.self, named: "firstTextBaseline", share: 1, isBaseline: true)
  /// The baseline of the last line of text, or the bottom edge without text.
  ///
  /// The baseline of a container is the lowest one of its components.
  public static let lastTextBaseline = VerticalAlignment(
    LastBaseline.self, named: "lastTextBaseline", share: 1, isBaseline: true)

  /// The built-in guides.
  public static let allCases: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// Returns whether both guides have the same identifier type.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Hashes the identifier type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment guide of either axis.
protocol AlignmentLine {
  var rawValue: String { get }
}

// MARK: Default positions of guides

private enum Start: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { 0 }
}

private enum HorizontalMiddle: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.width / 2 }
}

private enum TrailingEdge: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.width }
}

private enum RowText: AlignmentID {
  static func defaultValue(in dimensions: Dimensions) -> Double { 0 }
}

private enum RowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { 0 }
}

private enum RowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.width }
}

private enum VerticalMiddle: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.height / 2 }
}

private enum BottomEdge: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.height }
}

private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.height }
}

private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.height }
}

/// A point of a component, given by a horizontal and a vertical alignment guide.
public struct Alignment: Hashable, Codable, Sendable {
  /// The horizontal alignment guide.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The center of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// A description of the alignment: `center`, or both names such as `leading top`.
  package var summary: String {
    horizontal == .center && vertical == .center
      ? "center" : "\(horizontal.rawValue) \(vertical.rawValue)"
  }
}
