// SPDX-License-Identifier: MIT

import SwiftUI

extension Button {
  /// Creates a button that performs an action of the app.
  public nonisolated init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that performs an action of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a title that performs an action of the app.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol that performs an action of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a toggle that performs an action of the app.
  public nonisolated init(
    isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding {
        isOn
      } set: { _ in
        perform(intent)
      }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that performs an action of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a toggle with a title that performs an action of the app.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

/// Starts a task that performs an action.
private func perform(_ intent: some AppIntent) {
  Task { _ = try? await intent.perform() }
}

/// A link to the shortcuts of an app, which is shown as a placeholder.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
  /// Creates a link.
  public nonisolated init(action: @escaping () -> Void = {}) {}

  /// The placeholder.
  public var body: some View { PlaceholderView("ShortcutsLink") }
}

/// A tip with a phrase for Siri, which is shown as a placeholder.
@MainActor @preconcurrency
public struct SiriTipView: View {
  private let isVisible: Binding<Bool>

  /// Creates a tip.
  public init(intent: some AppIntent, isVisible: Binding<Bool> = .constant(true)) {
    self.isVisible = isVisible
  }

  /// The placeholder while the tip is visible.
  public var body: some View {
    if isVisible.wrappedValue { PlaceholderView("SiriTipView") }
  }
}
