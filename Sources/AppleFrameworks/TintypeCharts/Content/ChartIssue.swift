// SPDX-License-Identifier: MIT

import SwiftUI

/// An error in the content of a chart, which fails the snapshot.
enum ChartIssue: Hashable {
  /// A value is not finite.
  case valueNotFinite(channel: String)
  /// An axis has values of different kinds.
  case mixedValues(axis: String, first: String, other: String)
  /// A sector has a negative value.
  case negativeSector
  /// The domain of a scale is empty or not finite.
  case invalidDomain(axis: String)
  /// The values of an axis cannot be shown on a scale of a type.
  case scaleType(axis: String, type: String)
  /// An axis would have too many marks.
  case tooManyMarks(axis: String, count: Double, limit: Int)
}

extension ChartIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .valueNotFinite(let channel):
      """
      A mark of a chart has a value of the \(channel) that is not finite, so it is not shown. Remove \
      the value from the data.
      """
    case .mixedValues(let axis, let first, let other):
      """
      The \(axis) of a chart has values of different kinds, \(first) and \(other), and only those of \
      the first kind are shown. Plot values of one kind.
      """
    case .negativeSector:
      "A sector of a chart has a negative value, so it is not shown. Use a value of at least 0."
    case .invalidDomain(let axis):
      """
      The domain of the \(axis) of a chart is empty or not finite, so the domain of the data is \
      shown. Pass a range of finite values, or at least one category.
      """
    case .scaleType(let axis, let type):
      """
      The \(axis) of a chart has values that a \(type) scale cannot show. Choose another scale type, \
      or a domain of values that the scale can show.
      """
    case .tooManyMarks(let axis, let count, let limit):
      """
      The \(axis) of a chart would have \(Int(min(count, 1e9))) axis marks, so only \(limit) are \
      shown. Use a larger stride.
      """
    }
  }

  /// Adds the error to the snapshot.
  func report() { ContentIssue.report(description) }
}
