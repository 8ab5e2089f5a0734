// SPDX-License-Identifier: MIT

// The names of the framework Symbols, which SwiftUI re-exports. A snapshot shows a symbol at rest.

/// An effect on a symbol.
public protocol SymbolEffect {}

/// An effect that runs for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect on the replacement of a symbol by another one.
public protocol ContentTransitionSymbolEffect {}

/// An effect on the insertion or removal of a symbol.
public protocol TransitionSymbolEffect {}

/// The options of an effect on a symbol.
public struct SymbolEffectOptions: Sendable {
  /// The way in which an effect is repeated.
  public struct RepeatBehavior: Sendable {
    private init() {}

    /// The effect repeats without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// The effect repeats with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// Returns a behavior with a number of repetitions and a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  private init() {}

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect without an end.
  public static let repeating = SymbolEffectOptions()
  /// Does not repeat the effect.
  public static let nonRepeating = SymbolEffectOptions()

  /// Repeats the effect.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Repeats the effect a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Multiplies the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  /// Repeats the effect without an end.
  public var repeating: SymbolEffectOptions { self }
  /// Does not repeat the effect.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Repeats the effect.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Repeats the effect a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Multiplies the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Adds an effect on the symbols of the view that runs for each change of a value.
  public nonisolated func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    self
  }

  /// Adds an effect on the symbols of the view that runs as long as it is active.
  public nonisolated func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    self
  }

  /// Removes the effects on the symbols of the view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
