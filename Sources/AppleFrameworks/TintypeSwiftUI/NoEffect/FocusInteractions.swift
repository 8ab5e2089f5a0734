// SPDX-License-Identifier: MIT

extension View {
  /// Sets whether a keyboard can focus the view, which has no effect.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets whether a keyboard can focus the view, which has no effect.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  { self }

  /// Sets whether the focused view is highlighted, which has no effect.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformingEnvironment { if disabled { $0.isFocusEffectEnabled = false } }
  }

  /// Sets the text by which typing selects the view, which has no effect.
  @_disfavoredOverload public nonisolated func typeSelectEquivalent<S>(_ string: S) -> some View
  where S: StringProtocol { self }

  /// Sets the text by which typing selects the view, which has no effect.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }

  /// Sets the text by which typing selects the view, which has no effect.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Sets the side of a line break at which an insertion point appears, which has no effect.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    transformingEnvironment { $0.textSelectionAffinity = affinity }
  }
}

/// The interactions for which a view can be focused.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the interactions.
  public var rawValue: Int

  /// Creates interactions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is an alternative to a tap, such as a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view has content that changes, such as a text field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The default interactions.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private enum AffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
  }

  /// A Boolean value that indicates whether the focused view is highlighted, which has no effect.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  /// The side of a line break at which an insertion point appears, which has no effect.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[AffinityKey.self] }
    set { self[AffinityKey.self] = newValue }
  }
}
