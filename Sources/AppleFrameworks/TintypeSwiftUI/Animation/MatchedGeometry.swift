// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Synchronizes the geometry of views with the same identifier while one replaces the other.
  ///
  /// A snapshot shows the state after the replacement, in which the view has its own geometry.
  public nonisolated func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    self
  }

  /// Identifies the view as the source of a navigation transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Identifies the view as the source of a navigation transition with a configuration.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}

/// The properties of geometry that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt32

  /// Creates a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The appearance of the source of a navigation transition, which a snapshot does not show.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

extension MatchedTransitionSourceConfiguration {
  /// Sets the shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Sets the shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Sets the background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
}

/// The default appearance of the source of a navigation transition.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
