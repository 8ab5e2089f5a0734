// SPDX-License-Identifier: MIT

public import Foundation

/// An integer, as in Foundation on Apple's systems.
public typealias NSInteger = Int
/// An unsigned integer, as in Foundation on Apple's systems.
public typealias NSUInteger = UInt

extension Data.WritingOptions {
  /// The former name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

/// Returns a new progress without units, whose initializer Foundation on Linux lacks.
public func Progress() -> Foundation.Progress { Foundation.Progress(totalUnitCount: 0) }

/// A content that can be discarded while nobody uses it.
public protocol NSDiscardableContent {
  /// Begins to use the content; returns a Boolean value that indicates whether it exists.
  func beginContentAccess() -> Bool
  /// Ends to use the content.
  func endContentAccess()
  /// Discards the content unless somebody uses it.
  func discardContentIfPossible()
  /// Returns a Boolean value that indicates whether the content was discarded.
  func isContentDiscarded() -> Bool
}
