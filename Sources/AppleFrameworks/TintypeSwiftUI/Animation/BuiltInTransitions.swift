// SPDX-License-Identifier: MIT

import Foundation

/// A transition that changes nothing.
@MainActor @preconcurrency
public struct IdentityTransition: Transition {
  /// The properties of the transition.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Creates the transition.
  public init() {}

  /// Returns the view.
  public func body(
    content: IdentityTransition.Content, phase: TransitionPhase
  ) -> IdentityTransition.Content {
    content
  }
}

/// A fading.
@MainActor @preconcurrency
public struct OpacityTransition: Transition {
  /// The properties of the transition.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Creates the transition.
  public init() {}

  /// Returns the view in a phase.
  public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View {
    content.rendered { $0.opacity(phase.isIdentity ? 1 : 0) }
  }
}

/// A movement by a distance.
@MainActor @preconcurrency
public struct OffsetTransition: Transition {
  /// The distance in points.
  public var offset: CGSize

  /// Creates a transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the view in a phase.
  public func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View {
    content.rendered { $0.offset(phase.isIdentity ? .zero : offset) }
  }
}

/// A change of size.
@MainActor @preconcurrency
public struct ScaleTransition: Transition {
  /// The factor while the view is not inserted.
  public var scale: Double
  /// The point that does not move.
  public var anchor: UnitPoint

  /// Creates a transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the view in a phase.
  public func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View {
    content.rendered {
      $0.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
  }
}

/// A movement from and to an edge.
@MainActor @preconcurrency
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates a transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the view in a phase.
  public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View {
    content.moved(to: phase.isIdentity ? nil : edge)
  }
}

/// A movement from the leading edge to the trailing edge.
@MainActor @preconcurrency
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the view in a phase.
  public func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View {
    content.moved(to: phase.edge(from: .leading, to: .trailing))
  }
}

/// A movement from an edge to the opposite edge with a fading.
@MainActor @preconcurrency
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates a transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the view in a phase.
  public func body(content: PushTransition.Content, phase: TransitionPhase) -> some View {
    content.moved(to: phase.edge(from: edge, to: edge.opposite))
      .rendered { $0.opacity(phase.isIdentity ? 1 : 0) }
  }
}

/// A replacement with a blur.
@MainActor @preconcurrency
public struct BlurReplaceTransition: Transition {
  /// The direction of the movement.
  public struct Configuration: Equatable {
    private let isUp: Bool

    /// Downward and then upward.
    public static var downUp: Configuration { Configuration(isUp: false) }
    /// Upward twice.
    public static var upUp: Configuration { Configuration(isUp: true) }
  }

  /// The direction of the movement.
  public var configuration: BlurReplaceTransition.Configuration

  /// Creates a transition.
  public init(configuration: BlurReplaceTransition.Configuration) {
    self.configuration = configuration
  }

  /// Returns the view in a phase.
  public func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View {
    content.rendered {
      $0.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
    }
  }
}

/// A transition with different insertion and removal.
@MainActor @preconcurrency
public struct AsymmetricTransition<Insertion, Removal>: Transition
where Insertion: Transition, Removal: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Creates a transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view in a phase.
  public func body(
    content: AsymmetricTransition<Insertion, Removal>.Content, phase: TransitionPhase
  ) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }

  /// The properties of the transition.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension TransitionPhase {
  /// Returns the edge of a phase; `nil` while the view is inserted.
  fileprivate func edge(from start: Edge, to end: Edge) -> Edge? {
    switch self {
    case .willAppear: start
    case .identity: nil
    case .didDisappear: end
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension View {
  /// Returns the view with an effect that does not change its layout.
  fileprivate func rendered(
    _ effect: @escaping @MainActor (EmptyVisualEffect) -> some VisualEffect
  ) -> some View {
    let effect = effect(EmptyVisualEffect())
    return modified { effect._apply(to: _VisualEffectContent(component: $0)).component }
  }

  /// Returns the view moved by its size.
  @ViewBuilder fileprivate func moved(to edge: Edge?) -> some View {
    switch edge {
    case nil: self
    case .top: visualEffect { $0.offset(y: -$1.size.height) }
    case .bottom: visualEffect { $0.offset(y: $1.size.height) }
    case .leading: visualEffect { $0.offset(x: -$1.size.width) }
    case .trailing: visualEffect { $0.offset(x: $1.size.width) }
    }
  }
}
