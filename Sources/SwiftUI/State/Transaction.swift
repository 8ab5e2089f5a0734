// SPDX-License-Identifier: MIT

/// The context of a change of state.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// The way in which a view changes over time, which a snapshot does not show.
public struct Animation: Equatable, Sendable {
  /// The default animation.
  public static let `default` = Animation()
}
