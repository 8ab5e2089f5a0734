// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Images computed with integers, so that they are the same on every machine.
  enum ImagesSheets {
    /// Hills under an evening sky with the sun to the right; 120 by 80 points.
    static let landscape: ImageData? = ImageData(
      pixelWidth: 240, pixelHeight: 160, scale: 2,
      pixels: (0..<240 * 160).map { landscape(x: $0 % 240, y: $0 / 240) })

    /// A speech bubble that can be resized between its corners; 24 by 24 points.
    static let bubble: ImageData? = ImageData(
      pixelWidth: 48, pixelHeight: 48, scale: 2,
      pixels: (0..<48 * 48).map { bubble(x: $0 % 48, y: $0 / 48) })

    /// A heart of 9 by 8 large pixels.
    static let heart: ImageData? = drawing([
      ".##...##.",
      "#ox#.####",
      "#xo######",
      "#########",
      ".#######.",
      "..#####..",
      "...###...",
      "....#....",
    ])

    /// An arrow that points to the trailing edge, of 8 by 7 large pixels.
    static let arrow: ImageData? = drawing([
      "....#...",
      "....##..",
      "#######.",
      "########",
      "#######.",
      "....##..",
      "....#...",
    ])

    /// Two stripes and a dot as a repeatable pattern; 12 by 12 points.
    static let pattern: ImageData? = ImageData(
      pixelWidth: 24, pixelHeight: 24, scale: 2,
      pixels: (0..<24 * 24).map { index in
        let (x, y) = (index % 24, index / 24)
        let dot = (x - 16) * (x - 16) + (y - 8) * (y - 8) < 16
        return dot ? 0xFFFF_8D28 : (x + y) % 24 < 8 ? 0xFF00_88FF : 0xFFCF_E6FF
      })

    private static func drawing(_ rows: [String]) -> ImageData? {
      let colors: [Character: UInt32] = [
        "#": 0xFFFF_2D55, "o": 0xFFFF_FFFF, "x": 0xFFFF_9DB0,
      ]
      return ImageData(
        pixelWidth: rows.first?.count ?? 0, pixelHeight: rows.count,
        pixels: rows.flatMap { row in row.map { colors[$0] ?? 0 } })
    }

    private static func landscape(x: Int, y: Int) -> UInt32 {
      var color = mixed((58, 96, 200), (255, 186, 140), share: y * 256 / 120)
      let (dx, dy) = (x - 176, y - 62)
      color = mixed(color, (255, 236, 170), share: (26 * 26 - dx * dx - dy * dy) * 4)
      // In units of 1/256: the coverage at an edge increases over one row.
      func below(_ edge: Int) -> Int { y * 256 - edge }
      let far = 96 * 256 + (x - 150) * (x - 150) * 256 / 400
      color = mixed(color, (122, 108, 168), share: below(far))
      let middle = 108 * 256 + (x - 40) * (x - 40) * 256 / 700
      color = mixed(color, (52, 120, 110), share: below(middle))
      let near = 132 * 256 + (x - 230) * (x - 230) * 256 / 2400
      color = mixed(color, (24, 72, 66), share: below(near))
      return opaque(color)
    }

    private static func bubble(x: Int, y: Int) -> UInt32 {
      // Twice the distance to the center of the nearest corner's circle, whose radius is 20 pixels.
      let dx = max(abs(2 * x - 47) - 7, 0)
      let dy = max(abs(2 * y - 47) - 7, 0)
      let distance = dx * dx + dy * dy
      // The coverage increases over one pixel, in which the square changes by four times the
      // radius.
      func coverage(_ radius: Int) -> Int {
        min(max((radius * radius - distance) * 256 / (4 * radius), 0), 256)
      }
      let color = mixed((0, 111, 214), (140, 203, 255), share: coverage(34))
      let opacity = coverage(40)
      func scaled(_ part: Int) -> UInt32 { UInt32(part * opacity / 256) }
      return scaled(255) << 24 | scaled(color.red) << 16 | scaled(color.green) << 8
        | scaled(color.blue)
    }

    private typealias RGB = (red: Int, green: Int, blue: Int)

    /// Returns a mixture of two colors; shares are in units of 1/256 and clamped to 0 through 256.
    private static func mixed(_ first: RGB, _ second: RGB, share: Int) -> RGB {
      let share = min(max(share, 0), 256)
      func mix(_ from: Int, _ to: Int) -> Int { from + (to - from) * share / 256 }
      return (
        mix(first.red, second.red), mix(first.green, second.green), mix(first.blue, second.blue)
      )
    }

    private static func opaque(_ color: RGB) -> UInt32 {
      0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }
  }

  /// An image that fills its proposed size.
  struct Photo: Component {
    private let image: ImageData?

    init(_ image: ImageData? = ImagesSheets.landscape) {
      self.image = image
    }

    var body: some Component {
      if let image { Image(image).resizable() }
    }
  }
}
