// SPDX-License-Identifier: MIT

import Foundation

/// The widgets that the user has added: none.
public final class WidgetCenter: Sendable {
  /// The reason of an error.
  public enum UserInfoKey {
    /// The kind of a widget.
    public static let kind = "kind"
    /// The family of a widget.
    public static let family = "family"
  }

  /// The only center.
  public static let shared = WidgetCenter()

  /// Requests new entries of the widgets of a kind, with no effect.
  public func reloadTimelines(ofKind kind: String) {}
  /// Requests new entries of all widgets, with no effect.
  public func reloadAllTimelines() {}
  /// Requests new options, with no effect.
  public func invalidateConfigurationRecommendations() {}
  /// Requests new relevances of the widgets of a kind, with no effect.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Passes no widgets before it returns.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// Returns no widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has added.
///
/// The center has none.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identifier of the widget.
  public let kind: String
  /// The family.
  public let family: WidgetFamily
  /// The identifier of the value.
  public var id: WidgetInfo { self }
}

/// The controls that the user has added: none.
public final class ControlCenter: Sendable {
  /// The only center.
  public static let shared = ControlCenter()
  /// Requests new values of the controls of a kind, with no effect.
  public func reloadControls(ofKind kind: String) {}
  /// Requests new values of all controls, with no effect.
  public func reloadAllControls() {}
}
