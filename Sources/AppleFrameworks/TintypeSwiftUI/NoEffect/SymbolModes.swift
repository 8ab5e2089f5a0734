// SPDX-License-Identifier: MIT

/// The way in which symbols show a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// Layers of a symbol above the value are translucent.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The length of a path of a symbol shows the value.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The way in which the colors of symbols are painted.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Layers have a single color.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Layers have a gradient of their color.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
  /// Sets the way in which symbols show a variable value, which has no effect.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View { self }

  /// Sets the way in which the colors of symbols are painted, which has no effect.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }
}
