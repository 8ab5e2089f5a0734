// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Images: sizes, cap insets, tiles, interpolation and tints.
  package struct ImagesPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Images", "Corners keep their size; tiles meet without seams.") {
        Shelf("Sizes") { sizes }
        Shelf("Cap Insets and Tiles") { insets }
        Shelf("Interpolation, Six Times Larger") { interpolation }
        Shelf("Template Tint and Direction") { tints }
      }
    }

    @ComponentBuilder private var sizes: ComponentList {
      if let landscape = Foundations.ImagesSheets.landscape {
        let image = Image(landscape)
        Plate("fit") {
          image.resizable().scaledToFit().frame(width: 50, height: 50).framed()
        }
        Plate("fill, clipped") {
          image.resizable().scaledToFill().frame(width: 50, height: 50).clipped().framed()
        }
        Plate("stretched") { image.resizable().frame(width: 66, height: 22).framed() }
        Plate("pixels turned") {
          if let heart = Foundations.ImagesSheets.heart {
            Image(heart).resizable().interpolation(.none).heart().rotationEffect(.degrees(20))
          }
        }
      }
    }

    @ComponentBuilder private var insets: ComponentList {
      if let bubble = Foundations.ImagesSheets.bubble,
        let pattern = Foundations.ImagesSheets.pattern
      {
        let corners = EdgeInsets(top: 11, leading: 11, bottom: 11, trailing: 11)
        Plate("its own size") { Image(bubble) }
        Plate("with insets") {
          Image(bubble).resizable(capInsets: corners).frame(width: 66, height: 44)
        }
        Plate("without") { Image(bubble).resizable().frame(width: 66, height: 44) }
        Plate("too small") {
          Image(bubble).resizable(capInsets: corners).frame(width: 14, height: 14)
        }
        Plate("tiled") {
          Image(pattern).resizable(resizingMode: .tile).frame(width: 66, height: 48)
        }
        Plate("tiled inside") {
          Image(bubble)
            .resizable(
              capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
              resizingMode: .tile
            )
            .frame(width: 66, height: 48)
        }
        Plate("paint, scale 0.5") {
          Circle().fill(ImagePaint(image: pattern, scale: 0.5)).square()
        }
        Plate("part as paint") {
          Rectangle()
            .strokeBorder(
              ImagePaint(image: pattern, sourceRect: Rect(x: 0, y: 0, width: 0.5, height: 1)),
              lineWidth: 12
            )
            .frame(width: 66, height: 48)
        }
      }
    }

    @ComponentBuilder private var interpolation: ComponentList {
      if let heart = Foundations.ImagesSheets.heart {
        for quality in ImageInterpolation.allCases {
          Plate(quality.rawValue) {
            Image(heart).resizable().interpolation(quality).frame(width: 54, height: 48)
          }
        }
      }
    }

    @ComponentBuilder private var tints: ComponentList {
      if let heart = Foundations.ImagesSheets.heart, let arrow = Foundations.ImagesSheets.arrow {
        let image = Image(heart).resizable().interpolation(.none)
        Plate("template, primary") { image.renderingMode(.template).heart() }
        Plate("template, green") {
          image.renderingMode(.template).heart().foregroundStyle(Color.green)
        }
        Plate("template, gradient") {
          image.renderingMode(.template).heart()
            .foregroundStyle(
              LinearGradient(colors: [.yellow, .pink], startPoint: .top, endPoint: .bottom))
        }
        Plate("flips from right") {
          let flipping = Image(arrow).resizable().interpolation(.none)
            .flipsForRightToLeftLayoutDirection(true)
          VStack(spacing: 6) {
            flipping.frame(width: 32, height: 21)
            flipping.frame(width: 32, height: 21).environment(\.layoutDirection, .rightToLeft)
          }
        }
      }
    }
  }
}

extension Component {
  /// Scales the heart's large pixels to five points each.
  fileprivate func heart() -> some Component { frame(width: 45, height: 40) }
}
