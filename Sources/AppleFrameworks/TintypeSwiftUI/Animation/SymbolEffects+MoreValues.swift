// SPDX-License-Identifier: MIT

/// A fading of a symbol.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect layer by layer.
  public var byLayer: PulseSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A fading of a symbol.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A replacement of a symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {
  fileprivate init() {}

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

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A replacement of a symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A rotation of a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect clockwise.
  public var clockwise: RotateSymbolEffect { self }

  /// The effect counterclockwise.
  public var counterClockwise: RotateSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: RotateSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation of a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A change of size of a symbol.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {
  fileprivate init() {}

  /// The effect upward.
  public var up: ScaleSymbolEffect { self }

  /// The effect downward.
  public var down: ScaleSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: ScaleSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of size of a symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A change of the layers in turn of a symbol.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect in which changed layers stay.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The effect of one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }

  /// The effect forth and back.
  public var reversing: VariableColorSymbolEffect { self }

  /// The effect from the start each time.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// The effect with dimmed inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// The effect with hidden inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the layers in turn of a symbol.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A movement from side to side of a symbol.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Sendable
{
  fileprivate init() {}

  /// The effect upward.
  public var up: WiggleSymbolEffect { self }

  /// The effect downward.
  public var down: WiggleSymbolEffect { self }

  /// The effect to the left.
  public var left: WiggleSymbolEffect { self }

  /// The effect to the right.
  public var right: WiggleSymbolEffect { self }

  /// The effect in reading direction.
  public var forward: WiggleSymbolEffect { self }

  /// The effect against the reading direction.
  public var backward: WiggleSymbolEffect { self }

  /// The effect clockwise.
  public var clockwise: WiggleSymbolEffect { self }

  /// The effect counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { self }

  /// The effect layer by layer.
  public var byLayer: WiggleSymbolEffect { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Returns the effect at an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A movement from side to side of a symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
