// SPDX-License-Identifier: MIT

import Foundation

/// The position of a scroll view, which a binding sets and follows.
public struct ScrollPosition: Equatable, Sendable {
  /// The identifier of a view.
  ///
  /// `@unchecked`: it is created from a `Sendable` identifier.
  fileprivate struct ViewID: Equatable, @unchecked Sendable {
    let value: any Hashable & Sendable
    let id: AnyHashable

    init(_ value: some Hashable & Sendable) {
      self.value = value
      id = AnyHashable(value)
    }

    static func == (one: ViewID, other: ViewID) -> Bool { one.id == other.id }
  }

  /// The kind of the position.
  enum Target: Equatable, Sendable {
    case none
    case view(anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target = Target.none
  private var view: ViewID?
  private let idType: ObjectIdentifier
  /// A Boolean value that indicates whether the user has scrolled to the position.
  public var isPositionedByUser = false

  private init(_ target: Target, _ idType: Any.Type) {
    self.target = target
    self.idType = ObjectIdentifier(idType)
  }

  /// Creates the default position.
  ///
  /// - Parameter idType: The type of the identifiers of the views.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.none, idType) }

  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point of the view and of the scroll view that coincide; `nil` for the shortest
  ///     distance.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(anchor: anchor), type(of: id))
    view = ViewID(id)
  }

  /// Creates a position at an edge.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - edge: The edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// Creates a position at a point.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - point: The point of the content at the origin of the scroll view, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates a position at an offset along both axes.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - x: The horizontal offset in points.
  ///   - y: The vertical offset in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a position at a horizontal offset.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - x: The offset in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a position at a vertical offset.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the views.
  ///   - y: The offset in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }
}

extension ScrollPosition {
  private mutating func set(_ target: Target, _ view: ViewID? = nil) {
    self.target = target
    self.view = view
    isPositionedByUser = false
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point of the view and of the scroll view that coincide; `nil` for the shortest
  ///     distance.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.view(anchor: anchor), ViewID(id))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Scrolls to an offset along both axes, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  /// The edge of the position; `nil` for another position.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The point of the position; `nil` for another position.
  public var point: CGPoint? {
    if case .point(let x, let y) = target { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
  }

  /// The identifier of the view at the position; `nil` if it is not known.
  public var viewID: (any Hashable & Sendable)? { view?.value }

  /// Returns the identifier of the view at the position; `nil` if it is not known or has another
  /// type.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable {
    view?.value as? T
  }

  /// The identifier of the view to scroll to.
  var targetID: AnyHashable? { view?.id }

  /// Returns the position after a scroll of the user.
  ///
  /// - Parameter id: The identifier of the view at the anchor; ignored if it has another type than
  ///   the identifiers of the position.
  /// - Returns: The position.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var position = self
    position.set(.none)
    position.isPositionedByUser = true
    if let value = id?.base as? any Hashable, ObjectIdentifier(type(of: value)) == idType {
      position.view = ViewID(UncheckedID.value(value))
    }
    return position
  }
}

/// The conversion of identifiers whose type is known to be `Sendable`.
private enum UncheckedID {
  static func value(_ value: any Hashable) -> any Hashable & Sendable {
    // Proof of safety: the type of the identifier equals a `Sendable` type.
    unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
  }
}
