// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// How text is set into its frame: alignment, spacing, limits, truncation and scaling.
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
