// SPDX-License-Identifier: MIT

import TintypeComponents

/// A translucent layer that blurs the content behind it.
public struct Material: Sendable {
  private let engine: TintypeComponents.Material

  /// The standard material.
  public static let regular = Material(engine: .regular)
  /// A material more opaque than the standard one.
  public static let thick = Material(engine: .thick)
  /// A material more translucent than the standard one.
  public static let thin = Material(engine: .thin)
  /// The most translucent material.
  public static let ultraThin = Material(engine: .ultraThin)
  /// The most opaque material.
  public static let ultraThick = Material(engine: .ultraThick)
  /// The material of bars.
  public static let bar = Material(engine: .bar)

  /// Returns the material with an appearance in inactive windows.
  ///
  /// Windows of snapshots are active, so the appearance has no effect.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension Material: ShapeStyle {
  /// The type of the resolved style.
  public typealias Resolved = Never

  /// Returns the style of the engine.
  public func _makeStyle(in scope: _ShapeStyleScope) -> _ShapeStyleValue {
    _ShapeStyleValue(engine.resolveStyle(in: scope.environment.base))
      .multiplyingOpacity(by: scope.levelOpacity)
  }
}

extension ShapeStyle where Self == Material {
  /// The standard material.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than the standard one.
  public static var thickMaterial: Material { .thick }
  /// A material more translucent than the standard one.
  public static var thinMaterial: Material { .thin }
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// The appearance of a material in a window that is not active.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let number: Int

  /// The appearance that the system chooses.
  public static let automatic = MaterialActiveAppearance(number: 0)
  /// The appearance of an active window.
  public static let active = MaterialActiveAppearance(number: 1)
  /// The appearance of the window.
  public static let matchWindow = MaterialActiveAppearance(number: 2)
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
  /// The state of windows in which materials are active; `.automatic` by default.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the state of windows in which materials are active, which a snapshot does not show,
  /// because windows are always active.
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
