// SPDX-License-Identifier: MIT

import Synchronization

/// The focus of an alert, which its first text field has.
final class FirstFieldFocus: Sendable {
  private let isTaken = Mutex(false)

  /// Returns whether no field has taken the focus before.
  func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}

private enum FirstFieldFocusKey: EnvironmentKey {
  static var defaultValue: FirstFieldFocus? { nil }
}

extension EnvironmentValues {
  /// The focus that the first text field takes; `nil` outside of alerts.
  var firstFieldFocus: FirstFieldFocus? {
    get { self[FirstFieldFocusKey.self] }
    set { self[FirstFieldFocusKey.self] = newValue }
  }
}

extension ResolutionContext {
  /// The context of a text field, which has the focus if it is the first one of an alert.
  var focusingFirstField: ResolutionContext {
    guard environment.firstFieldFocus?.take() == true else { return self }
    var context = self
    context.environment.controlState.insert(.focused)
    return context
  }
}
