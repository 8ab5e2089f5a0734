// SPDX-License-Identifier: MIT

public import Foundation

/// A visual effect of a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// An effect that blurs the backdrop.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The style.
  package let style: Style

  /// Creates an effect of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// The opacity and the color of a blur.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// Lighter than the backdrop.
    case extraLight = 0
    /// The brightness of the backdrop.
    case light = 1
    /// Darker than the backdrop.
    case dark = 2
    /// The darkest style.
    case extraDark = 3
    /// A style that depends on the appearance.
    case regular = 4
    /// A style that makes content stand out, which depends on the appearance.
    case prominent = 5
    /// A material of very low opacity.
    case systemUltraThinMaterial = 6
    /// A material of low opacity.
    case systemThinMaterial = 7
    /// A material of medium opacity.
    case systemMaterial = 8
    /// A material of high opacity.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A light material of very low opacity.
    case systemUltraThinMaterialLight = 11
    /// A light material of low opacity.
    case systemThinMaterialLight = 12
    /// A light material of medium opacity.
    case systemMaterialLight = 13
    /// A light material of high opacity.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// A dark material of very low opacity.
    case systemUltraThinMaterialDark = 16
    /// A dark material of low opacity.
    case systemThinMaterialDark = 17
    /// A dark material of medium opacity.
    case systemMaterialDark = 18
    /// A dark material of high opacity.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }
}
