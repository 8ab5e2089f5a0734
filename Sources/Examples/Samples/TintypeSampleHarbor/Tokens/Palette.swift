// SPDX-License-Identifier: MIT

import SwiftUI

extension UIColor {
  /// Creates a color from a hexadecimal number such as `0x1B4965`.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}

extension Color {
  /// Creates a color with one value for light and one for dark appearance.
  init(light: UInt32, dark: UInt32) {
    self.init(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light)
      })
  }
}

/// The colors of the brand.
extension Color {
  public static let harborTint = Color(light: 0x0B6E8A, dark: 0x5CC3DE)
  public static let harborOnTint = Color(light: 0xFFFFFF, dark: 0x06222B)
  public static let harborTintSoft = Color(light: 0xDDF0F5, dark: 0x123743)
  public static let harborDepth = Color(light: 0x0B6E8A, dark: 0x11576C)
  public static let harborSail = Color(light: 0xE07A3F, dark: 0xF2A472)
}

/// The colors of surfaces and lines.
extension Color {
  public static let harborBackground = Color(light: 0xF4F7F8, dark: 0x0C1418)
  public static let harborSurface = Color(light: 0xFFFFFF, dark: 0x172329)
  /// The surface of elements that are placed on lines or on another surface.
  public static let harborSurfaceRaised = Color(light: 0xFFFFFF, dark: 0x415661)
  public static let harborLine = Color(light: 0xD5DEE2, dark: 0x2C3C44)
  public static let harborInk = Color(light: 0x10242C, dark: 0xEDF4F6)
  public static let harborInkSoft = Color(light: 0x5A6F78, dark: 0x9DB1B9)
}

/// The colors of people, on which initials are white in light and dark appearance.
extension Color {
  static let harborPeople = [0x0B6E8A, 0xB4551C, 0x2E7D4F, 0x5552C4, 0xC2336B].map {
    Color(uiColor: UIColor(hex: $0))
  }
}

/// The colors of states.
extension Color {
  public static let harborSuccess = Color(light: 0x2E7D4F, dark: 0x6FCF97)
  public static let harborWarning = Color(light: 0xB7791F, dark: 0xF2C94C)
  public static let harborDanger = Color(light: 0xC0392B, dark: 0xFF8A7A)
}

extension ShapeStyle where Self == Color {
  public static var tide: Color { .harborTint }
  public static var ink: Color { .harborInk }
  public static var inkSoft: Color { .harborInkSoft }
}

extension LinearGradient {
  /// The gradient of large areas such as headers.
  public static let harborSea = LinearGradient(
    colors: [.harborDepth, .harborDepth.opacity(0.7), .harborSail.opacity(0.8)],
    startPoint: .topLeading, endPoint: .bottomTrailing)
}

struct PaletteGrid: View {
  private struct Swatch: Identifiable {
    let name: String
    let color: Color
    var id: String { name }
  }

  private let swatches = [
    Swatch(name: "Tint", color: .harborTint),
    Swatch(name: "Tint soft", color: .harborTintSoft),
    Swatch(name: "Sail", color: .harborSail),
    Swatch(name: "Surface", color: .harborSurface),
    Swatch(name: "Line", color: .harborLine),
    Swatch(name: "Ink", color: .harborInk),
    Swatch(name: "Success", color: .harborSuccess),
    Swatch(name: "Warning", color: .harborWarning),
    Swatch(name: "Danger", color: .harborDanger),
  ]

  private let columns = Array(
    repeating: GridItem(.flexible(minimum: 72), spacing: .spaceM), count: 3)

  var body: some View {
    VStack(spacing: .spaceL) {
      LazyVGrid(columns: columns, spacing: .spaceL) {
        ForEach(swatches) { swatch in
          VStack(spacing: .spaceXS) {
            RoundedRectangle(cornerRadius: .radiusM, style: .continuous)
              .fill(swatch.color)
              .overlay(
                RoundedRectangle(cornerRadius: .radiusM, style: .continuous)
                  .strokeBorder(Color.harborLine, lineWidth: .hairline)
              )
              .frame(height: 56)
            Text(swatch.name)
              .font(.harborCaption)
              .foregroundColor(.harborInkSoft)
          }
        }
      }
      RoundedRectangle(cornerRadius: .radiusM, style: .continuous)
        .fill(LinearGradient.harborSea)
        .frame(height: 56)
    }
    .padding(.spaceL)
    .background(Color.harborBackground)
  }
}

struct PaletteGrid_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PaletteGrid()
      PaletteGrid()
        .preferredColorScheme(.dark)
    }
    .previewLayout(.sizeThatFits)
  }
}
