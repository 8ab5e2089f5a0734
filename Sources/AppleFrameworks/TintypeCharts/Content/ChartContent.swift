// SPDX-License-Identifier: MIT

import SwiftUI

/// A type that represents the content of a chart: marks, or a composition of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent

  /// The marks that the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the marks; the default evaluates ``body-swift.property``.
  ///
  /// Only content of this module implements it.
  @MainActor @preconcurrency func _makeMarks() -> _Marks
}

/// The marks of chart content.
public struct _Marks {
  let marks: [Mark]
}

extension ChartContent {
  /// Returns the marks of the body.
  public func _makeMarks() -> _Marks { body._makeMarks() }

  /// The marks in their order.
  var marks: [Mark] { _makeMarks().marks }
}

/// Content that creates its marks itself instead of evaluating a body.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Returns the marks in their order.
  func primitiveMarks() -> [Mark]
}

extension PrimitiveChartContent {
  /// Returns the marks.
  public func _makeMarks() -> _Marks { _Marks(marks: primitiveMarks()) }

  // The explicit return prevents the use of the builder.
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the content creates its marks itself.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Never: ChartContent {}

/// Ends the process: the body of primitive content has no value, as in Swift Charts.
nonisolated func unreachableBody(of type: Any.Type) -> Never {
  // The result type has no values, and this module does not call it.
  preconditionFailure("\(type) is primitive content and has no body. Use the content itself.")
}
