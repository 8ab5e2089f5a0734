// SPDX-License-Identifier: MIT

import AppIntents
import SwiftUI

// The Control Center does not exist, so that controls are only declared.

/// The configuration of a control without options.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration
where Content: ControlWidgetTemplate {
  /// The type of no content.
  public typealias Body = Never

  /// Creates a configuration; the closure is never called.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  /// Creates a configuration; the closure is never called.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: ControlValueProvider {}
}

/// The configuration of a control with options that an intent has.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  /// The type of no content.
  public typealias Body = Never

  /// Creates a configuration; the closure is never called.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Creates a configuration; the closure is never called.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: AppIntentControlValueProvider, Provider.Configuration == Configuration {}
}

/// A provider of the value of a control, which is never asked.
public protocol ControlValueProvider: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value in the gallery.
  var previewValue: Value { get }
  /// Returns the value.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control with options, which is never asked.
public protocol AppIntentControlValueProvider: Sendable {
  /// The type of the options.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value: Sendable
  /// Returns the value in the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A button of the Control Center.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate
where Label: View, ActionLabel: View, Action: AppIntent {
  /// The type of no content.
  public typealias Body = Never

  /// Creates a button; the closures are never called.
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == Label {
  /// Creates a button; the closure is never called.
  public init(action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a title; the closure is never called.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

/// A toggle of the Control Center.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate
where Label: View, ValueLabel: View, Action: SetValueIntent, Action.ValueType == Bool {
  /// The type of no content.
  public typealias Body = Never

  /// Creates a toggle; the closures are never called.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a title; the closure is never called.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title; the closure is never called.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetTemplate {
  /// Sets the color, with no effect.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// Disables the control, with no effect.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

extension ControlWidgetConfiguration {
  /// Sets the name in the gallery, with no effect.
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }
  /// Sets the description in the gallery, with no effect.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }
  /// Sets whether the user configures a new control, with no effect.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
