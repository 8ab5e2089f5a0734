// SPDX-License-Identifier: MIT

/// A control of the Control Center, which is not shown.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates the control.
  @MainActor @preconcurrency init()

  /// The configuration.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The configuration of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The type of the configuration that this one is composed of.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration that this one is composed of.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The content of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The type of the content that this one is composed of.
  associatedtype Body: ControlWidgetTemplate

  /// The content that this one is composed of.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration, ControlWidgetTemplate {}

extension ControlWidgetConfiguration where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the configuration is a primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension ControlWidgetTemplate where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the template is a primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

/// A control without content.
@MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// Creates a control.
  public init() {}

  /// The type of no content.
  public typealias Body = Never
}

// Variants: configurations of controls; ControlWidgetConfigurationBuilder; a configuration;
//   ControlWidgetConfiguration -> the content of controls; ControlWidgetTemplateBuilder; the
//   content; ControlWidgetTemplate
/// A result builder of configurations of controls.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  /// Builds an expression.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetConfiguration {
    content
  }

  /// Returns a configuration unchanged.
  public static func buildBlock<Content>(_ content: Content) -> some ControlWidgetConfiguration
  where Content: ControlWidgetConfiguration {
    content
  }
}
