// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Rotated, scaled, mirrored and moved components.
  package struct TransformsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Transforms", "The dotted frame is where the layout sees it.") {
        Shelf("Rotation") { turns }
        Shelf("Scale") { scales }
        Shelf("What Is Turned") { kinds }
        Shelf("Combined") { combined }
      }
    }

    private var tile: some Component {
      HStack(spacing: 3) {
        Text("Ab").font(.system(size: 14, weight: .semibold))
        Circle().fill(Color.pink).frame(width: 10, height: 10)
      }
      .frame(width: 44, height: 30)
      .tinted(.blue)
    }

    @ComponentBuilder private var turns: ComponentList {
      Plate("15°") { tile.rotationEffect(.degrees(15)).place() }
      Plate("90°") { tile.rotationEffect(.degrees(90)).place() }
      Plate("180°") { tile.rotationEffect(.degrees(180)).place() }
      Plate("−20°, leading") {
        tile.rotationEffect(.degrees(-20), anchor: .bottomLeading).place()
      }
    }

    @ComponentBuilder private var scales: ComponentList {
      Plate("0.5") { tile.scaleEffect(0.5).place() }
      Plate("1.4") { tile.scaleEffect(1.4).place() }
      Plate("mirrored") { tile.scaleEffect(x: -1).place() }
      Plate("0.6, trailing") { tile.scaleEffect(0.6, anchor: .bottomTrailing).place() }
    }

    @ComponentBuilder private var kinds: ComponentList {
      Plate("lines") {
        ZStack {
          for index in 0..<12 {
            Color.primary.frame(width: 50, height: 1)
              .rotationEffect(.degrees(Double(index) * 15))
          }
        }
      }
      Plate("a picture") {
        Foundations.Photo().frame(width: 48, height: 32).rotationEffect(.degrees(30))
      }
      Plate("a shadow") {
        RoundedRectangle(cornerRadius: 6).fill(Color.teal).frame(width: 40, height: 26)
          .shadow(color: .black.opacity(0.6), radius: 4, x: 6, y: 0)
          .rotationEffect(.degrees(90))
      }
      Plate("a clip") {
        Foundations.Photo().frame(width: 48, height: 32)
          .clipShape(RoundedRectangle(cornerRadius: 10)).rotationEffect(.degrees(-30))
      }
      Plate("a gradient") {
        RoundedRectangle(cornerRadius: 6)
          .fill(LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing))
          .frame(width: 44, height: 30).rotationEffect(.degrees(60))
      }
      Plate("a border") {
        RoundedRectangle(cornerRadius: 8).strokeBorder(Color.purple, lineWidth: 3)
          .frame(width: 44, height: 30).rotationEffect(.degrees(15))
      }
      Plate("a blur") {
        Rectangle().fill(Color.purple).frame(width: 36, height: 24).blur(radius: 3)
          .rotationEffect(.degrees(30))
      }
      Plate("decorated text") {
        Text("Quay").font(.system(size: 18)).underline(color: .red).strikethrough()
          .rotationEffect(.degrees(-25))
      }
    }

    @ComponentBuilder private var combined: ComponentList {
      Plate("turned, then wide") {
        tile.rotationEffect(.degrees(45)).scaleEffect(x: 1.3, y: 0.6).place()
      }
      Plate("wide, then turned") {
        tile.scaleEffect(x: 1.3, y: 0.6).rotationEffect(.degrees(45)).place()
      }
      Plate("there and back") { tile.rotationEffect(.degrees(33)).rotationEffect(.degrees(-33)) }
      Plate("moved by ⅓ pt") {
        tile.offset(x: 1.0 / 3, y: 1.0 / 3).place()
      }
    }
  }
}

extension Component {
  /// Shows the frame of a tile behind it.
  fileprivate func place() -> some Component {
    background {
      Rectangle().strokeBorder(Color.gray2, style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
        .frame(width: 44, height: 30)
    }
  }
}
