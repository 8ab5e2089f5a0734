// SPDX-License-Identifier: MIT

public import Foundation

/// An object that generates haptic feedback, which has no effect in snapshots.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Has no effect.
  open func prepare() {}
}

/// An object that generates the feedback of collisions, which has no effect in snapshots.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect, because there is no vibration.
  open func impactOccurred(at location: CGPoint) {}
  /// Has no effect, because there is no vibration.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
  /// Creates a generator of medium strength.
  public override init() {
    super.init()
  }

  /// Creates a generator of a strength.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  /// Has no effect.
  open func impactOccurred() {}

  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) {}

  /// The strength of a collision.
  @nonexhaustive(warn)
  public enum FeedbackStyle: Int, Sendable {
    /// Small objects.
    case light = 0
    /// Medium objects.
    case medium = 1
    /// Large objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Hard objects.
    case rigid = 4
  }
}

/// An object that generates the feedback of results, which has no effect in snapshots.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect, because there is no vibration.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
  /// Has no effect.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {}

  /// The kind of a result.
  @nonexhaustive(warn)
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// A failure.
    case error = 2
  }
}

/// An object that generates the feedback of a changed selection, which has no effect in snapshots.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect, because there is no vibration.
  open func selectionChanged(at location: CGPoint) {}
  /// Has no effect.
  open func selectionChanged() {}
}
