// SPDX-License-Identifier: MIT

/// Letters, and numbers up to 50, also with a leading zero, which are symbols in a circle or a square.
enum CharacterGlyphs {
  /// The codes of the variants: in a circle and in a square.
  static let codes = "cq"

  /// The names of all characters.
  static let names =
    (0...50).map(String.init) + (0...9).map { "0\($0)" }
    + strokes.keys.filter(\.isLetter).map(String.init)

  /// Returns a Boolean value that indicates whether there is a glyph of a number or a letter.
  static func contains(_ name: some StringProtocol) -> Bool { known.contains(String(name)) }

  private static let known = Set(names)

  /// Returns the glyph of a number or a letter.
  static func glyph(_ name: some StringProtocol) -> SymbolGlyph? {
    var glyph = SymbolGlyph()
    let factor = name.count > 1 ? 0.82 : 1
    for (index, character) in name.enumerated() {
      guard let source = strokes[character], let part = SymbolGlyph(source) else { return nil }
      let x = (Double(index) - Double(name.count - 1) / 2) * 8.2
      let transform = Transform2D(
        scaleX: factor, y: name.count > 1 ? 0.94 : 1, about: SymbolComposer.center
      )
      .concatenating(Transform2D(translationX: x, y: 0))
      glyph.parts += part.parts.map { part in
        var part = part
        part.path = part.path.applying(transform)
        return part
      }
    }
    return glyph
  }

  /// The center lines of all characters, 13 units high.
  private static let strokes: [Character: String] = [
    "0": "s(12 12 3.9 6.5)", "1": "sM9.4 7.6l3.4-2.1v13",
    "2": "sM8.2 8.7a3.8 3.8 0 0 1 7.5.6c0 2.2-1.4 3.5-7.6 9.2h7.9",
    "3": "sM8.3 5.5h7.2l-4.4 5a4.1 4.1 0 1 1-3.3 5.7",
    "4": "sM13.8 18.5v-13l-6.4 9.3h9.2",
    "5": "sM15.4 5.5H9.2l-.6 5.8a4.2 4.2 0 1 1-.7 5.2",
    "6": "sM14.6 5.5c-3.6 1.4-6.4 4.6-6.4 9a3.9 3.9 0 1 0 1-2.6",
    "7": "sM8 5.5h8l-5 13", "8": "s(12 8.5 3.2 3)(12 15 3.8 3.5)",
    "9": "sM9.4 18.5c3.6-1.4 6.4-4.6 6.4-9a3.9 3.9 0 1 0-1 2.6",
    "a": "sM6.8 18.5L12 5.5l5.2 13M8.6 14.2h6.8",
    "b": "sM8.2 5.5v13h4.2a3.5 3.5 0 0 0 0-7H8.2M8.2 5.5h3.7a3 3 0 0 1 0 6",
    "c": "sM16.6 7.6a6 6.5 0 1 0 0 8.8",
    "d": "sM7.8 5.5v13h3.4a5.6 6.5 0 0 0 0-13z", "e": "sM15.8 5.5H8.6v13h7.2M8.6 11.8h6.4",
    "f": "sM15.6 5.5H8.8v13M8.8 12h6",
    "g": "sM16.6 7.6a6 6.5 0 1 0 .4 7.4v-2.4h-4",
    "h": "sM7.6 5.5v13M16.4 5.5v13M7.6 12h8.8", "i": "sM12 5.5v13M9.6 5.5h4.8M9.6 18.5h4.8",
    "j": "sM14.6 5.5v9.2a3.5 3.5 0 0 1-6.6 1.7", "k": "sM8.2 5.5v13M16.2 5.5l-8 8M11 10.8l5.6 7.7",
    "l": "sM9 5.5v13h6.8", "m": "sM6.4 18.5v-13l5.6 8.8 5.6-8.8v13",
    "n": "sM7.6 18.5v-13l8.8 13v-13",
    "o": "s(12 12 5.6 6.5)", "p": "sM8.2 18.5v-13h4.2a3.7 3.7 0 0 1 0 7.4H8.2",
    "q": "s(12 12 5.6 6.5)M13.2 14.6l4 4.2",
    "r": "sM8.2 18.5v-13h4.2a3.6 3.6 0 0 1 0 7.2H8.2M12.2 12.7l4 5.8",
    "s":
      "sM16 8.2c-.5-1.7-2-2.7-4-2.7-2.3 0-3.9 1.2-3.9 3.2 0 4.6 8.2 2 8.2 6.6 0 2-1.7 3.2-4.2 3.2-2.2 0-3.8-1-4.4-2.8",
    "t": "sM7 5.5h10M12 5.5v13", "u": "sM7.6 5.5v8.6a4.4 4.4 0 0 0 8.8 0V5.5",
    "v": "sM7 5.5l5 13 5-13",
    "w": "sM5.2 5.5l3.4 13L12 7.5l3.4 11 3.4-13", "x": "sM7.6 5.5l8.8 13M16.4 5.5l-8.8 13",
    "y": "sM7.4 5.5l4.6 6.7 4.6-6.7M12 12.2v6.3", "z": "sM7.8 5.5h8.4l-8.4 13h8.6",
  ]
}
