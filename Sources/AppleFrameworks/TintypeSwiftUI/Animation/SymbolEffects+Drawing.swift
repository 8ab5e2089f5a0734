// SPDX-License-Identifier: MIT

/// The drawing of a symbol along its paths.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Sendable
{
  init() {}

  /// The effect layer by layer.
  public var byLayer: DrawOnSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }

  /// The effect on one layer after the other.
  public var individually: DrawOnSymbolEffect { self }
}

/// The removal of a symbol along its paths.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Sendable
{
  init() {}

  /// The effect layer by layer.
  public var byLayer: DrawOffSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }

  /// The effect on one layer after the other.
  public var individually: DrawOffSymbolEffect { self }

  /// The effect against the direction of the drawing.
  public var reversed: DrawOffSymbolEffect { self }

  /// The effect in the direction of the drawing.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The drawing of a symbol along its paths.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The removal of a symbol along its paths.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
