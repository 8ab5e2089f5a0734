// SPDX-License-Identifier: MIT

/// A labeled box in place of content that cannot be painted.
///
/// It takes all available space, and 10 by 10 points without a proposal, like a color. The name is
/// left out if it does not fit.
package struct Placeholder: Component {
  private let name: String

  /// The colors and the symbol of a kind of content.
  private struct Appearance {
    var background = Color.quaternarySystemFill
    var symbol: String?
    var symbolColor = Color.secondary
    var nameColor = Color.secondary
  }

  /// The appearance of content that usually covers a large part of a screen, in colors that are about
  /// as light as the content.
  private var appearance: Appearance {
    switch name {
    case "Map", "MKMapView":
      Appearance(
        background: Color(light: Color(hex: 0xF3EFE6), dark: Color(hex: 0x2D2E31)),
        symbol: "mappin.circle.fill", symbolColor: .red)
    case "VideoPlayer", "AVPlayerViewController":
      Appearance(
        background: Color(hex: 0x000000), symbol: "play.fill", symbolColor: .white,
        nameColor: Color(hex: 0x98989F))
    case "PhotosPicker", "PHPickerViewController":
      Appearance(background: .gray6, symbol: "photo.on.rectangle.angled")
    default: Appearance()
    }
  }

  /// Creates a box with the name of the content.
  package init(_ name: String) { self.name = name }

  /// The box with its name.
  package var body: some Component {
    let appearance = appearance
    appearance.background
      .overlay {
        Rectangle()
          .strokeBorder(Color.tertiary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      }
      .overlay {
        ViewThatFits {
          if let symbol = appearance.symbol {
            VStack(spacing: 6) {
              Image(systemName: symbol).font(.system(size: 28))
                .foregroundStyle(appearance.symbolColor)
              label(appearance.nameColor)
            }
          }
          label(appearance.nameColor)
          Color.clear
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(name)
  }

  private func label(_ color: Color) -> some Component {
    Text(name).font(.footnote).foregroundStyle(color).padding(4)
  }
}
