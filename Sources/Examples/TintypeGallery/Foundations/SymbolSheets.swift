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

  /// All symbols of the standard set without their variants.
  package struct SymbolSetSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Symbol Set", style: .foundations) {
        ForEach(Array(SymbolSet.standardBases.enumerated()), id: \.offset) { _, names in
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 16), spacing: 6) {
            ForEach(names, id: \.self) { name in
              Symbol(name).font(.system(size: 14)).environment(\.symbolsFillGrid, true)
            }
          }
        }
      }
    }
  }

  /// Symbols in all weights, scales, variants and rendering modes.
  package struct SymbolVariantsSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Symbol Variants", style: .foundations) {
        LabeledVariant("Weights") { weights }
        LabeledVariant("Scales") { scales }
        LabeledVariant("Variants") { variants }
        LabeledVariant("Rendering Modes") { modes }
      }
    }

    private var weights: some Component {
      VStack(alignment: .leading, spacing: 6) {
        for name in ["heart", "gearshape", "arrow.triangle.2.circlepath", "bell.slash.fill"] {
          HStack(spacing: 0) {
            for weight in stride(from: 100, through: 900, by: 100) {
              Symbol(name).font(.system(size: 24, weight: Font.Weight(weight)))
                .frame(width: 36)
            }
          }
        }
      }
    }

    private var scales: some Component {
      HStack(alignment: .firstTextBaseline, spacing: 14) {
        for scale in ImageScale.allCases {
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Symbol("plus.circle").imageScale(scale)
            Text("Hxg")
            Symbol("star.fill").imageScale(scale)
          }
        }
      }
      .font(.title3)
    }

    private var variants: some Component {
      VStack(alignment: .leading, spacing: 8) {
        for base in ["bell", "person", "tag"] {
          HStack(spacing: 10) {
            for suffix in [
              "", ".fill", ".slash", ".slash.fill", ".circle", ".circle.fill", ".square",
              ".square.fill", ".badge", ".badge.plus", ".fill.badge.plus", ".badge.fill",
            ] where SymbolSet.standard[base + suffix] != nil {
              Symbol(base + suffix)
            }
          }
        }
        HStack(spacing: 10) {
          for name in [
            "1.circle", "24.circle.fill", "a.square", "z.circle.fill", "dollarsign.circle",
            "play.rectangle", "mic.slash.circle.fill", "folder.badge.plus",
          ] {
            Symbol(name)
          }
        }
      }
      .font(.title2)
    }

    private var modes: some Component {
      VStack(alignment: .leading, spacing: 8) {
        for mode in SymbolRenderingMode.allCases {
          HStack(spacing: 12) {
            for name in [
              "cloud.sun.rain.fill", "exclamationmark.triangle.fill", "speaker.wave.3.fill",
              "person.crop.circle.badge.plus", "checkmark.seal.fill", "bell.badge.fill",
              "photo.on.rectangle",
            ] {
              Symbol(name)
            }
          }
          .symbolRenderingMode(mode, palette: Color.red, Color.blue, Color.green)
        }
      }
      .font(.title2)
      .foregroundStyle(Color.indigo)
    }
  }
}
