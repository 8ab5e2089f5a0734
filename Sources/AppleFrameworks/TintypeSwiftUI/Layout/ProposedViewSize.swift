// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// A size that a container proposes to a subview.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; `nil` for no proposal.
  public var width: CGFloat?
  /// The height in points; `nil` for no proposal.
  public var height: CGFloat?

  /// A size of 0, for which subviews return their minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No size, for which subviews return their ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// An infinite size, for which subviews return their maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns a size with other lengths in place of those that are not proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Creates a proposal from a proposal of the engine.
  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  /// The proposal of the engine.
  var engine: ProposedSize {
    ProposedSize(width: width.map(Double.init), height: height.map(Double.init))
  }
}
