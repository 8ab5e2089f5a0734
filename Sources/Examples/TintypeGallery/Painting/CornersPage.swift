// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Circular and continuous corners, and the shapes of symbols.
  package struct CornersPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page(
        "Corners and Symbols", "Red is circular, blue continuous. Symbols are sharp at each size."
      ) {
        Shelf("Circular and Continuous") { corners }
        Shelf("Uneven and Nested") { uneven }
        Shelf("Symbols") { sizes }
        Shelf("Tints") { tints }
      }
    }

    @ComponentBuilder private var corners: ComponentList {
      for radius in [6.0, 12, 20, 40] {
        Plate("radius \(radius.shortText)") {
          ZStack {
            RoundedRectangle(cornerRadius: radius, style: .continuous)
              .fill(Color.blue.opacity(0.35))
            RoundedRectangle(cornerRadius: radius).stroke(Color.red, lineWidth: 1)
          }
          .frame(width: 66, height: 48)
        }
      }
      Plate("filled, circular") {
        RoundedRectangle(cornerRadius: 16).fill(Color.red).square()
      }
      Plate("filled, continuous") {
        RoundedRectangle(cornerRadius: 16, style: .continuous).fill(Color.blue).square()
      }
      Plate("capsules") {
        VStack(spacing: 4) {
          Capsule().fill(Color.red)
          Capsule(style: .continuous).fill(Color.blue)
        }
        .frame(width: 66, height: 48)
      }
      Plate("its border") {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .strokeBorder(Color.blue.opacity(0.6), lineWidth: 6).square().framed()
      }
    }

    @ComponentBuilder private var uneven: ComponentList {
      Plate("2, 8, 16, 24") {
        UnevenRoundedRectangle(
          topLeadingRadius: 2, bottomLeadingRadius: 8, bottomTrailingRadius: 16,
          topTrailingRadius: 24
        )
        .fill(Color.teal.opacity(0.3)).stroke(Color.teal, lineWidth: 1.5)
        .frame(width: 66, height: 48)
      }
      Plate("from the right") {
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
          .fill(Color.teal).frame(width: 66, height: 48)
          .environment(\.layoutDirection, .rightToLeft)
      }
      Plate("concentric") {
        ZStack {
          for inset in [0.0, 5, 10, 15] {
            RoundedRectangle(cornerRadius: 20).inset(by: inset)
              .strokeBorder(Color.teal, lineWidth: 2)
          }
        }
        .frame(width: 66, height: 48)
      }
      Plate("too large") {
        RoundedRectangle(cornerRadius: 500).fill(Color.teal).frame(width: 66, height: 40)
      }
    }

    @ComponentBuilder private var sizes: ComponentList {
      Plate("10 to 36 pt", columns: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          for size in [10.0, 14, 20, 28, 36] {
            Symbol("gear").font(.system(size: size))
          }
        }
      }
      Plate("beside text", columns: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Symbol("checkmark.circle.fill").foregroundStyle(Color.green)
          Text("Hxg baseline")
          Symbol("arrow.right")
        }
        .font(.system(size: 16))
      }
    }

    @ComponentBuilder private var tints: ComponentList {
      Plate("a color") { icon("bell.fill").foregroundStyle(Color.orange) }
      Plate("a gradient") {
        icon("heart.fill")
          .foregroundStyle(
            LinearGradient(colors: [.pink, .indigo], startPoint: .top, endPoint: .bottom))
      }
      Plate("translucent layers") { icon("checkmark.circle.fill").foregroundStyle(.tertiary) }
      Plate("mirrored") {
        HStack(spacing: 6) {
          Symbol("arrow.forward").resizable().frame(width: 30, height: 20)
          Symbol("arrow.forward").resizable().frame(width: 30, height: 20)
            .environment(\.layoutDirection, .rightToLeft)
        }
        .foregroundStyle(Color.blue)
      }
    }

    private func icon(_ name: String) -> some Component { Symbol(name).font(.system(size: 32)) }
  }
}
