// SPDX-License-Identifier: MIT

import Foundation

/// The phase of a view that enters or leaves the visible area of a scroll view.
public enum ScrollTransitionPhase: Hashable {
  /// The view is at the top or leading edge.
  case topLeading
  /// The view is in the visible area.
  case identity
  /// The view is at the bottom or trailing edge.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or leading edge, 0 in the visible area, otherwise 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The positions and the progress of a scroll transition.
public struct ScrollTransitionConfiguration {
  private enum Kind {
    case identity, interactive(UnitCurve), animated
  }

  /// The position of a view at which its transition begins.
  public struct Threshold {
    /// Returns the position for the length of the view and of the scroll view, in points from the
    /// edge.
    fileprivate let position: (_ view: Double, _ container: Double) -> Double

    /// The view is invisible.
    public nonisolated(unsafe) static let hidden = visible(0)
    /// The view is visible.
    public nonisolated(unsafe) static let visible = visible(1)

    /// The view is in the center of the scroll view.
    public static var centered: Threshold {
      Threshold { view, container in (container - view) / 2 }
    }

    /// Returns the threshold at which a share of the view is visible, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold { view, _ in (amount - 1) * view }
    }

    /// Returns the threshold between this one and another one.
    ///
    /// - Parameters:
    ///   - other: The other threshold.
    ///   - amount: The share of the other threshold, 0 to 1.
    /// - Returns: The threshold.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold { [position] view, container in
        let start = position(view, container)
        return start + (other.position(view, container) - start) * amount
      }
    }

    /// Returns the threshold at a distance farther from the edge, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold { [position] view, container in position(view, container) + distance }
    }
  }

  private var kind: Kind
  private var threshold = Threshold.visible

  private init(_ kind: Kind) { self.kind = kind }

  /// The transition changes nothing.
  public nonisolated(unsafe) static let identity = ScrollTransitionConfiguration(.identity)
  /// The transition follows the position of the view.
  public nonisolated(unsafe) static let interactive = interactive()
  /// The transition is animated when the view passes the threshold.
  public nonisolated(unsafe) static let animated = animated()

  /// Returns a transition that follows the position of the view by a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve))
  }

  /// Returns a transition that is animated when the view passes the threshold.
  ///
  /// A snapshot shows the view after the animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated)
  }

  /// Returns the configuration with an animation, which a snapshot shows at its end.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Returns the configuration with another threshold.
  public func threshold(
    _ threshold: ScrollTransitionConfiguration.Threshold
  ) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// Returns the progress of the transition at an edge: 0 at the threshold, 1 for an invisible view.
  ///
  /// - Parameters:
  ///   - start: The distance of the view from the edge of the scroll view in points, negative
  ///     outside.
  ///   - view: The length of the view in points.
  ///   - container: The length of the scroll view in points.
  /// - Returns: The progress.
  func progress(start: Double, view: Double, container: Double) -> Double {
    let end = threshold.position(view, container)
    switch kind {
    case .identity: return 0
    case .animated: return start < end - 0.000_1 ? 1 : 0
    case .interactive(let curve):
      guard start < end else { return 0 }
      guard end > -view else { return 1 }
      return curve.value(at: min((end - start) / (end + view), 1))
    }
  }
}
