// SPDX-License-Identifier: MIT

/// Where an alignment line of your own lies by default.
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
  /// Where the line lies in a component, in points from its leading or its top edge.
  ///
  /// What is no finite number counts as 0.
  static func defaultValue(in context: Dimensions) -> Double
}

/// A line across a component's width, at which components are aligned.
public struct HorizontalAlignment: AlignmentLine, Hashable, Sendable, CaseIterable {
  /// The name by which the line is coded and stands in outlines.
  public let rawValue: String
  /// What says where the line lies by default.
  let id: any AlignmentID.Type
  /// Whether each component has the line, and it is not one of a user's own.
  var isStandard: Bool { share != nil }
  /// Where the line lies by default as a share of the length; `nil` for a line of a user's own.
  let share: Double?

  /// Creates a line of your own, named by the type that says where it lies by default.
  ///
  /// A stack that holds components in which the line has been moved hands on the mean of theirs.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, named: String(describing: id), share: nil)
  }

  private init(_ id: any AlignmentID.Type, named name: String, share: Double?) {
    self.id = id
    self.share = share
    rawValue = name
  }

  /// The edge at which lines begin.
  public static let leading = HorizontalAlignment(Start.self, named: "leading", share: 0)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalMiddle.self, named: "center", share: 0.5)
  /// The edge at which lines end.
  public static let trailing = HorizontalAlignment(
    TrailingEdge.self, named: "trailing", share: 1)

  /// The lines that each component has.
  public static let allCases: [HorizontalAlignment] = [.leading, .center, .trailing]

  /// Whether both lie where the same type says.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Hashes the type that says where the line lies.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A line across a component's height, at which components are aligned.
public struct VerticalAlignment: AlignmentLine, Hashable, Sendable, CaseIterable {
  /// The name by which the line is coded and stands in outlines.
  public let rawValue: String
  /// What says where the line lies by default.
  let id: any AlignmentID.Type
  /// Whether each component has the line, and it is not one of a user's own.
  var isStandard: Bool { share != nil }
  /// Where the line lies by default as a share of the length; `nil` for a line of a user's own.
  let share: Double?
  /// Whether the line is one of text.
  let isBaseline: Bool

  /// Creates a line of your own, named by the type that says where it lies by default.
  ///
  /// A stack that holds components in which the line has been moved hands on the mean of theirs.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, named: String(describing: id), share: nil)
  }

  private init(
    _ id: any AlignmentID.Type,
    named name: String,
    share: Double?,
    isBaseline: Bool = false
  ) {
    self.id = id
    self.share = share
    self.isBaseline = isBaseline
    rawValue = name
  }

  /// The top edge.
  public static let top = VerticalAlignment(Start.self, named: "top", share: 0)
  /// The middle.
  public static let center = VerticalAlignment(VerticalMiddle.self, named: "center", share: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomEdge.self, named: "bottom", share: 1)
  /// The baseline of the first line of text; the bottom edge where there is no text.
  ///
  /// A container's is the topmost one of its components.
  public static let firstTextBaseline = VerticalAlignment(
    FirstBaseline.self, named: "firstTextBaseline", share: 1, isBaseline: true)
  /// The baseline of the last line of text; the bottom edge where there is no text.
  ///
  /// A container's is the lowest one of its components.
  public static let lastTextBaseline = VerticalAlignment(
    LastBaseline.self, named: "lastTextBaseline", share: 1, isBaseline: true)

  /// The lines that each component has.
  public static let allCases: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// Whether both lie where the same type says.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Hashes the type that says where the line lies.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A line across a component, in either direction.
protocol AlignmentLine {
  var rawValue: String { get }
}

// MARK: Where lines lie by default

private enum Start: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { 0 }
}

private enum HorizontalMiddle: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.width / 2 }
}

private enum TrailingEdge: AlignmentID {
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

extension HorizontalAlignment: Codable {
  /// Decodes the name of a line that each component has.
  public init(from decoder: any Decoder) throws {
    self = try decoder.line(of: Self.allCases, named: \.rawValue)
  }

  /// Encodes the name; a line of your own is code, and throws an error that names it.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(line: rawValue, isCode: !isStandard)
  }
}

extension VerticalAlignment: Codable {
  /// Decodes the name of a line that each component has.
  public init(from decoder: any Decoder) throws {
    self = try decoder.line(of: Self.allCases, named: \.rawValue)
  }

  /// Encodes the name; a line of your own is code, and throws an error that names it.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(line: rawValue, isCode: !isStandard)
  }
}

extension Decoder {
  fileprivate func line<Line>(of lines: [Line], named name: (Line) -> String) throws -> Line {
    let container = try singleValueContainer()
    let word = try container.decode(String.self)
    guard let line = lines.first(where: { name($0) == word }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(word)” is no alignment.")
    }
    return line
  }
}

extension Encoder {
  fileprivate func encode(line name: String, isCode: Bool) throws {
    guard !isCode else {
      throw EncodingError.invalidValue(
        name,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: "The alignment “\(name)” is code and no data."))
    }
    var container = singleValueContainer()
    try container.encode(name)
  }
}
