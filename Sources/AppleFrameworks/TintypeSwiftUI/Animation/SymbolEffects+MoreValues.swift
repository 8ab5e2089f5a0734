// SPDX-License-Identifier: MIT

/// A fading of a symbol.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  init() {}

  /// The effect layer by layer.
  public var byLayer: PulseSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

// Variants: fading; PulseSymbolEffect; pulse -> replacement; ReplaceSymbolEffect; replace |
//   rotation; RotateSymbolEffect; rotate | change of size; ScaleSymbolEffect; scale | change of the
//   layers in turn; VariableColorSymbolEffect; variableColor | movement from side to side;
//   WiggleSymbolEffect; wiggle
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A fading of a symbol.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A replacement of a symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {
  init() {}

  /// The effect downward and then upward.
  public var downUp: ReplaceSymbolEffect { self }

  /// The effect upward twice.
  public var upUp: ReplaceSymbolEffect { self }

  /// The effect by hiding and then upward.
  public var offUp: ReplaceSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// A rotation of a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  init() {}

  /// The effect clockwise.
  public var clockwise: RotateSymbolEffect { self }

  /// The effect counterclockwise.
  public var counterClockwise: RotateSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: RotateSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// A change of size of a symbol.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {
  init() {}

  /// The effect upward.
  public var up: ScaleSymbolEffect { self }

  /// The effect downward.
  public var down: ScaleSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: ScaleSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// A change of the layers in turn of a symbol.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  init() {}

  // Variants: in which changed layers stay; cumulative -> of one layer at a time; iterative | forth
  //   and back; reversing | from the start each time; nonReversing | with dimmed inactive layers;
  //   dimInactiveLayers | with hidden inactive layers; hideInactiveLayers
  /// The effect in which changed layers stay.
  public var cumulative: VariableColorSymbolEffect { self }
}

/// A movement from side to side of a symbol.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  init() {}

  // Variants: upward; up -> downward; down | to the left; left | to the right; right | in reading
  //   direction; forward | against the reading direction; backward | clockwise; clockwise |
  //   counterclockwise; counterClockwise | layer by layer; byLayer | on the whole symbol;
  //   wholeSymbol
  /// The effect upward.
  public var up: WiggleSymbolEffect { self }

  /// Returns the effect at an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
}
