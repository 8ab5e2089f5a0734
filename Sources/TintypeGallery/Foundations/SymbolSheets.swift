// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Symbols next to text, and their colors.
  package struct SymbolsSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Symbols", style: .foundations) {
        LabeledVariant("Sizes and Scales") { sizes }
        LabeledVariant("Beside Text") { besideText }
        LabeledVariant("Tints") { tints }
        LabeledVariant("Labels") { labels }
      }
    }

    private var sizes: some Component {
      VStack(alignment: .leading, spacing: 10) {
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          for size in [12.0, 17, 24, 34, 48] {
            Symbol("heart.fill").font(.system(size: size)).foregroundStyle(Color.pink)
          }
        }
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          for scale in ImageScale.allCases {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
              Symbol("star.fill").imageScale(scale).foregroundStyle(Color.orange)
              Text(scale.rawValue)
            }
          }
        }
      }
    }

    private var besideText: some Component {
      VStack(alignment: .leading, spacing: 10) {
        for style in [Font.TextStyle.largeTitle, .title2, .body, .caption] {
          HStack(alignment: .firstTextBaseline, spacing: 6) {
            Symbol("checkmark.circle.fill").foregroundStyle(Color.green)
            Text("Hxg \(style.rawValue)")
            Symbol("arrow.right")
          }
          .font(.system(style))
        }
      }
      .onCard()
    }

    private var tints: some Component {
      HStack(spacing: 12) {
        for tint in [Color.red, .orange, .green, .blue, .purple] {
          Symbol("bell.fill").foregroundStyle(tint)
        }
        Symbol("heart.fill")
          .foregroundStyle(
            LinearGradient(
              colors: [.pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing))
        Symbol("star.fill").resizable().frame(width: 56, height: 32).foregroundStyle(Color.teal)
          .framed()
      }
      .font(.title)
    }

    private var labels: some Component {
      HStack(spacing: 24) {
        for style in LabelStyle.allCases {
          Label("Settings", systemImage: "gear").labelStyle(style)
        }
      }
    }
  }

  /// All symbols of the standard set with their names.
  package struct SymbolSetSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Symbol Set", style: .foundations) {
        LabeledVariant("All \(SymbolSet.standard.names.count) of the Standard Set") {
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 5), spacing: 10) {
            ForEach(SymbolSet.standard.names, id: \.self) { name in
              VStack(spacing: 4) {
                Symbol(name).font(.system(size: 22))
                Text(Self.breakable(name))
                  .font(.system(size: 7.5))
                  .foregroundStyle(.secondary)
                  .multilineTextAlignment(.center)
                  .lineLimit(2, reservesSpace: true)
              }
            }
          }
        }
      }
    }

    /// Returns a name with possible line breaks after its periods.
    private static func breakable(_ name: String) -> String {
      name.split(separator: ".").joined(separator: ".\u{200B}")
    }
  }
}
