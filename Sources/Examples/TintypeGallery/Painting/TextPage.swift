// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Lines of text: underlines and strikethroughs, spacing, and scripts.
  package struct TextPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page(
        "Text", "Lines lie where the font says. Scripts join and run as read."
      ) {
        Shelf("Underline and Strikethrough") { decorations }
        Shelf("Tracking and Baseline Offset") { spacing }
        Shelf("Scripts") { scripts }
        Shelf("Both Directions in One Line") { directions }
      }
    }

    @ComponentBuilder private var decorations: ComponentList {
      for pattern in [TextLineStyle.Pattern.solid, .dot, .dash] {
        Plate("underline, \(pattern.rawValue)", height: 40) {
          sample("Quay").underline(pattern: pattern, color: .blue)
        }
      }
      Plate("strikethrough", height: 40) { sample("Quay").strikethrough(color: .red) }
      Plate("on three sizes", columns: 2, height: 40) {
        Text("Sizes ").font(.system(size: 11)).underline()
          + Text("grow ").font(.system(size: 17)).underline()
          + Text("thick").font(.system(size: 27)).underline()
      }
      Plate("both, bold", height: 40) { sample("Quay").bold().underline().strikethrough() }
      Plate("gradient", height: 40) {
        sample("Quay").bold().underline()
          .foregroundStyle(
            LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
      }
    }

    private func sample(_ string: String) -> Text { Text(string).font(.system(size: 24)) }

    @ComponentBuilder private var spacing: ComponentList {
      for points in [-1.0, 0, 1.5, 4] {
        Plate("\(points.shortText) pt", height: 36) {
          Text("Tracking").font(.system(size: points > 2 ? 11 : 14)).tracking(points)
        }
      }
      Plate("raised and lowered", columns: 2, height: 40) {
        Text("E = mc").font(.system(size: 20))
          + Text("2").font(.system(size: 12)).baselineOffset(8)
          + Text("  H").font(.system(size: 20))
          + Text("2").font(.system(size: 12)).baselineOffset(-4)
          + Text("O").font(.system(size: 20))
      }
      Plate("tracked and underlined", columns: 2, height: 40) {
        Text("wide").font(.system(size: 18)).tracking(6).underline(color: .blue)
          + Text(" up").font(.system(size: 18)).baselineOffset(5).underline(color: .red)
      }
    }

    @ComponentBuilder private var scripts: ComponentList {
      Plate("Arabic", columns: 2, height: 44) { line("السلام عليكم", .rightToLeft) }
      Plate("Arabic with marks", columns: 2, height: 44) { line("بِسْمِ اللّٰهِ", .rightToLeft) }
      Plate("Hebrew", columns: 2, height: 44) { line("שלום עולם", .rightToLeft) }
      Plate("Hebrew with points", columns: 2, height: 44) { line("בְּרֵאשִׁית", .rightToLeft) }
      Plate("Devanagari", columns: 2, height: 44) { line("नमस्ते क्षत्रिय", .leftToRight) }
      Plate("Greek, Cyrillic, accents", columns: 2, height: 44) {
        line("Ωμέγα Щука Ångström", .leftToRight, size: 15)
      }
    }

    private func line(
      _ string: String, _ direction: LayoutDirection, size: Double = 22
    ) -> some Component {
      Text(string).font(.system(size: size)).environment(\.layoutDirection, direction)
    }

    @ComponentBuilder private var directions: ComponentList {
      Plate("from the left", columns: 4, height: 36) {
        mixed("He said “שלום, 3 times” and ‏مرحبا (2) left.", .leftToRight)
      }
      Plate("the same from the right", columns: 4, height: 36) {
        mixed("He said “שלום, 3 times” and ‏مرحبا (2) left.", .rightToLeft)
      }
      Plate("Arabic with a word, a number and a line under one part", columns: 4, height: 36) {
        (Text("السعر ") + Text("25 USD").foregroundStyle(Color.blue).underline()
          + Text(" فقط لهذا اليوم").foregroundStyle(Color.green))
          .font(.system(size: 16))
          .environment(\.layoutDirection, .rightToLeft)
      }
    }

    private func mixed(_ string: String, _ direction: LayoutDirection) -> some Component {
      Text(string).font(.system(size: 15))
        .padding(.horizontal, 12)
        .frame(width: 358, alignment: .leading)
        .environment(\.layoutDirection, direction)
    }
  }
}
