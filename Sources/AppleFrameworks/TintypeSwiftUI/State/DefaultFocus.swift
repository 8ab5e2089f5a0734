// SPDX-License-Identifier: MIT

extension View {
  /// Sets the view that is focused first: the binding is set before the views appear.
  ///
  /// - Parameters:
  ///   - binding: The focus.
  ///   - value: The value of the view that is focused first.
  ///   - priority: It has no effect.
  /// - Returns: The modified view.
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    onAppear { binding.wrappedValue = value }
  }
}

/// The priority of the initial focus, which has no effect.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The focus is set once.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The focus is set whenever it is evaluated.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
