// SPDX-License-Identifier: MIT

package import TintypeComponents
internal import TintypeScene

/// The values of an environment that determine the variant of an asset.
package struct AssetTraits: Hashable, Sendable {
  /// A Boolean value that indicates whether the color scheme is dark.
  package var isDark: Bool
  /// A Boolean value that indicates whether the contrast is increased.
  package var isHighContrast: Bool
  /// The pixels per point.
  package var displayScale: Double
  /// A Boolean value that indicates whether the layout direction is right to left.
  package var isRightToLeft: Bool
  /// The kind of device.
  package var idiom: UserInterfaceIdiom
  /// The width as a size class, if the environment has one.
  package var horizontalSizeClass: UserInterfaceSizeClass?
  /// The height as a size class, if the environment has one.
  package var verticalSizeClass: UserInterfaceSizeClass?

  /// Creates the traits of an environment.
  package init(_ environment: EnvironmentValues) {
    isDark = environment.colorScheme == .dark
    isHighContrast = environment.colorSchemeContrast == .increased
    displayScale = environment.displayScale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    idiom = environment.userInterfaceIdiom
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
  }

  /// The name of the idiom in catalogs; apps for iPhone are the default.
  fileprivate var idiomName: String {
    switch idiom {
    case .unspecified, .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    case .watch: "watch"
    case .mac: "mac"
    }
  }
}

extension AssetTraits {
  /// Returns the variant for the traits; `nil` if there is none.
  ///
  /// The idiom has the highest precedence, then the luminosity, the contrast, the layout direction,
  /// the size classes, the gamut and the scale. The first of equal variants is returned.
  func chosen(from variants: [AssetVariant]) -> AssetVariant? {
    var best: (variant: AssetVariant, rank: [Double])?
    for variant in variants {
      guard let rank = rank(of: variant) else { continue }
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (variant, rank) }
    }
    return best?.variant
  }

  /// Returns numbers that are greater for a better variant; `nil` if it is for other traits.
  private func rank(of variant: AssetVariant) -> [Double]? {
    func rank(_ value: String?, _ current: String?) -> Double? {
      guard let value, value != "any" else { return 0 }
      return value == current ? 1 : nil
    }
    func appearance(_ name: String, _ current: String?) -> Double? {
      rank(variant.appearances?.first { $0.appearance == name }?.value, current)
    }
    let idiom = variant.idiom == "universal" ? nil : variant.idiom
    guard let idiom = rank(idiom, idiomName),
      let luminosity = appearance("luminosity", isDark ? "dark" : "light"),
      let contrast = appearance("contrast", isHighContrast ? "high" : nil),
      let width = rank(variant.widthClass, horizontalSizeClass?.rawValue),
      let height = rank(variant.heightClass, verticalSizeClass?.rawValue)
    else { return nil }
    // A variant for the other direction is mirrored.
    let direction = rank(
      variant.languageDirection, isRightToLeft ? "right-to-left" : "left-to-right")
    let gamut = variant.displayGamut == "display-P3" ? 0.0 : 1
    // A vector image, or another one with a single scale, precedes inexact scales.
    let scale = variant.scaleFactor.map { Self.precedence(ofScale: $0, at: displayScale) } ?? 0
    return [idiom, luminosity, contrast, direction ?? -1, width + height, gamut, scale]
  }

  /// Returns the precedence of a scale: the exact one, then greater ones from the closest, then
  /// smaller ones.
  static func precedence(ofScale scale: Double, at displayScale: Double) -> Double {
    if scale == displayScale { return 1 }
    return scale > displayScale ? -scale : scale - 1000
  }
}
