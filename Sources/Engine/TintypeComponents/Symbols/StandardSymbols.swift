// SPDX-License-Identifier: MIT

import Synchronization

/// The symbols of `SymbolSet.standard`.
///
/// A line of a table is the name of a symbol, the codes of its variants in braces, `~` if the symbol
/// is mirrored in a right-to-left layout, `=` and a letter for the color of its filled shapes, a
/// colon, and the text of its `SymbolGlyph`. `u` keeps a symbol that can be filled unfilled in a shape,
/// and `n` marks the sign of a currency, which is as large as a letter.
/// The names and variants are those of SF Symbols; the drawings were made for this package.
enum StandardSymbols {
  /// A line of a table.
  struct Entry {
    /// The codes of the variants.
    var codes: Substring
    /// The text of the glyph.
    var source: Substring

    /// A Boolean value that indicates whether the symbol is mirrored in a right-to-left layout.
    var flips: Bool { codes.contains("~") }
  }

  /// The names of the symbols of each table without their variants, in the order of the tables.
  static let bases: [[String]] = tables.map { table in
    table.split(separator: "\n").map { String($0.prefix { $0 != "{" && $0 != ":" }) }
  }

  /// The entries of all tables by name.
  static let entries: [Substring: Entry] = {
    var entries: [Substring: Entry] = [:]
    for table in tables {
      for line in table.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let head = line[..<colon]
        let name = head.prefix { $0 != "{" }
        entries[name] = Entry(
          codes: head.dropFirst(name.count + 1).dropLast(),
          source: line[line.index(after: colon)...])
      }
    }
    return entries
  }()

  /// All tables.
  private static let tables = [
    arrows, shapes, text, communication, people, objects, documents, media, nature, commerce,
    places, frames, equipment,
  ]

  /// A symbol in a weight and a scale.
  private struct Key: Hashable {
    var name: String
    var weight: Font.Weight
    var scale: ImageScale
  }

  private static let cache = Mutex<[Key: SymbolDrawing]>([:])

  /// Returns the drawing of a symbol, which is composed on first use.
  static func drawing(
    _ name: String, weight: Font.Weight = .regular, scale: ImageScale = .medium
  ) -> SymbolDrawing? {
    let key = Key(name: name, weight: weight, scale: scale)
    if let drawing = cache.withLock({ $0[key] }) { return drawing }
    guard let drawing = compose(key) else { return nil }
    cache.withLock { $0[key] = drawing }
    return drawing
  }

  private static let closest = Mutex<[String: String?]>([:])

  /// Returns the most similar name, which is searched once, because a view can be evaluated often.
  static func closestName(to name: String, _ search: (String) -> String?) -> String? {
    if let known = closest.withLock({ $0[name] }) { return known }
    let found = search(name)
    if name.utf8.count <= 64 { closest.withLock { $0[name] = .some(found) } }
    return found
  }

  private static func compose(_ key: Key) -> SymbolDrawing? {
    guard let (glyph, variant, flips) = resolve(key.name) else { return nil }
    return SymbolComposer(weight: key.weight, scale: key.scale).drawing(
      of: glyph, variant, flips: flips)
  }

  /// Returns a Boolean value that indicates whether a symbol exists, without composing it.
  static func contains(_ name: String) -> Bool { match(name) != nil }

  /// Returns the glyph of a symbol without its variants.
  static func glyph(_ name: String) -> SymbolGlyph? {
    entries[name[...]].flatMap { SymbolGlyph($0.source) }
  }

  /// Returns the entry of a name with the parts of the variant; a number or a letter has no entry.
  private static func match(_ name: String) -> (
    glyph: Substring, entry: Entry?, suffix: [Substring]
  )? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if let entry = entries[name[...]] { return (name[...], entry, []) }
    for count in (1..<max(parts.count, 1)).reversed() {
      guard let first = parts.first, let last = parts.dropLast(parts.count - count).last else {
        break
      }
      let base = name[first.startIndex..<last.endIndex]
      let suffix = Array(parts.dropFirst(count))
      let wanted = suffix.joined(separator: ".")
      if let entry = entries[base] {
        guard SymbolVariant.suffixes(entry.codes).contains(wanted) else { continue }
        return (base, entry, suffix)
      }
      if count == 1, CharacterGlyphs.contains(base),
        SymbolVariant.suffixes(CharacterGlyphs.codes).contains(wanted)
      {
        return (base, nil, suffix)
      }
    }
    return nil
  }

  private static func resolve(_ name: String) -> (SymbolGlyph, SymbolVariant, flips: Bool)? {
    guard let (base, entry, suffix) = match(name), var variant = SymbolVariant(suffix) else {
      return nil
    }
    guard let entry else {
      variant.isCharacter = true
      return CharacterGlyphs.glyph(base).map { ($0, variant, false) }
    }
    variant.fillsInShape = entry.codes.contains("f") && !entry.codes.contains("u")
    if let sign = entry.codes.firstIndex(of: "=") {
      variant.color = entry.codes[sign...].dropFirst().first.flatMap {
        SymbolDrawing.SystemColor(rawValue: String($0))
      }
    }
    variant.isCharacter = entry.codes.contains("n")
    return SymbolGlyph(entry.source).map { ($0, variant, entry.flips) }
  }

  /// The sorted names of all symbols and their variants.
  static let names: [String] = {
    var names: [String] = []
    for (name, entry) in entries {
      names.append(String(name))
      names += SymbolVariant.suffixes(entry.codes).map { "\(name).\($0)" }
    }
    for base in CharacterGlyphs.names {
      names += SymbolVariant.suffixes(CharacterGlyphs.codes).map { "\(base).\($0)" }
    }
    return Set(names).sorted()
  }()
}

extension StandardSymbols {
  /// Alternative names that are common in other symbol sets.
  static let aliases: [String: String] = [
    "add": "plus", "alert": "exclamationmark.triangle", "attachment": "paperclip",
    "back": "chevron.backward", "bulb": "lightbulb", "call": "phone",
    "cancel": "xmark", "chat": "bubble.left", "check": "checkmark", "close": "xmark",
    "copy": "doc.on.doc", "delete": "trash", "download": "square.and.arrow.down", "edit": "pencil",
    "email": "envelope", "error": "exclamationmark.circle", "favorite": "heart",
    "file": "doc", "filter": "line.3.horizontal.decrease", "forwards": "chevron.forward",
    "help": "questionmark.circle",
    "hide": "eye.slash", "home": "house", "image": "photo",
    "inbox": "tray", "like": "hand.thumbsup", "mail": "envelope", "menu": "line.3.horizontal",
    "mobile": "iphone", "more": "ellipsis", "next": "chevron.forward",
    "notification": "bell", "notifications": "bell",
    "previous": "chevron.backward",
    "profile": "person.circle", "question": "questionmark.circle", "refresh": "arrow.clockwise",
    "reload": "arrow.clockwise", "remove": "minus", "save": "bookmark", "search": "magnifyingglass",
    "send": "paperplane", "settings": "gear", "share": "square.and.arrow.up", "show": "eye",
    "sort": "arrow.up.arrow.down", "success": "checkmark.circle",
    "sync": "arrow.triangle.2.circlepath",
    "time": "clock", "undo": "arrow.counterclockwise", "upload": "square.and.arrow.up",
    "user": "person", "users": "person.2", "warning": "exclamationmark.triangle",
  ]
}
