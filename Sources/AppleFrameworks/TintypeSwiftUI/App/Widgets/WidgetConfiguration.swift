// SPDX-License-Identifier: MIT

/// The content of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration that this one is composed of.
  associatedtype Body: WidgetConfiguration

  /// The configuration that this one is composed of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

/// A configuration that is not composed of others.
@MainActor
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the configuration is a primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Never: WidgetConfiguration {}

/// A configuration without content.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: PrimitiveWidgetConfiguration, Sendable {
  /// Creates a configuration.
  public nonisolated init() {}
}

/// A configuration in an availability check.
@MainActor @preconcurrency
public struct LimitedAvailabilityConfiguration: PrimitiveWidgetConfiguration {}

extension WidgetConfiguration {
  /// Runs an action for a task of the system, with no effect.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration where D: Sendable, R: Sendable {
    self
  }
}
