// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging

/// The cost of painting a typical screen, compared with the same drawing in C with cairo.
enum PaintBenchmark {
  private static let (rounds, paintings) = (7, 41)

  static func run(against competitor: Competitor?, image: String?) throws {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: PhoneScreen(), in: PhoneScreen.viewport, traits: PhoneScreen.traits, measuring: renderer)
    let bitmap = try renderer.paint(scene)
    if let image {
      let file = try PNG.encode(bitmap, scale: scene.canvas.scale)
      try Data(file.bytes).write(to: URL(fileURLWithPath: image), options: .atomic)
    }

    var own: [Sample] = []
    var other: [Sample] = []
    for _ in 0..<rounds {
      own.append(try Sample(count: paintings) { _ = try renderer.paint(scene) })
      if let competitor { other.append(try competitor.run()) }
    }
    let mine = Sample.middle(of: own)
    print("paint   Tintype, this build     \(mine)")
    guard competitor != nil else { return }
    let theirs = Sample.middle(of: other)
    print("paint   the compared program    \(theirs)")
    print(
      """
      paint   Tintype takes           × \(mine.median.ratio(to: theirs.median)) of the median, \
      × \(mine.least.ratio(to: theirs.least)) of the minimum
      """)
  }
}

/// A typical phone screen of 414 by 860 points: 60 labels, 40 rounded rectangles with a border, a
/// linear, a radial and an angular gradient, one shadow and one image.
struct PhoneScreen: Component {
  static let viewport = Viewport.fixed(Size(width: 414, height: 860))
  static let traits = Traits(displayScale: 2)

  /// Selects the texts and their sizes: two screens with the same number are equal.
  var number = 0

  var body: some Component {
    ZStack(alignment: .topLeading) {
      Color(red: 0.95, green: 0.95, blue: 0.97)
      header
      card
      for index in 0..<40 { tile(index) }
      for index in 0..<40 { tileLabel(index) }
      for index in 0..<20 { headerLabel(index) }
    }
    // Some labels are wider than the screen, and would shift its center.
    .frame(width: 414, height: 860, alignment: .topLeading)
  }

  @ComponentBuilder private var header: ComponentList {
    LinearGradient(
      colors: [Color(red: 0.2, green: 0.3, blue: 0.9), Color(red: 0.8, green: 0.2, blue: 0.6)],
      startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .frame(width: 414, height: 200)
    Circle()
      .fill(
        RadialGradient(
          colors: [Color(white: 1, opacity: 0.9), Color(white: 1, opacity: 0)],
          center: .center, startRadius: 5, endRadius: 60)
      )
      .frame(width: 120, height: 120)
      .offset(x: 280, y: 20)
    Circle()
      .fill(AngularGradient(gradient: Self.colorWheel, center: .center))
      .frame(width: 100, height: 100)
      .offset(x: 20, y: 40)
  }

  @ComponentBuilder private var card: ComponentList {
    RoundedRectangle(cornerRadius: 16, style: .circular)
      .fill(Color.white)
      .frame(width: 366, height: 120)
      .shadow(color: Color(white: 0, opacity: 0.35), radius: 16)
      .offset(x: 24, y: 170)
    if let image = Self.image {
      Image(image)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))
        .offset(x: 32, y: 180)
    }
  }

  private func tile(_ index: Int) -> some Component {
    RoundedRectangle(cornerRadius: 10, style: .circular)
      .fill(
        Color(red: 1 - Double(index % 5) * 0.05, green: 0.97, blue: 1 - Double(index % 3) * 0.04)
      )
      .stroke(Color(red: 0.7, green: 0.7, blue: 0.75))
      .frame(width: 90, height: 46)
      .offset(x: 16 + Double(index % 4) * 97, y: 300 + Double(index / 4) * 54)
  }

  private func tileLabel(_ index: Int) -> some Component {
    Text(word(index))
      .font(.system(size: Double(9 + index % 7) + more, weight: index % 3 == 0 ? .bold : .regular))
      .foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.15))
      .frame(width: 80, alignment: .leading)
      .offset(x: 22 + Double(index % 4) * 97, y: 306 + Double(index / 4) * 54)
  }

  private func headerLabel(_ index: Int) -> some Component {
    let isAbove = index < 8
    let place =
      isAbove
      ? Point(x: 140, y: 8 + Double(index) * 19) : Point(x: 196, y: 176 + Double(index - 8) * 9.25)
    return Text(word(index * 3))
      .font(
        .system(size: Self.sizes[index % 10] + more, weight: index % 2 == 1 ? .medium : .regular)
      )
      .foregroundStyle(Color(white: isAbove ? 1 : 0.1, opacity: 0.9))
      .fixedSize(horizontal: !isAbove, vertical: true)
      .frame(width: isAbove ? 260 : nil, alignment: .leading)
      .offset(x: place.x, y: place.y)
  }

  private func word(_ index: Int) -> String {
    let word = Self.words[index % Self.words.count]
    return number == 0 ? word : "\(word) \(number)"
  }

  /// The number of points that are added to the size of each text.
  private var more: Double { Double(number) / 8 }

  private static let sizes: [Double] = [10, 11, 12, 13, 15, 16, 17, 20, 22, 28]

  private static let words = [
    "Settings", "Notifications are turned off", "Balance: $1,234.56", "Today at 10:42 AM",
    "The quick brown fox jumps over the lazy dog", "Profile & Security", "AVATAR Type Wave",
    "1 new message", "Continue", "Cancel",
  ]

  /// Three cosines, a third of a turn apart.
  private static let colorWheel = Gradient(
    stops: (0...48).map { index in
      let turn = Double(index) / 48
      func channel(_ third: Double) -> Double { 0.5 + 0.5 * cos(2 * .pi * (turn - third / 3)) }
      return Gradient.Stop(
        color: Color(red: channel(0), green: channel(1), blue: channel(2)), location: turn)
    })

  /// An image of 150 by 100 points that is hard to compress.
  private static let image = ImageData(
    pixelWidth: 300, pixelHeight: 200, scale: 2,
    pixels: (0..<300 * 200).map { index in
      let (column, row) = (index % 300, index / 300)
      let noise = (column * 7 ^ row * 13) & 255
      return 0xFF00_0000 | UInt32(column * 255 / 300) << 16 | UInt32(row * 255 / 200) << 8
        | UInt32(noise)
    })
}
