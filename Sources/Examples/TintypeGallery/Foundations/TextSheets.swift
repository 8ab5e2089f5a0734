// SPDX-License-Identifier: MIT

import TintypeComponents

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Foundations {
  /// Character styles: text styles, weights, lines, and texts with several runs.
  package struct TextStylesSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Text Styles", style: .foundations) {
        LabeledVariant("Styles") { styles.onCard() }
        LabeledVariant("Weights") { weights }
        LabeledVariant("Lines") { lines }
        LabeledVariant("Tracking and Baselines") { tracking }
        LabeledVariant("Runs") { runs.onCard() }
        LabeledVariant("Fills") { fills }
      }
    }

    private var styles: some Component {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
        for style in Font.TextStyle.allCases {
          GridRow(alignment: .firstTextBaseline) {
            Text(style.rawValue).font(.system(style))
            Text(style.size(at: .large).formattedSize)
              .font(.system(size: 11))
              .foregroundStyle(.secondary)
              .gridColumnAlignment(.trailing)
          }
        }
      }
    }

    private static let weights: [(name: String, weight: Font.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]

    private var weights: some Component {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5), spacing: 10) {
        for (name, weight) in Self.weights {
          Specimen(name) { Text("Ag").font(.system(size: 30, weight: weight)) }
        }
        Specimen("italic") { Text("Ag").font(.system(size: 30)).italic() }
      }
    }

    private var lines: some Component {
      Shelf {
        for pattern in [TextLineStyle.Pattern.solid, .dot, .dash] {
          Specimen("underline \(pattern.rawValue)") {
            Text("Quay").font(.title2).underline(pattern: pattern, color: .blue)
          }
        }
        for pattern in [TextLineStyle.Pattern.solid, .dot, .dash] {
          Specimen("strike \(pattern.rawValue)") {
            Text("Quay").font(.title2).strikethrough(pattern: pattern, color: .red)
          }
        }
        Specimen("both") { Text("Quay").font(.title2).underline().strikethrough() }
        Specimen("uppercase") { Text("Quay").font(.title2).textCase(.uppercase) }
      }
    }

    private var tracking: some Component {
      VStack(alignment: .leading, spacing: 8) {
        for points in [-1.0, 0, 2, 6] {
          HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text("\(Int(points)) pt")
              .font(.system(size: 11)).foregroundStyle(.secondary)
              .frame(width: 36, alignment: .trailing)
            Text("Letterspace").font(.title3).tracking(points)
          }
        }
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Text("offset")
            .font(.system(size: 11)).foregroundStyle(.secondary)
            .frame(width: 36, alignment: .trailing)
          Text("E = mc").font(.title3)
            + Text("2").font(.caption).baselineOffset(8)
            + Text(" and H").font(.title3)
            + Text("2").font(.caption).baselineOffset(-4)
            + Text("O").font(.title3)
        }
      }
    }

    private var runs: some Component {
      VStack(alignment: .leading, spacing: 10) {
        Text("Sizes ").font(.largeTitle)
          + Text("share ").font(.title3).foregroundStyle(Color.blue)
          + Text("one ").font(.headline).italic()
          + Text("baseline").font(.caption).foregroundStyle(.secondary)
        Text("A text of runs breaks its lines as one: ")
          + Text("bold words").bold()
          + Text(", ")
          + Text("colored ones").foregroundStyle(Color.pink)
          + Text(" and ")
          + Text("underlined ones").underline(pattern: .dot, color: .teal)
          + Text(" flow together.")
        Text(price)
      }
    }

    private var price: AttributedString {
      var price = AttributedString("12.50 instead of 15.00")
      price.tintype.font = .title3
      if let new = price.range(of: "12.50") {
        price[new].tintype.font = .system(size: 28, weight: .heavy)
        price[new].tintype.foregroundColor = .green
      }
      if let old = price.range(of: "15.00") {
        price[old].tintype.strikethroughStyle = TextLineStyle()
      }
      return price
    }

    private var fills: some Component {
      VStack(alignment: .leading, spacing: 10) {
        Text("Gradient")
          .font(.system(size: 48, weight: .black))
          .foregroundStyle(
            LinearGradient(
              colors: [.pink, .orange, .yellow], startPoint: .leading, endPoint: .trailing))
        HStack(spacing: 16) {
          Text("Primary").foregroundStyle(.primary)
          Text("Secondary").foregroundStyle(.secondary)
          Text("Tertiary").foregroundStyle(Color.tertiary)
          Text("Quaternary").foregroundStyle(Color.quaternary)
        }
        Text("A placeholder stands where the text would, line by line, as wide as each.")
          .redacted(reason: .placeholder)
      }
    }
  }
}

extension Double {
  /// The number, without its decimal point if it is an integer.
  fileprivate var formattedSize: String {
    self == rounded() ? "\(Int(self)) pt" : "\(self) pt"
  }
}

extension Foundations {
  /// Text layout: alignment, spacing, line limits, truncation and scaling.
  package struct TextLayoutSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Text Layout", style: .foundations) {
        LabeledVariant("Alignment") { alignment }
        LabeledVariant("Line Spacing") { spacing }
        LabeledVariant("Line Limits") { limits }
        LabeledVariant("Truncation") { truncation }
        LabeledVariant("Minimum Scale Factor") { scaling }
        LabeledVariant("Words and Scripts") { scripts }
      }
    }

    private static let story = "The quick brown fox jumps over the lazy dog and sleeps."

    private var alignment: some Component {
      HStack(alignment: .top, spacing: 10) {
        for alignment in TextAlignment.allCases {
          Specimen(alignment.rawValue) {
            Text(Self.story)
              .font(.footnote)
              .multilineTextAlignment(alignment)
              .padding(8)
              .frame(width: 120)
              .tinted(.blue)
          }
        }
      }
    }

    private var spacing: some Component {
      HStack(alignment: .top, spacing: 10) {
        for points in [0.0, 4, 10] {
          Specimen("\(Int(points)) pt") {
            Text("Lines of text in a box that is narrow.")
              .font(.footnote)
              .lineSpacing(points)
              .padding(8)
              .frame(width: 120, alignment: .leading)
              .tinted(.purple)
          }
        }
      }
    }

    private var limits: some Component {
      HStack(alignment: .top, spacing: 10) {
        Specimen("1 line") { limited.lineLimit(1).boxed(.teal) }
        Specimen("2 lines") { limited.lineLimit(2).boxed(.teal) }
        Specimen("3, reserved") {
          Text("One line.").font(.footnote).lineLimit(3, reservesSpace: true).boxed(.teal)
        }
      }
    }

    private var limited: some Component { Text(Self.story).font(.footnote) }

    private var truncation: some Component {
      VStack(alignment: .leading, spacing: 8) {
        for mode in [TruncationMode.head, .middle, .tail] {
          HStack(spacing: 10) {
            Text(mode.rawValue)
              .font(.system(size: 11)).foregroundStyle(.secondary)
              .frame(width: 44, alignment: .trailing)
            Text("Sources/Components/Layout/StackLayout.swift")
              .font(.subheadline)
              .lineLimit(1)
              .truncationMode(mode)
              .padding(8)
              .frame(width: 260, alignment: .leading)
              .tinted(.orange)
          }
        }
      }
    }

    private var scaling: some Component {
      VStack(alignment: .leading, spacing: 8) {
        for width in [320.0, 200, 160, 120] {
          HStack(spacing: 10) {
            Text("\(Int(width)) pt")
              .font(.system(size: 11)).foregroundStyle(.secondary)
              .frame(width: 44, alignment: .trailing)
            Text("Total: 1,234,567.89")
              .font(.title2)
              .lineLimit(1)
              .minimumScaleFactor(0.6)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .frame(width: width, alignment: .leading)
              .tinted(.green)
          }
        }
      }
    }

    private var scripts: some Component {
      VStack(alignment: .leading, spacing: 8) {
        Text("Ångström, naïve, Größe, œuvre, Łódź")
        Text("Ελληνικά · Кириллица · עברית · العربية")
        Text("fi fl ffi AV To Wa 1/2 “quotes” – dash — long …")
        Text("First line\nsecond line\n\nfourth line after an empty one")
          .font(.footnote)
          .fixedSize()
          .padding(8)
          .tinted(.gray)
      }
    }
  }
}

extension Component {
  /// A narrow box for a text.
  fileprivate func boxed(_ tint: Color) -> some Component {
    padding(8).frame(width: 120, alignment: .leading).tinted(tint)
  }
}
