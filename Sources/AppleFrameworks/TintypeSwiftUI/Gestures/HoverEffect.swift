// SPDX-License-Identifier: MIT

/// An effect of a pointer over a view, which a snapshot does not show.
public protocol CustomHoverEffect {
  /// The type of the body.
  associatedtype Body: CustomHoverEffect
  /// The content to which the effect applies.
  typealias Content = EmptyHoverEffect

  /// Returns the effect on a content.
  func body(content: Self.Content) -> Self.Body
}

extension CustomHoverEffect {
  /// Sets whether the effect is disabled.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }
}

/// An effect that changes nothing.
public struct EmptyHoverEffect: CustomHoverEffect {
  /// Returns the content.
  public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}

// Variants: The effect that the system determines; AutomaticHoverEffect
//   -> An effect that highlights the view; HighlightHoverEffect
//   | An effect that lifts the view; LiftHoverEffect
/// The effect that the system determines.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}

  /// Returns the content.
  public func body(content: AutomaticHoverEffect.Content) -> some CustomHoverEffect { content }
}

// Variants: The effect that the system determines; AutomaticHoverEffect; automatic
//   -> An effect that highlights the view; HighlightHoverEffect; highlight
//   | An effect that lifts the view; LiftHoverEffect; lift
extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that the system determines.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension ModifiedContent: CustomHoverEffect
where Content: CustomHoverEffect, Modifier: CustomHoverEffect {
  /// Returns the content.
  public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}

/// An effect of a pointer over a view, whose type is erased.
public struct HoverEffect: CustomHoverEffect {
  private let effect: any CustomHoverEffect

  /// Creates an effect from another one.
  public init<E>(_ effect: E) where E: CustomHoverEffect { self.effect = effect }

  /// Returns the content.
  public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }

  // Proof of safety: the effects are immutable and have no references. As in SwiftUI, the type is
  // not sendable.
  /// The effect that the system determines.
  public nonisolated(unsafe) static let automatic = HoverEffect(AutomaticHoverEffect())
  /// An effect that highlights the view.
  public nonisolated(unsafe) static let highlight = HoverEffect(HighlightHoverEffect())
  /// An effect that lifts the view.
  public nonisolated(unsafe) static let lift = HoverEffect(LiftHoverEffect())
}

private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view has hover effects; `true` by default.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Adds an effect of a pointer, which a snapshot does not show.
  @_disfavoredOverload
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Adds an effect of a pointer, which a snapshot does not show.
  @_disfavoredOverload
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Adds an effect of a pointer, which a snapshot does not show.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Sets the effect of `hoverEffect()` in the view, which a snapshot does not show; `nil` for none.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets the effect of `hoverEffect()` in the view, which a snapshot does not show.
  public nonisolated func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }

  /// Sets whether the view has no hover effects.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformingEnvironment { if disabled { $0.isHoverEffectEnabled = false } }
  }
}
