// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Images: sizes, cap insets, tiling, interpolation and tints.
  package struct ImagesSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Images", style: .foundations) {
        LabeledVariant("Sizes") { sizes }
        LabeledVariant("Aspect Ratio") { ratios }
        LabeledVariant("Cap Insets") { caps }
        LabeledVariant("Tiles") { tiles }
        LabeledVariant("Interpolation") { interpolation }
        LabeledVariant("Rendering Mode") { tints }
        LabeledVariant("Right to Left") { flips }
        LabeledVariant("Shapes") { clips }
      }
    }

    private var sizes: some Component {
      HStack(spacing: 12) {
        if let landscape = ImagesSheets.landscape {
          Specimen("its own size") { Image(landscape).framed() }
          Specimen("resizable") {
            Image(landscape).resizable().frame(width: 80, height: 80).framed()
          }
          Specimen("not resizable") {
            Image(landscape).frame(width: 80, height: 80).clipped().framed()
          }
        }
      }
    }

    private var ratios: some Component {
      HStack(spacing: 12) {
        Specimen("fit") { Photo().scaledToFit().frame(width: 80, height: 80).framed() }
        Specimen("fill, clipped") {
          Photo().scaledToFill().frame(width: 80, height: 80).clipped().framed()
        }
        Specimen("fill") {
          Photo().scaledToFill().frame(width: 60, height: 60).opacity(0.6).framed()
            .frame(width: 100, height: 80)
        }
        Specimen("1 : 2, fit") {
          Photo().aspectRatio(0.5, contentMode: .fit).frame(width: 80, height: 80).framed()
        }
      }
    }

    private var caps: some Component {
      HStack(alignment: .bottom, spacing: 12) {
        if let bubble = ImagesSheets.bubble {
          let insets = EdgeInsets(top: 11, leading: 11, bottom: 11, trailing: 11)
          Specimen("its own size") { Image(bubble) }
          Specimen("without") { Image(bubble).resizable().frame(width: 84, height: 44) }
          Specimen("with insets") {
            Image(bubble).resizable(capInsets: insets).frame(width: 84, height: 44)
          }
          Specimen("higher") {
            Image(bubble).resizable(capInsets: insets).frame(width: 44, height: 64)
          }
          Specimen("too small") {
            Image(bubble).resizable(capInsets: insets).frame(width: 14, height: 14)
          }
        }
      }
    }

    private var tiles: some Component {
      HStack(spacing: 12) {
        if let pattern = ImagesSheets.pattern {
          Specimen("repeated") {
            Image(pattern).resizable(resizingMode: .tile).frame(width: 90, height: 56)
          }
          Specimen("stretched") { Image(pattern).resizable().frame(width: 90, height: 56) }
        }
        if let bubble = ImagesSheets.bubble {
          Specimen("repeated between insets") {
            Image(bubble)
              .resizable(
                capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
                resizingMode: .tile
              )
              .frame(width: 90, height: 56)
          }
        }
      }
    }

    private var interpolation: some Component {
      HStack(spacing: 12) {
        if let heart = ImagesSheets.heart {
          for quality in ImageInterpolation.allCases {
            Specimen(quality.rawValue) {
              Image(heart).resizable().interpolation(quality).frame(width: 81, height: 72)
            }
          }
        }
      }
    }

    private var tints: some Component {
      HStack(spacing: 12) {
        if let heart = ImagesSheets.heart {
          let image = Image(heart).resizable().interpolation(.none)
          Specimen("original") {
            image.renderingMode(.original).frame(width: 54, height: 48)
          }
          for (name, tint) in [
            ("primary", Color.primary), ("green", .green), ("blue", .blue), ("tertiary", .tertiary),
          ] {
            Specimen(name) {
              image.renderingMode(.template).frame(width: 54, height: 48).foregroundStyle(tint)
            }
          }
        }
      }
    }

    private var flips: some Component {
      HStack(spacing: 24) {
        if let arrow = ImagesSheets.arrow {
          let image = Image(arrow).interpolation(.none)
            .resizable(capInsets: EdgeInsets(leading: 1, trailing: 4))
          for flips in [false, true] {
            Specimen(flips ? "flips" : "does not flip") {
              HStack(spacing: 12) {
                for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                  image.flipsForRightToLeftLayoutDirection(flips)
                    .frame(width: 12, height: 7)
                    .scaleEffect(5)
                    .frame(width: 60, height: 35)
                    .environment(\.layoutDirection, direction)
                }
              }
            }
          }
        }
      }
    }

    private var clips: some Component {
      HStack(spacing: 12) {
        Photo().frame(width: 84, height: 56).clipShape(RoundedRectangle(cornerRadius: 14))
        Photo().scaledToFill().frame(width: 56, height: 56).clipShape(Circle())
          .overlay(alignment: .center) { Circle().strokeBorder(Color.white, lineWidth: 3) }
          .shadow(radius: 4, y: 2)
        Photo().frame(width: 96, height: 56).clipShape(Ellipse())
        Photo().frame(width: 84, height: 56)
          .clipShape(Path.star(in: Rect(x: 10, y: 0, width: 64, height: 60)))
      }
    }
  }
}
