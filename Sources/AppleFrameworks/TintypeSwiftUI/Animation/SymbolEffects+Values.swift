// SPDX-License-Identifier: MIT

/// The standard effect of the context of a symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect, Sendable
{
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The standard effect of the context of a symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An appearance of a symbol.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect upward.
  public var up: AppearSymbolEffect { self }

  /// The effect downward.
  public var down: AppearSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: AppearSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An appearance of a symbol.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A disappearance of a symbol.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect upward.
  public var up: DisappearSymbolEffect { self }

  /// The effect downward.
  public var down: DisappearSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: DisappearSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A disappearance of a symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A short movement of a symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect upward.
  public var up: BounceSymbolEffect { self }

  /// The effect downward.
  public var down: BounceSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: BounceSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short movement of a symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A slow change of size of a symbol.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect without fading.
  public var plain: BreatheSymbolEffect { self }

  /// The effect with fading.
  public var pulse: BreatheSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: BreatheSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of size of a symbol.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
