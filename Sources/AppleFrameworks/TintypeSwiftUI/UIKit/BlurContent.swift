// SPDX-License-Identifier: MIT

import TintypeUIKit

/// The material of a blur.
struct BlurContent: View {
  let style: UIBlurEffect.Style

  var body: some View {
    switch style {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .extraLight, .light:
      rectangle.environment(\.colorScheme, .light)
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark, .dark, .extraDark:
      rectangle.environment(\.colorScheme, .dark)
    default: rectangle
    }
  }

  private var rectangle: some View { Rectangle().fill(material) }

  private var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark,
      .light:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight,
      .extraDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
}

/// The indicator of an activity, in the center.
struct IndicatorContent: View {
  let view: UIActivityIndicatorView

  var body: some View {
    ProgressView()
      .controlSize(view.style == .large ? .large : .regular)
      .tint(view.color.map { Color(uiColor: $0) })
      .opacity(view.isAnimating || !view.hidesWhenStopped ? 1 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
