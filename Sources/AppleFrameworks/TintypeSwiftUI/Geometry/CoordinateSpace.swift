// SPDX-License-Identifier: MIT

import Foundation

/// A coordinate space in which the frame of a view is expressed.
public enum CoordinateSpace {
  /// The coordinate space of the canvas.
  case global
  /// The coordinate space of the view.
  case local
  /// The coordinate space of the nearest view that contains this one and has a name.
  case named(AnyHashable)

  /// A Boolean value that indicates whether this is the coordinate space of the canvas.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether this is the coordinate space of the view.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space.
  public init() {}

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space.
  public init() {}

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  fileprivate let name: AnyHashable

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// Returns the coordinate space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }

  /// The coordinate space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
  }
}

/// The name of the coordinate space of a scroll view.
struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

extension View {
  /// Gives the coordinate space of the view a name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    CoordinateSpaceView(content: self, names: [name.name])
  }

  /// Gives the coordinate space of the view a name.
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    CoordinateSpaceView(content: self, names: [AnyHashable(name)])
  }
}

/// A view whose coordinate space has names.
struct CoordinateSpaceView<Content: View> {
  let content: Content
  let names: [AnyHashable]
}

extension CoordinateSpaceView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let frame = scope.node.effect { FrameReference() }
    var inner = scope
    var environment = scope.environment
    for name in names { environment.namedFrames[name] = frame }
    inner.context.environment = environment.base
    let component = ViewComponent(content, in: inner)
      .geometryProbe(scope.placement(of: frame, named: "a coordinate space"))
    return inner.nodes(of: component)
  }
}

extension EnvironmentValues {
  private enum NamedFramesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: FrameReference] { [:] }
  }

  /// The frames of the views with a coordinate space of their own, by name.
  var namedFrames: [AnyHashable: FrameReference] {
    get { self[NamedFramesKey.self] }
    set { self[NamedFramesKey.self] = newValue }
  }
}
