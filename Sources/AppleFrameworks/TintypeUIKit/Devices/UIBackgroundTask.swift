// SPDX-License-Identifier: MIT

public import Foundation

/// The number of a task that an app runs in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// The result of loading data in the background.
@nonexhaustive(warn)
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There are new data.
  case newData = 0
  /// There are no new data.
  case noData = 1
  /// The data could not be loaded.
  case failed = 2
}

extension UIApplication {
  /// Returns `invalid`, because the app is never in the background; the closure is never called.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    .invalid
  }

  /// Does nothing, because the app is never in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The seconds that remain in the background: any number.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
