// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Drawn by TintypeComponents/Controls/Progress/ProgressView.swift.

/// A view that shows the progress of a task.
public struct ProgressView<Label, CurrentValueLabel>: View, PrimitiveView
where Label: View, CurrentValueLabel: View {
  private let fraction: Double?
  private nonisolated(unsafe) let label: Label?
  private nonisolated(unsafe) let currentValueLabel: CurrentValueLabel?

  nonisolated init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  nonisolated init<V>(
    _ value: V?, of total: V, label: Label?, currentValueLabel: CurrentValueLabel?
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Self.fraction(Double($0), of: Double(total)) }, label: label,
      currentValueLabel: currentValueLabel)
  }

  private static nonisolated func fraction(_ value: Double, of total: Double) -> Double {
    guard total > 0, !value.isNaN else { return 0 }
    return min(max(value / total, 0), 1)
  }

  /// Creates a progress view for a value with labels.
  public nonisolated init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(value, of: total, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for a value with a label.
  public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, of: total, label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view for a value.
  public nonisolated init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, of: total, label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view for a progress object.
  public nonisolated init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil,
      currentValueLabel: nil)
  }

  /// Creates a progress view from the configuration of a style.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }

  /// Creates a progress view for a time interval with labels.
  ///
  /// A snapshot shows the start of the interval.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: countsDown ? 1 : 0, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  // Variants: string(titleKey)
  /// Creates an indeterminate progress view with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  // Variants: string(titleKey)
  /// Creates a progress view for a value with a title.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(value, of: total, label: Text(titleKey), currentValueLabel: nil)
  }
}

extension ProgressView {
  func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    let style = scope.environment.style((any ProgressViewStyle).self)
    if let style, !(style is any EngineProgressViewStyle) {
      let configuration = configuration(in: scope)
      let body = StyleComponent(in: scope) { $0.nodes(of: style, configuration) }
      return scope.nodes(
        of: TintypeComponents.ProgressView(value: fraction, total: 1, body: ComponentList(body)))
    }
    if let style = style as? any EngineProgressViewStyle {
      scope.context.environment.progressViewStyle = style.engine
      scope.setTint(style.tint)
    }
    let label = label.map { scope.list($0, at: "label") }
    let value = currentValueLabel.map { scope.list($0, at: "currentValueLabel") }
    return scope.nodes(
      of: TintypeComponents.ProgressView(value: fraction) {
        label ?? ComponentList([])
      } currentValueLabel: {
        value ?? ComponentList([])
      })
  }

  private func configuration(in scope: ViewScope) -> ProgressViewStyleConfiguration {
    func content<Content: View>(_ view: Content?, _ part: String) -> StyleContent? {
      guard let view, !(view is EmptyView) else { return nil }
      return StyleContent(view, in: scope, at: .part(part))
    }
    return ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: content(label, "label").map { ProgressViewStyleConfiguration.Label(content: $0) },
      currentValueLabel: content(currentValueLabel, "currentValueLabel")
        .map { ProgressViewStyleConfiguration.CurrentValueLabel(content: $0) })
  }
}
