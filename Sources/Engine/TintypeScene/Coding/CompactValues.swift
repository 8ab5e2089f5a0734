// SPDX-License-Identifier: MIT

/// The coded form of a font as a list.
///
/// The items are the size, the weight, and 1 for italic or 0 for upright. The family, the text
/// style of a scaled font, the Dynamic Type size that it was scaled to, the design and the features
/// follow if they are set.
struct CompactFont: Codable {
  private let size: Double
  private let weight: Int
  private let isItalic: Bool
  private let family: String?
  private var textStyle: Font.TextStyle?
  private var dynamicTypeSize: DynamicTypeSize?
  private var design: Font.Design?
  private var features: Font.Features?

  init(_ font: Font) {
    (size, weight, isItalic) = (font.size, font.weight.value, font.isItalic)
    family = font.family
    textStyle = font.textStyle
    dynamicTypeSize = font.dynamicTypeSize
    design = font.design
    features = font.features
  }

  init(_ face: ResolvedFont) {
    (size, weight, isItalic) = (face.size, face.weight.value, face.isItalic)
    family = face.family
    features = face.features
  }

  var font: Font {
    var font = Font(
      family: family, size: size, weight: Font.Weight(weight), isItalic: isItalic,
      textStyle: textStyle)
    font.dynamicTypeSize = dynamicTypeSize
    font.design = design
    font.features = features
    return font
  }

  var face: ResolvedFont {
    ResolvedFont(
      family: family, size: size, weight: Font.Weight(weight), isItalic: isItalic,
      features: features)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(Length(size))
    try container.encode(weight)
    try container.encode(isItalic ? 1 : 0)
    var words = [
      family, textStyle?.rawValue, dynamicTypeSize?.rawValue, design?.rawValue,
      features.map { String($0.rawValue) },
    ]
    while let last = words.last, last == nil { words.removeLast() }
    for word in words { try container.encode(word) }
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    size = try container.decode(Length.self).points
    weight = try container.decode(Int.self)
    isItalic = try container.decode(Int.self) != 0
    func word() throws -> String? {
      guard !container.isAtEnd else { return nil }
      return try container.decode(String?.self)
    }
    family = try word()
    textStyle = try word().flatMap(Font.TextStyle.init(rawValue:))
    dynamicTypeSize = try word().flatMap(DynamicTypeSize.init(rawValue:))
    design = try word().flatMap(Font.Design.init(rawValue:))
    features = try word().flatMap { Int($0) }.map(Font.Features.init(rawValue:))
  }
}

/// An attribute as a list: the name, the letter of its kind, and the value or its index in a table.
struct CompactAttribute: Codable {
  enum Value {
    case number(Length)
    case word(String)
    case text(String)
    case color(Int)
    case font(Int)
  }

  let name: String
  let value: Value

  init(name: String, value: Value) { (self.name, self.value) = (name, value) }

  func attribute(
    colors: ValueTable<ResolvedColor>,
    fonts: ValueTable<Font>,
    place: Int
  ) throws(SceneFault) -> Attribute {
    switch value {
    case .number(let number): return Attribute(name, .number(number))
    case .word(let word): return Attribute(name, .word(word))
    case .text(let text): return Attribute(name, .text(text))
    case .color(let index):
      guard let color = colors[index] else {
        throw .missing("color", index, in: "Attribute \(place)")
      }
      return Attribute(name, .color(color))
    case .font(let index):
      guard let font = fonts[index] else {
        throw .missing("font", index, in: "Attribute \(place)")
      }
      return Attribute(name, .font(font))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(name)
    switch value {
    case .number(let number):
      try container.encode("n")
      try container.encode(number)
    case .word(let word):
      try container.encode("w")
      try container.encode(word)
    case .text(let text):
      try container.encode("t")
      try container.encode(text)
    case .color(let index):
      try container.encode("c")
      try container.encode(index)
    case .font(let index):
      try container.encode("f")
      try container.encode(index)
    }
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    name = try container.decode(String.self)
    switch try container.decode(String.self) {
    case "n": value = .number(try container.decode(Length.self))
    case "w": value = .word(try container.decode(String.self))
    case "t": value = .text(try container.decode(String.self))
    case "c": value = .color(try container.decode(Int.self))
    case "f": value = .font(try container.decode(Int.self))
    case let kind:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(kind.prefix(40))” is not a kind of attribute.")
    }
  }
}

/// The coded form of a paint: the index of a color, or any other paint unchanged.
enum CompactPaint: Codable {
  case color(Int)
  case other(PaintCommand.Paint)

  func paint(
    colors: ValueTable<ResolvedColor>,
    place: Int
  ) throws(SceneFault) -> PaintCommand.Paint {
    switch self {
    case .color(let index):
      guard let color = colors[index] else {
        throw .missing("color", index, in: "Paint \(place)")
      }
      return .color(color)
    case .other(let paint): return paint
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .color(let index): try container.encode(index)
    case .other(let paint): try container.encode(paint)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let index = try? container.decode(Int.self) {
      self = .color(index)
    } else {
      self = .other(try container.decode(PaintCommand.Paint.self))
    }
  }
}
