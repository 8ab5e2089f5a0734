// SPDX-License-Identifier: MIT

/// The unique values that a scene repeats; other parts of the coded form refer to them by index.
struct SceneTables: Codable {
  private var colors = ValueTable<ResolvedColor>()
  private var fonts = ValueTable<Font>()
  private var faces = ValueTable<ResolvedFont>()
  private var attributes = ValueTable<Attribute>()
  private var paints = ValueTable<PaintCommand.Paint>()
  private var compactAttributes: [CompactAttribute] = []
  private var compactPaints: [CompactPaint] = []

  init() {}

  // MARK: Writing

  mutating func index(of attribute: Attribute) -> Int {
    let (index, isNew) = attributes.index(of: attribute)
    guard isNew else { return index }
    let value: CompactAttribute.Value =
      switch attribute.value {
      case .number(let number): .number(number)
      case .word(let word): .word(word)
      case .text(let text): .text(text)
      case .color(let color): .color(colors.index(of: color).index)
      case .font(let font): .font(fonts.index(of: font).index)
      }
    compactAttributes.append(CompactAttribute(name: attribute.name, value: value))
    return index
  }

  mutating func index(of face: ResolvedFont) -> Int { faces.index(of: face).index }

  mutating func index(of paint: PaintCommand.Paint) -> Int {
    let (index, isNew) = paints.index(of: paint)
    guard isNew else { return index }
    if case .color(let color) = paint {
      compactPaints.append(.color(colors.index(of: color).index))
    } else {
      compactPaints.append(.other(paint))
    }
    return index
  }

  // MARK: Reading

  func attribute(_ index: Int, _ place: @autoclosure () -> String) throws(SceneFault) -> Attribute {
    guard let attribute = attributes[index] else {
      throw .missing("attribute", index, in: place())
    }
    return attribute
  }

  func face(_ index: Int, _ place: @autoclosure () -> String) throws(SceneFault) -> ResolvedFont {
    guard let face = faces[index] else { throw .missing("face", index, in: place()) }
    return face
  }

  func paint(
    _ index: Int,
    _ place: @autoclosure () -> String
  ) throws(SceneFault) -> PaintCommand.Paint {
    guard let paint = paints[index] else { throw .missing("paint", index, in: place()) }
    return paint
  }

  // MARK: Coding

  private enum CodingKeys: String, CodingKey {
    case colors, fonts, faces, attributes, paints
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(colors.items.map(CompactColor.init), forKey: .colors)
    try container.encode(fonts.items.map(CompactFont.init), forKey: .fonts)
    try container.encode(faces.items.map(CompactFont.init), forKey: .faces)
    try container.encode(compactAttributes, forKey: .attributes)
    try container.encode(compactPaints, forKey: .paints)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func list<Value: Decodable>(_ type: Value.Type, _ key: CodingKeys) throws -> [Value] {
      try SceneLimits.check(
        key, in: container, limit: SceneLimits.tableCount, "entries of a table")
      return try container.decodeIfPresent([Value].self, forKey: key) ?? []
    }
    func check<Value>(_ key: CodingKeys, _ build: () throws(SceneFault) -> Value) throws -> Value {
      do {
        return try build()
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: error.description)
      }
    }
    colors = ValueTable(items: try list(CompactColor.self, .colors).map(\.color))
    fonts = ValueTable(items: try list(CompactFont.self, .fonts).map(\.font))
    faces = ValueTable(items: try list(CompactFont.self, .faces).map(\.face))
    let (colors, fonts) = (colors, fonts)
    for (place, attribute) in try list(CompactAttribute.self, .attributes).enumerated() {
      attributes.append(
        try check(.attributes) { () throws(SceneFault) in
          try attribute.attribute(colors: colors, fonts: fonts, place: place)
        })
    }
    for (place, paint) in try list(CompactPaint.self, .paints).enumerated() {
      paints.append(
        try check(.paints) { () throws(SceneFault) in
          try paint.paint(colors: colors, place: place)
        })
    }
  }
}

/// A list of unique values with their indices.
struct ValueTable<Item: Hashable> {
  private(set) var items: [Item] = []
  private var indices: [Item: Int] = [:]

  init(items: [Item] = []) { self.items = items }

  mutating func append(_ item: Item) { items.append(item) }

  mutating func index(of item: Item) -> (index: Int, isNew: Bool) {
    if let index = indices[item] { return (index, false) }
    indices[item] = items.count
    items.append(item)
    return (items.count - 1, true)
  }

  subscript(index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }
}
