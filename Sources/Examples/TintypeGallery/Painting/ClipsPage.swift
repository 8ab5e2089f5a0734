// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Clips and masks.
  package struct ClipsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page(
        "Clips and Masks",
        "Edges are smooth. Masks let through what is opaque."
      ) {
        Shelf("Clips") { clips }
        Shelf("Clips in Clips") { nested }
        Shelf("Masks") { masks }
      }
    }

    /// Four flat colors on which every edge is visible.
    private var quilt: some Component {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.blue
          Color.orange
        }
        HStack(spacing: 0) {
          Color.teal
          Color.purple
        }
      }
      .frame(width: 60, height: 44)
    }

    @ComponentBuilder private var clips: ComponentList {
      Plate("clipped") { quilt.frame(width: 40, height: 30).clipped() }
      Plate("ellipse") { quilt.clipShape(Ellipse()) }
      Plate("rounded") { quilt.clipShape(RoundedRectangle(cornerRadius: 14)) }
      Plate("circle") { quilt.clipShape(Circle()) }
      Plate("star") { quilt.clipShape(Path.star(in: Rect(x: 6, y: -2, width: 48, height: 52))) }
      Plate("even-odd") {
        quilt.clipShape(Path.pentagram(in: Rect(x: 6, y: -2, width: 48, height: 52)), eoFill: true)
      }
      Plate("capsule") { quilt.frame(height: 28).clipShape(Capsule()) }
      Plate("at half pixels") {
        Color.orange.frame(width: 66, height: 48)
          .clipShape(Path(Rect(x: 8.25, y: 8.25, width: 49.5, height: 31.5)))
      }
    }

    @ComponentBuilder private var nested: ComponentList {
      Plate("two circles") {
        quilt
          .clipShape(Path(ellipseIn: Rect(x: 0, y: 0, width: 40, height: 44)))
          .clipShape(Path(ellipseIn: Rect(x: 20, y: 0, width: 40, height: 44)))
      }
      Plate("turned in straight") {
        quilt.clipShape(RoundedRectangle(cornerRadius: 8)).rotationEffect(.degrees(30))
          .frame(width: 50, height: 44).clipShape(RoundedRectangle(cornerRadius: 8))
      }
      Plate("round on round") {
        // Where two antialiased edges coincide, some of the background remains visible, as is
        // usual.
        ZStack {
          Circle().fill(Color.orange)
          Color.teal.clipShape(Circle())
        }
        .square()
      }
      Plate("clip of a shadow") {
        Circle().fill(Color.teal).frame(width: 30, height: 30)
          .shadow(color: .black, radius: 6, y: 4).frame(width: 46, height: 40)
          .background(Color.gray5).clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }

    @ComponentBuilder private var masks: ComponentList {
      Plate("text") {
        quilt.mask { Text("Mask").font(.system(size: 19, weight: .black)) }
      }
      Plate("gradient") {
        quilt.mask {
          LinearGradient(
            colors: [.black, .black.opacity(0)], startPoint: .leading, endPoint: .trailing)
        }
      }
      Plate("blurred disc") {
        quilt.mask { Circle().frame(width: 28, height: 28).blur(radius: 6) }
      }
      Plate("symbol") {
        LinearGradient(colors: [.red, .purple], startPoint: .top, endPoint: .bottom)
          .frame(width: 66, height: 48)
          .mask { Symbol("heart.fill").resizable() }
      }
      Plate("a mask in a mask") {
        quilt.mask {
          Circle().mask {
            LinearGradient(
              colors: [.black.opacity(0.2), .black], startPoint: .top, endPoint: .bottom)
          }
        }
      }
      Plate("color is ignored") {
        quilt.mask {
          HStack(spacing: 0) {
            for color in [Color.white, .black, .red, .black.opacity(0.5)] { color }
          }
        }
      }
      Plate("top leading") {
        quilt.mask(alignment: .topLeading) { Circle().frame(width: 34, height: 34) }.framed()
      }
      Plate("a hole") {
        quilt.mask {
          ZStack {
            Rectangle()
            Circle().frame(width: 30, height: 30).blendMode(.destinationOut)
          }
          .compositingGroup()
        }
      }
    }
  }
}
