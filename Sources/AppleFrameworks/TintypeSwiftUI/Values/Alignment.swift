// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A type that defines a custom alignment guide.
public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The alignment of the engine.
  let engine: TintypeComponents.HorizontalAlignment

  init(_ engine: TintypeComponents.HorizontalAlignment) { self.engine = engine }

  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { engine = Self.alignment(id) }

  private static func alignment<ID: AlignmentID>(
    _ id: ID.Type
  ) -> TintypeComponents.HorizontalAlignment {
    TintypeComponents.HorizontalAlignment(EngineAlignment<ID>.self, named: String(describing: id))
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(.leading)
  /// The center.
  public static let center = HorizontalAlignment(.center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.trailing)
  /// The leading edge of the separator below a row of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(.listRowSeparatorLeading)
  /// The trailing edge of the separator below a row of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(.listRowSeparatorTrailing)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  /// The alignment of the engine.
  let engine: TintypeComponents.VerticalAlignment

  init(_ engine: TintypeComponents.VerticalAlignment) { self.engine = engine }

  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { engine = Self.alignment(id) }

  private static func alignment<ID: AlignmentID>(
    _ id: ID.Type
  ) -> TintypeComponents.VerticalAlignment {
    TintypeComponents.VerticalAlignment(EngineAlignment<ID>.self, named: String(describing: id))
  }

  /// The top edge.
  public static let top = VerticalAlignment(.top)
  /// The center.
  public static let center = VerticalAlignment(.center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
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
  /// The horizontal center, at the baseline of the first text line.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal center, at the baseline of the last text line.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, at the baseline of the first text line.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, at the baseline of the last text line.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, at the baseline of the first text line.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, at the baseline of the last text line.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// The alignment of the engine.
  var engine: TintypeComponents.Alignment {
    TintypeComponents.Alignment(horizontal: horizontal.engine, vertical: vertical.engine)
  }
}

/// The size and alignment guides of a view, in points.
public struct ViewDimensions {
  private let dimensions: Dimensions

  init(_ dimensions: Dimensions) { self.dimensions = dimensions }

  /// The width.
  public var width: CGFloat { dimensions.width }
  /// The height.
  public var height: CGFloat { dimensions.height }

  /// The position of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide.engine] }

  /// The position of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide.engine] }

  /// The explicit position of a guide from the leading edge; `nil` if it was not set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions[explicit: guide.engine].map { CGFloat($0) }
  }

  /// The explicit position of a guide from the top edge; `nil` if it was not set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions[explicit: guide.engine].map { CGFloat($0) }
  }
}

extension ViewDimensions: Equatable {
  /// Returns whether two views have the same size, and the same positions of the standard guides.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
      && HorizontalAlignment.standard.allSatisfy { lhs[$0] == rhs[$0] }
      && VerticalAlignment.standard.allSatisfy { lhs[$0] == rhs[$0] }
  }
}

extension HorizontalAlignment {
  fileprivate static let standard: [HorizontalAlignment] = [.leading, .center, .trailing]

  /// Returns the position of the guide in a container whose subviews have explicit positions: their
  /// mean; `nil` if there are none.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    values.mean
  }
}

extension VerticalAlignment {
  fileprivate static let standard: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// Returns the position of the guide in a container whose subviews have explicit positions; `nil`
  /// if there are none.
  ///
  /// It is the topmost of the first baselines, the bottommost of the last ones, and else the mean.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    switch self {
    case .firstTextBaseline: values.compactMap(\.self).min()
    case .lastTextBaseline: values.compactMap(\.self).max()
    default: values.mean
    }
  }
}

extension Sequence where Element == CGFloat? {
  fileprivate var mean: CGFloat? {
    let known = compactMap(\.self)
    return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count)
  }
}

/// A custom alignment in the engine.
private enum EngineAlignment<ID: AlignmentID>: TintypeComponents.AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double {
    Double(ID.defaultValue(in: ViewDimensions(context)))
  }
}
