// SPDX-License-Identifier: MIT

/// The standard effect of the context of a symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect, Sendable
{
  init() {}
}

// Variants: The standard effect of the context; AutomaticSymbolEffect; automatic -> An appearance;
//   AppearSymbolEffect; appear | A disappearance; DisappearSymbolEffect; disappear | A short
//   movement; BounceSymbolEffect; bounce | A slow change of size; BreatheSymbolEffect; breathe
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The standard effect of the context of a symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

// Variants: An appearance; AppearSymbolEffect; IndefiniteSymbolEffect; TransitionSymbolEffect -> A
//   disappearance; DisappearSymbolEffect; IndefiniteSymbolEffect; TransitionSymbolEffect | A short
//   movement; BounceSymbolEffect; DiscreteSymbolEffect; IndefiniteSymbolEffect
/// An appearance of a symbol.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Sendable
{
  init() {}

  /// The effect upward.
  public var up: AppearSymbolEffect { self }

  /// The effect downward.
  public var down: AppearSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: AppearSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// A slow change of size of a symbol.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  init() {}

  /// The effect without fading.
  public var plain: BreatheSymbolEffect { self }

  /// The effect with fading.
  public var pulse: BreatheSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: BreatheSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}
