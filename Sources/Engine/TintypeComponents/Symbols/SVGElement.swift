// SPDX-License-Identifier: MIT

/// An SVG element with its attributes.
struct SVGElement {
  var name: String
  var attributes: [String: String]

  subscript(attribute: String) -> String? { attributes[attribute] }

  func bad(_ attribute: String) -> SymbolSyntaxError {
    .badAttribute(element: name, name: attribute, value: attributes[attribute] ?? "")
  }

  func choice<Value>(
    _ attribute: String, _ value: String, _ choices: [String: Value]
  ) throws(SymbolSyntaxError) -> Value {
    guard let choice = choices[value] else { throw bad(attribute) }
    return choice
  }

  /// Returns a number from an attribute, optionally with the unit `px`; `nil` without the
  /// attribute.
  func number(_ attribute: String) throws(SymbolSyntaxError) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    guard let number = Self.length(text) else { throw bad(attribute) }
    return number
  }

  private func number(_ attribute: String, or other: Double) throws(SymbolSyntaxError) -> Double {
    try number(attribute) ?? other
  }

  /// Returns the path of the element; `nil` for elements that only group or describe.
  func path() throws(SymbolSyntaxError) -> Path? {
    switch name {
    case "g", "title", "desc", "metadata": return nil
    case "path":
      do {
        return try Path(svg: attributes["d"] ?? "")
      } catch { throw .badPath(error) }
    case "circle":
      let radius = try number("r", or: 0)
      return try ellipse(radius, radius)
    case "ellipse":
      let (x, y) = (try number("rx"), try number("ry"))
      return try ellipse(x ?? y ?? 0, y ?? x ?? 0)
    case "rect": return try rectangle()
    case "line":
      let start = Point(x: try number("x1", or: 0), y: try number("y1", or: 0))
      let end = Point(x: try number("x2", or: 0), y: try number("y2", or: 0))
      return Path { $0.addLines([start, end]) }
    case "polyline", "polygon":
      guard let numbers = Self.numbers(attributes["points"] ?? ""), numbers.count % 2 == 0 else {
        throw bad("points")
      }
      return Path { path in
        path.addLines(
          stride(from: 0, to: numbers.count, by: 2).map {
            Point(x: numbers[$0], y: numbers[$0 + 1])
          })
        if name == "polygon", !path.isEmpty { path.closeSubpath() }
      }
    default: throw .unsupportedElement(String(name.prefix(40)))
    }
  }

  private func ellipse(_ x: Double, _ y: Double) throws(SymbolSyntaxError) -> Path {
    let center = Point(x: try number("cx", or: 0), y: try number("cy", or: 0))
    guard x > 0, y > 0 else { return Path() }
    return Path(ellipseIn: Rect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y))
  }

  private func rectangle() throws(SymbolSyntaxError) -> Path {
    let size = Size(width: try number("width", or: 0), height: try number("height", or: 0))
    let origin = Point(x: try number("x", or: 0), y: try number("y", or: 0))
    let (x, y) = (try number("rx"), try number("ry"))
    guard size.width > 0, size.height > 0 else { return Path() }
    let radii = Size(width: x ?? y ?? 0, height: y ?? x ?? 0)
    return Path(
      roundedRect: Rect(origin: origin, size: size), cornerSize: radii, style: .circular)
  }

  /// Returns a finite number, optionally with the unit `px`.
  static func length(_ text: String) -> Double? {
    guard let numbers = numbers(text.hasSuffix("px") ? String(text.dropLast(2)) : text) else {
      return nil
    }
    return numbers.count == 1 ? numbers.first : nil
  }

  /// Returns finite numbers separated by white space or commas; `nil` for other text.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = PathScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let number = scanner.number(), number.isFinite else { return nil }
      numbers.append(number)
      if scanner.skipSeparator(), scanner.isAtEnd { return nil }
    }
    return numbers
  }
}

extension Transform2D {
  /// Parses a list of `translate`, `scale`, `rotate` and `matrix`; the last one is applied first.
  init?(svg text: String) {
    self = .identity
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      if rest.isEmpty { return }
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"),
        open < close,
        let numbers = SVGElement.numbers(String(rest[rest.index(after: open)..<close])),
        let next = Self.named(String(rest[..<open].filter { !$0.isWhitespace }), numbers)
      else { return nil }
      self = next.concatenating(self)
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func named(_ name: String, _ n: [Double]) -> Transform2D? {
    switch (name, n.count) {
    case ("translate", 1): Transform2D(translationX: n[0], y: 0)
    case ("translate", 2): Transform2D(translationX: n[0], y: n[1])
    case ("scale", 1): Transform2D(scaleX: n[0], y: n[0])
    case ("scale", 2): Transform2D(scaleX: n[0], y: n[1])
    case ("rotate", 1): Transform2D(rotation: .degrees(n[0]))
    case ("rotate", 3):
      Transform2D(rotation: .degrees(n[0]), about: Point(x: n[1], y: n[2]))
    case ("matrix", 6): Transform2D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default: nil
    }
  }
}
