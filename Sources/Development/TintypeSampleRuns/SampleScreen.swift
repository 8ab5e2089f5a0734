// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeComponents

/// A generated screen of a phone, 414 × 860 points; each seed results in another one.
struct SampleScreen {
  let seed: UInt64
  /// The number of pixels per point.
  let scale: Double
  var style = SampleStyle()
  /// The change of this screen only.
  var variation: Variation?

  /// A change of one screen.
  enum Variation {
    /// The title is different.
    case title
    /// A row is missing.
    case missingRow
    /// A button is added.
    case extraButton
    /// The screen is taller.
    case taller
    /// A painted shape without a node, at a position that differs between screens.
    case stain
    /// A painted shape without a node, the same on every screen.
    case stripe
  }

  /// Returns the image, with its scene by default.
  func image(hasScene: Bool = true) throws -> SnapshotImage {
    var random = SeededGenerator(seed: seed)
    let size = Size(width: 414, height: variation == .taller ? 880 : 860)
    var drawing = try SampleDrawing(size: size, scale: scale, background: .paper)
    let screen = drawing.box("Screen", in: nil, Rect(origin: Point(x: 0, y: 0), size: size))
    header(in: screen, &drawing, &random)
    let end = list(in: screen, &drawing, &random)
    buttons(in: screen, below: end, &drawing, &random)
    drawing.photo(
      "Photo[0]", in: screen, Rect(x: 20, y: end + 84, width: 374, height: 90),
      seed: random.below(20))
    tabs(in: screen, bottom: size.height, &drawing, &random)
    switch variation {
    case .stain:
      let origin = Point(x: Double(random.below(300)), y: Double(100 + random.below(600)))
      let size = Size(width: Double(8 + random.below(60)), height: Double(8 + random.below(60)))
      drawing.fill(Rect(origin: origin, size: size), SampleColor.indigo.rawValue, radius: 6)
    case .stripe:
      drawing.fill(
        Rect(x: 0, y: 96, width: 414, height: 6), SampleColor.green.rawValue, radius: 0)
    default: break
    }
    return drawing.image(withScene: hasScene)
  }

  private func header(
    in screen: Int, _ drawing: inout SampleDrawing, _ random: inout SeededGenerator
  ) {
    let header = drawing.box(
      "Header", in: screen, Rect(x: 0, y: 0, width: 414, height: 92), fill: style.headerFill)
    var title = Self.words(2, &random)
    if variation == .title { title = String(title.reversed()) }
    drawing.text(
      title, "Text#title", in: header, at: Point(x: 64, y: 52), size: 20, color: .white)
    drawing.box(
      "Avatar", in: header,
      Rect(
        x: 402 - style.avatarSize, y: 66 - style.avatarSize / 2, width: style.avatarSize,
        height: style.avatarSize),
      fill: random.one(of: [.teal, .green, .gray, .mint], or: .teal), radius: style.avatarSize / 2,
      [Attribute("frame.size", .number(Length(style.avatarSize)))])
    drawing.box(
      "Icon#back", in: header, Rect(x: 20, y: 54, width: 20, height: 20), fill: .white, radius: 4)
  }

  /// Adds the rows on their card, and returns the card's lower edge.
  private func list(
    in screen: Int, _ drawing: inout SampleDrawing, _ random: inout SeededGenerator
  ) -> Double {
    let count = 3 + random.below(5)
    let height = 56 + style.rowSpacing
    let card = Rect(x: 12, y: 108, width: 390, height: Double(count) * height + 12)
    drawing.fill(
      Rect(
        x: card.origin.x - style.cardShadow / 2, y: card.origin.y,
        width: card.size.width + style.cardShadow, height: card.size.height + style.cardShadow),
      SampleColor.line.rawValue, radius: 12)
    let list = drawing.box(
      "List", in: screen, card, fill: .white, radius: 10,
      [
        Attribute("shadow[0].radius", .number(Length(style.cardShadow))),
        Attribute("spacing", .number(Length(style.rowSpacing))),
      ])
    for index in 0..<count {
      // Omitted rows still draw random numbers, so that the other rows are unchanged.
      let (title, caption) = (Self.words(2, &random), Self.words(4, &random))
      let (badge, isOn) = (random.below(100), random.below(2) == 0 || index == 0)
      if variation == .missingRow, index == count - 1 { continue }
      let top = card.origin.y + 8 + Double(index) * height
      let row = drawing.box(
        "Row#\(index)", in: list, Rect(x: 20, y: top, width: 374, height: 56))
      drawing.box(
        "Icon[0]", in: row, Rect(x: 24, y: top + 10, width: 36, height: 36),
        fill: style.iconFill, radius: 8)
      drawing.text(
        title, "Text[0]", in: row, at: Point(x: 72, y: top + 8), size: style.titleSize,
        color: .ink)
      drawing.text(
        caption, "Text[1]", in: row, at: Point(x: 72, y: top + 32), size: 12,
        color: style.captionColor)
      if index.isMultiple(of: 2) {
        drawing.box(
          "Toggle[0]", in: row, Rect(x: 338, y: top + 14, width: 48, height: 28),
          fill: isOn ? style.toggleTint : .line, radius: 14,
          [Attribute("tint", .color(style.toggleTint.resolved))])
        drawing.fill(
          Rect(x: isOn ? 360 : 340, y: top + 16, width: 24, height: 24),
          SampleColor.white.rawValue, radius: 12)
      } else {
        drawing.box(
          "Badge[0]", in: row, Rect(x: 350, y: top + 18, width: 36, height: 20),
          fill: .navy, radius: style.badgeRadius,
          [
            Attribute("cornerRadius", .number(Length(style.badgeRadius))),
            Attribute("text", .text("\(badge)")),
          ])
      }
      drawing.box(
        "Divider[0]", in: row,
        Rect(x: 72, y: top + 55, width: 318, height: style.dividerHeight), fill: .line, radius: 0,
        [Attribute("height", .number(Length(style.dividerHeight)))])
    }
    return card.origin.y + card.size.height
  }

  private func buttons(
    in screen: Int, below top: Double, _ drawing: inout SampleDrawing,
    _ random: inout SeededGenerator
  ) {
    let names = ["save", "share", "more"].prefix(variation == .extraButton ? 3 : 2)
    var x = 20.0
    for name in names {
      let label = name == "more" ? "More" : Self.words(1, &random)
      let width = Double(label.utf8.count) * 8.4 + 2 * style.buttonPadding
      let button = drawing.box(
        "Button#\(name)", in: screen, Rect(x: x, y: top + 20, width: width, height: 44),
        fill: style.buttonFill, radius: 10,
        [Attribute("padding[0].leading", .number(Length(style.buttonPadding)))])
      drawing.text(
        label, "Text[0]", in: button, at: Point(x: x + style.buttonPadding, y: top + 32),
        size: 16, color: .white)
      x += width + 12
    }
  }

  private func tabs(
    in screen: Int, bottom: Double, _ drawing: inout SampleDrawing, _ random: inout SeededGenerator
  ) {
    let bar = drawing.box(
      "TabBar", in: screen, Rect(x: 0, y: bottom - 76, width: 414, height: 76), fill: .white)
    let selected = random.below(4)
    for index in 0..<4 {
      let isSelected = index == selected
      drawing.box(
        "Tab[\(index)]", in: bar,
        Rect(x: 38 + Double(index) * 98, y: bottom - 62, width: 40, height: 32),
        fill: isSelected ? style.tabTint : .line, radius: 8,
        isSelected ? [Attribute("tint", .color(style.tabTint.resolved))] : [])
    }
  }

  private static let vocabulary = [
    "Account", "Basket", "Coupon", "Delivery", "Easel", "Favours", "Garden", "Harbour", "Invoice",
    "Journey", "Kettle", "Lantern", "Market", "Notice", "Orchard", "Parcel", "Quiet", "Receipt",
    "Station", "Ticket", "Umbrella", "Voucher", "Window", "Yarn",
  ]

  private static func words(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in random.one(of: vocabulary, or: "") }.joined(separator: " ")
  }
}

extension SeededGenerator {
  /// Returns one of several elements; `other` if there is none.
  mutating func one<Element>(of elements: [Element], or other: Element) -> Element {
    elements.isEmpty ? other : elements[below(elements.count)]
  }
}
