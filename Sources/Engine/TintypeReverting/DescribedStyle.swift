// SPDX-License-Identifier: MIT

import TintypeComponents

/// A style that is read from its description in an attribute, such as
/// `linearGradient(red #FF3B30 0, #0000FF 1) top → bottom`.
///
/// The colors of a description have eight bits per component. Meshes, images and styles that fill a
/// rectangle are not read.
struct DescribedStyle {
  /// The style; `nil` for another description.
  let style: ResolvedStyle?

  init(_ text: String) {
    if let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
      let stops = text[text.index(after: open)..<close].split(separator: ", ").map(Self.stop)
      let gradient = ResolvedGradient(stops: stops.compactMap(\.self))
      let place = text[text.index(after: close)...].drop { $0 == " " }
      style =
        gradient.stops.count == stops.count
        ? Self.gradient(text[..<open], gradient, place) : nil
    } else {
      style = Material.described(by: text)?.style ?? Self.material(text).map { .material($0) }
    }
  }

  private static func stop(_ text: Substring) -> ResolvedGradient.Stop? {
    let words = text.split(separator: " ")
    guard let color = DescribedColor.all(in: String(text)).first?.color,
      let location = words.last.flatMap({ Double($0) })
    else { return nil }
    return ResolvedGradient.Stop(color: color, location: location)
  }

  private static func gradient(
    _ kind: Substring, _ gradient: ResolvedGradient, _ place: Substring
  ) -> ResolvedStyle? {
    if kind == "linearGradient" {
      let points = place.split(separator: " → ").map { UnitPoint(described: $0) }
      guard points.count == 2, let start = points[0], let end = points[1] else { return nil }
      return .linearGradient(gradient, start: start, end: end)
    }
    // The center can contain a space; the range does not.
    let words = place.split(separator: " ")
    guard words.count >= 4, words[words.count - 2] == "→",
      let center = UnitPoint(described: words.dropLast(3).joined(separator: " ")[...]),
      let start = Self.length(words[words.count - 3]), let end = Self.length(words[words.count - 1])
    else { return nil }
    return switch kind {
    case "radialGradient":
      .radialGradient(gradient, center: center, startRadius: start, endRadius: end)
    case "ellipticalGradient":
      .ellipticalGradient(gradient, center: center, startRadius: start, endRadius: end)
    case "angularGradient": .angularGradient(gradient, center: center, start: start, end: end)
    default: nil
    }
  }

  private static func length(_ text: Substring) -> Length? {
    Double(text.last == "°" ? text.dropLast() : text).map(Length.init(_:))
  }

  private static func material(_ text: String) -> ResolvedMaterial? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[2] == "blur", words[4] == "saturation",
      let blur = Double(words[3]), let saturation = Double(words[5]),
      var tint = DescribedColor.all(in: String(words[1])).first?.color
    else { return nil }
    tint.name = nil
    return ResolvedMaterial(
      name: String(words[0]), blurRadius: blur, saturation: saturation, tint: tint)
  }
}

extension Material {
  /// Returns the material with a description in any color scheme, and its style with the precise
  /// tint; `nil` if there is none.
  static func described(by text: String) -> (material: Material, style: ResolvedStyle)? {
    described[text]
  }

  private static let described: [String: (material: Material, style: ResolvedStyle)] = {
    var described: [String: (material: Material, style: ResolvedStyle)] = [:]
    for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
      for scheme in ColorScheme.allCases {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let style = material.resolveStyle(in: environment)
        if case .word(let text) = style.attribute { described[text] = (material, style) }
      }
    }
    return described
  }()
}

extension UnitPoint {
  /// Creates a point from its name or its two fractions.
  init?(described text: Substring) {
    let named: [UnitPoint] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
    if let point = named.first(where: { $0.summary == text }) {
      self = point
      return
    }
    let numbers = text.split { "(), ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2, text.first == "(" else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Edge {
  /// Creates edges from their names, such as `top leading`, `all` or `none`.
  init?(described text: String) {
    let names: [String: Edge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
      "none": [],
    ]
    let words = text.split(separator: " ").map { names[String($0)] }
    guard !words.isEmpty, words.allSatisfy({ $0 != nil }) else { return nil }
    self = words.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
  }
}

/// A color in the description of a style, such as `blue #007AFF`.
struct DescribedColor {
  /// The color, named by the word before it, if there is one.
  var color: ResolvedColor

  /// Returns whether this is the description of a color.
  func isDescription(of other: ResolvedColor) -> Bool {
    var unnamed = color
    unnamed.name = nil
    return other.description == (other.name == nil ? unnamed : color).description
  }

  /// Returns the colors in a description, in their order.
  static func all(in description: String) -> [DescribedColor] {
    let words = description.split { " (),".contains($0) }
    return words.indices.compactMap { index in
      guard var color = color(words[index]) else { return nil }
      let before = index > words.startIndex ? words[index - 1] : ""
      // A name begins with a letter; a location of a gradient's stop does not.
      color.name = before.first?.isLetter == true ? String(before) : nil
      return DescribedColor(color: color)
    }
  }

  private static func color(_ word: Substring) -> ResolvedColor? {
    guard word.first == "#", [7, 9].contains(word.count),
      let number = UInt32(word.dropFirst(), radix: 16)
    else { return nil }
    let value = word.count == 9 ? number : number << 8 | 0xFF
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return ResolvedColor(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
