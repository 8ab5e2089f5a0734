// SPDX-License-Identifier: MIT

import Foundation

/// The area at which a scroll ends.
public struct ScrollTarget: Hashable {
  /// The area of the content that becomes visible, in points from the start of the content.
  public var rect: CGRect
  /// The point of the area and of the scroll view that coincide; `nil` for the top leading corner.
  public var anchor: UnitPoint?
}

/// The state of a scroll view in which the user ends a scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The visible area before the scroll.
  public let originalTarget: ScrollTarget
  /// The velocity in points per second.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the scroll view in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views in the layout of scroll targets.
  let targets: [CGRect]
  /// The space around the content.
  let margins: EdgeInsets

  /// The value of the environment for a key path.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behavior that adjusts the end of a scroll.
///
/// It is used when a test scrolls by `ViewHost`.
public protocol ScrollTargetBehavior {
  /// The state of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Adjusts the end of a scroll.
  ///
  /// - Parameters:
  ///   - target: The area at which the scroll would end.
  ///   - context: The state of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// A type-erased behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior.
  public var base: any ScrollTargetBehavior

  /// Creates a behavior from another one.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Adjusts the end of a scroll by the behavior.
  public func updateTarget(
    _ target: inout ScrollTarget, context: AnyScrollTargetBehavior.TargetContext
  ) {
    base.updateTarget(&target, context: context)
  }
}

extension View {
  /// Sets the behavior that adjusts the end of a scroll in the scroll view.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformingScrolling { $0.behavior = behavior }
  }
}
