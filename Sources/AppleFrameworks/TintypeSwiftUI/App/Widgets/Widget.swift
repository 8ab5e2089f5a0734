// SPDX-License-Identifier: MIT

import Foundation

/// The configuration and content of a widget.
///
/// Widgets are shown in previews and snapshots. Without a home screen they do not run.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// Creates the widget.
  @MainActor @preconcurrency init()

  /// The configuration.
  @MainActor @preconcurrency var body: Self.Body { get }
}

/// The widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// Creates the bundle.
  @MainActor @preconcurrency init()

  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Widget {
  /// Ends the process with an error, because there is no home screen.
  public static func main() { endWidgetProcess("\(Self.self)") }
}

extension WidgetBundle {
  /// Ends the process with an error, because there is no home screen.
  public static func main() { endWidgetProcess("\(Self.self)") }
}

private func endWidgetProcess(_ name: String) -> Never {
  let message = """
    \(name) cannot run, because this platform has no home screen. Take snapshots of its previews, \
    or of its views: assertSnapshot(of: view, as: .image)

    """
  try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  exit(1)
}

/// Widgets that are not composed of others.
private struct CombinedWidget: Widget, _LimitedAvailabilityWidgetMarker {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A type that marks widgets in an `if #available`.
public protocol _LimitedAvailabilityWidgetMarker {}

/// A result builder that creates the widgets of a bundle from closures.
@MainActor @preconcurrency @resultBuilder
public struct WidgetBundleBuilder {
  /// Builds an expression.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Widget {
    content
  }

  /// Builds a control.
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: ControlWidget {
    CombinedWidget()
  }

  /// Builds no widgets.
  public static func buildBlock() -> some Widget { CombinedWidget() }

  /// Returns a single widget unchanged.
  public static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget {
    content
  }

  /// Builds several widgets.
  @_disfavoredOverload
  public static func buildBlock<each C>(_ c: repeat each C) -> some Widget
  where repeat each C: Widget {
    CombinedWidget()
  }

  /// Builds an `if #available`.
  public static func buildOptional(
    _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
  ) -> some Widget {
    CombinedWidget()
  }

  /// Builds a widget in an `if #available`.
  public static func buildLimitedAvailability(
    _ widget: some Widget
  ) -> any Widget & _LimitedAvailabilityWidgetMarker {
    CombinedWidget()
  }

  /// Builds a control in an `if #available`.
  public static func buildLimitedAvailability(
    _ widget: some ControlWidget
  ) -> any Widget & _LimitedAvailabilityWidgetMarker {
    CombinedWidget()
  }
}
