// SPDX-License-Identifier: MIT

import Synchronization

/// The tables of `SymbolSet.standard`.
///
/// The source of a symbol is a list of layers separated by `|`. The first letter of a layer
/// determines how its path is painted: `s` as a line of 2 units, `t` as a line of 1.5 units, `f`
/// filled, `e` filled with the even-odd rule, `b` filled and stroked with a line of 2 units along
/// the edge, which rounds its corners.
enum StandardSymbols {
  /// The sources of all symbols by name.
  static let sources: [String: String] = {
    var sources: [String: String] = [:]
    for table in [interface, badges, people, media, documents, things, places, trade, weather] {
      sources.merge(table) { first, _ in first }
    }
    return sources
  }()

  private static let cache = Mutex<[String: SymbolDrawing]>([:])

  /// Returns the drawing of a symbol, which is parsed on first use.
  static func drawing(_ name: String) -> SymbolDrawing? {
    guard let source = sources[name] else { return nil }
    return cache.withLock { cache in
      if let drawing = cache[name] { return drawing }
      let drawing = read(source, flips: flipping.contains(name))
      cache[name] = drawing
      return drawing
    }
  }

  /// Parses a source; returns `nil` if a layer is invalid, which tests rule out.
  private static func read(_ source: String, flips: Bool) -> SymbolDrawing? {
    var layers: [SymbolDrawing.Layer] = []
    for text in source.split(separator: "|") {
      guard let path = try? Path(svg: String(text.dropFirst())) else { return nil }
      switch text.first {
      case "s": layers.append(line(path, width: 2))
      case "t": layers.append(line(path, width: 1.5))
      case "f": layers.append(SymbolDrawing.Layer(path: path))
      case "e": layers.append(SymbolDrawing.Layer(path: path, fillRule: .evenOdd))
      case "b": layers += [SymbolDrawing.Layer(path: path), line(path, width: 2)]
      default: return nil
      }
    }
    return SymbolDrawing(
      viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
      layers: layers,
      flipsForRightToLeft: flips
    )
  }

  private static func line(_ path: Path, width: Double) -> SymbolDrawing.Layer {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return SymbolDrawing.Layer(path: path, style: .stroke(style))
  }
}

extension StandardSymbols {
  /// The symbols that are mirrored in a right-to-left layout.
  static let flipping: Set<String> = [
    "arrow.backward", "arrow.forward", "chevron.backward", "chevron.forward", "list.bullet",
    "star.leadinghalf.filled",
  ]

  /// Alternative names that are common in other symbol sets.
  static let aliases: [String: String] = [
    "add": "plus", "alert": "exclamationmark.triangle", "attachment": "paperclip",
    "back": "chevron.backward", "bulb": "lightbulb", "call": "phone",
    "cancel": "xmark", "chat": "bubble.left", "check": "checkmark", "close": "xmark",
    "copy": "doc.on.doc", "delete": "trash", "download": "square.and.arrow.down", "edit": "pencil",
    "email": "envelope", "error": "exclamationmark.circle", "favorite": "heart",
    "file": "doc", "filter": "line.3.horizontal.decrease", "forwards": "chevron.forward",
    "gearshape": "gear", "grid": "square.grid.2x2", "help": "questionmark.circle",
    "hide": "eye.slash", "home": "house", "image": "photo", "info": "info.circle",
    "inbox": "tray", "like": "hand.thumbsup", "mail": "envelope", "menu": "line.3.horizontal",
    "message": "bubble.left", "mobile": "iphone", "more": "ellipsis", "next": "chevron.forward",
    "notification": "bell", "notifications": "bell", "pin": "mappin",
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

extension StandardSymbols {
  /// Symbols of weather.
  static let weather: [String: String] = [
    "sun.max": """
    s\(dot(12, 12, 4))M12 4.6V2.4M17.23 6.77l1.56-1.56M19.4 12h2.2M17.23 17.23l1.56 1.56M12 \
    19.4v2.2M6.77 17.23l-1.56 1.56M4.6 12H2.4M6.77 6.77L5.21 5.21
    """,
    "sun.max.fill": """
    b\(dot(12, 12, 4))|sM12 4.6V2.4M17.23 6.77l1.56-1.56M19.4 12h2.2M17.23 17.23l1.56 1.56M12 \
    19.4v2.2M6.77 17.23l-1.56 1.56M4.6 12H2.4M6.77 6.77L5.21 5.21
    """,
    "moon": "sM20.5 14.5A8.75 8.75 0 1 1 9.5 3.5a7 7 0 0 0 11 11z",
    "moon.fill": "bM20.5 14.5A8.75 8.75 0 1 1 9.5 3.5a7 7 0 0 0 11 11z",
    "cloud": "sM7 19a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1 4.05 4.05 0 0 1 0 8z",
    "cloud.fill": "bM7 19a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1 4.05 4.05 0 0 1 0 8z",
    "icloud.and.arrow.down": """
    sM7 16.5a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1 4.05 4.05 0 0 1 0 8M12 11.5v9.5M8.5 17.5L12 \
    21l3.5-3.5
    """,
    "icloud.and.arrow.up": """
    sM7 16.5a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1 4.05 4.05 0 0 1 0 8M12 21v-9.5M8.5 15L12 \
    11.5l3.5 3.5
    """,
    "snowflake": """
    sM12 3v18M19.79 7.5L4.21 16.5M19.79 16.5L4.21 7.5M9.96 4.6L12 6.8l2.04-2.2M17.38 6.53l-.88 \
    2.87 2.93.67M19.43 13.93l-2.93.67.88 2.87M14.04 19.4L12 17.2l-2.04 2.2M6.62 \
    17.47l.88-2.87-2.93-.67M4.57 10.07L7.5 9.4l-.88-2.87
    """,
    "umbrella": "sM3 12.5a9 9 0 0 1 18 0zM12 12.5V18a2.5 2.5 0 0 0 5 0M12 3.5V2.5",
  ]
}

extension StandardSymbols {
  /// Symbols of shopping, payment and counting.
  static let trade: [String: String] = [
    "cart": """
    sM2 3.5h2.2a1 1 0 0 1 1 .8l2.3 11.2h10.8L21 6.5H5.7|f\(dot(9, 19.5, 1.75))\
    \(dot(17, 19.5, 1.75))
    """,
    "cart.fill": """
    sM2 3.5h2.2a1 1 0 0 1 1 .8l2.3 11.2h10.8|bM5.9 7.5h14.8l-2.2 7h-11z|f\(dot(9, 19.5, 1.75))\
    \(dot(17, 19.5, 1.75))
    """,
    "bag": "sM5.5 8h13l1 12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5",
    "bag.fill": """
    eM5.5 7h2a4.5 4.5 0 0 1 9 0h2a1 1 0 0 1 1 .9l1 12.5a1 1 0 0 1-1 1.1h-15a1 1 0 0 \
    1-1-1.1l1-12.5a1 1 0 0 1 1-.9zM9.5 7h5a2.5 2.5 0 0 0-5 0z
    """,
    "creditcard": "s\(box(2.5, 5, 19, 14, 2.5))M2.5 10h19M6.5 15h3",
    "creditcard.fill": """
    fM5 4h14a3.5 3.5 0 0 1 3.5 3.5V8.5h-21V7.5A3.5 3.5 0 0 1 5 4z|eM1.5 11h21v5.5A3.5 3.5 0 0 1 \
    19 20H5a3.5 3.5 0 0 1-3.5-3.5z\(box(5.5, 14.5, 5, 2, 1))
    """,
    "banknote": "s\(box(2.5, 6, 19, 12, 2))\(dot(12, 12, 2.75))M6 12v.01M18 12v.01",
    "chart.bar": "s\(box(3.5, 12, 4, 8, 1))\(box(10, 4, 4, 16, 1))\(box(16.5, 8, 4, 12, 1))",
    "chart.bar.fill": """
    f\(box(2.5, 12, 5, 9, 1.5))\(box(9.5, 3, 5, 18, 1.5))\(box(16.5, 8, 5, 13, 1.5))
    """,
    "chart.line.uptrend.xyaxis": """
    sM3.5 3.5v15.5a1.5 1.5 0 0 0 1.5 1.5h15.5M7.5 15.5l4-5 3.5 3 5-7.5
    """,
    "chart.pie": "sM20.5 14.5A9 9 0 1 1 9.5 3.5V14.5zM14 3a9 9 0 0 1 7 7h-7z",
    "percent": "sM18 6L6 18\(dot(7.5, 7.5, 2.75))\(dot(16.5, 16.5, 2.75))",
  ]
}

extension StandardSymbols {
  /// Symbols of places and transport.
  static let places: [String: String] = [
    "house": """
    sM2.5 12L12 3.5l9.5 8.5M4.5 10.5V19a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-8.5M9.5 \
    20.5V15h5v5.5
    """,
    "house.fill": """
    fM11 2.7a1.5 1.5 0 0 1 2 0l9.2 8.2a1.1 1.1 0 0 1-.7 1.9H20.5v6.2a2.5 2.5 0 0 1-2.5 \
    2.5h-2.75v-6a1 1 0 0 0-1-1h-4.5a1 1 0 0 0-1 1v6H6a2.5 2.5 0 0 1-2.5-2.5v-6.2H2.5a1.1 1.1 0 \
    0 1-.7-1.9z
    """,
    "building.2": """
    sM4 20.5V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 13 5v15.5M13 10h5.5a1.5 1.5 0 0 1 1.5 \
    1.5v9M2.5 20.5h19M8.5 8v.01M8.5 12v.01M8.5 16v.01M16.5 14v.01M16.5 17v.01
    """,
    "map": "sM3.5 6.5l5.5-3 6 3 5.5-3v14l-5.5 3-6-3-5.5 3zM9 3.5v14M15 6.5v14",
    "mappin": """
    sM12 21c-4.5-4.4-6.75-7.7-6.75-11a6.75 6.75 0 0 1 13.5 0c0 3.3-2.25 6.6-6.75 11z\
    \(dot(12, 10, 2.5))
    """,
    "location": "sM20.5 3.5L13.5 20.5l-2.8-7.2-7.2-2.8z",
    "location.fill": "bM20.5 3.5L13.5 20.5l-2.8-7.2-7.2-2.8z",
    "globe": "s\(ring)M3 12h18M12 3c-4.8 5-4.8 13 0 18M12 3c4.8 5 4.8 13 0 18",
    "airplane": """
    fM22.5 12c0-1-1.2-1.75-3-1.75h-4.5L9.75 2.5H7.5l2.5 7.75H5.75L4 7.75H2.25L3.25 12l-1 \
    4.25H4l1.75-2.5H10L7.5 21.5h2.25L15 13.75h4.5c1.8 0 3-.75 3-1.75z
    """,
    "car": """
    sM3.5 17.5V13l2-6.2A2 2 0 0 1 7.4 5.5h9.2a2 2 0 0 1 1.9 1.3l2 6.2v4.5zM3.5 12.5h17M5.5 \
    17.5v2M18.5 17.5v2|f\(dot(7.25, 15, 1.25))\(dot(16.75, 15, 1.25))
    """,
    "sportscourt": """
    s\(box(2.5, 5, 19, 14, 1.5))M12 5v14\(dot(12, 12, 2.75))M2.5 9h3v6h-3M21.5 9h-3v6h3
    """,
    "wifi": """
    sM2.5 9.5a13.5 13.5 0 0 1 19 0M5.8 13a8.8 8.8 0 0 1 12.4 0M9 16.2a4.3 4.3 0 0 1 6 0|f\
    \(dot(12, 19.25, 1.5))
    """,
    "wifi.slash": """
    sM4 3.5l16.5 17M2.5 9.5a13.4 13.4 0 0 1 3.5-2.5M10 5.7a13.5 13.5 0 0 1 11.5 3.8M5.8 13a8.8 \
    8.8 0 0 1 4-2.3M9 16.2a4.3 4.3 0 0 1 5-.7|f\(dot(12, 19.25, 1.5))
    """,
  ]
}

extension StandardSymbols {
  /// A circle that is stroked around other content.
  static let ring = dot(12, 12, 9)
  /// A disc of the same size as the stroked ring.
  static let disc = dot(12, 12, 10)
  /// A square that is stroked around other content.
  static let frame = box(4, 4, 16, 16, 3)
  /// A square of the same size as the stroked frame.
  static let block = box(3, 3, 18, 18, 4)

  /// The outlines of marks with lines 2 units wide, to be cut out of discs and blocks.
  static let cutPlus =
    "M11 8a1 1 0 0 1 2 0v3h3a1 1 0 0 1 0 2h-3v3a1 1 0 0 1-2 0v-3h-3a1 1 0 0 1 0-2h3z"
  static let cutMinus = "M8 11h8a1 1 0 0 1 0 2h-8a1 1 0 0 1 0-2z"
  static let cutCross = """
    M12 10.59l2.29-2.3a1 1 0 0 1 1.42 1.42L13.41 12l2.3 2.29a1 1 0 0 1-1.42 1.42L12 13.41l-2.29 2.3\
    a1 1 0 0 1-1.42-1.42L10.59 12l-2.3-2.29a1 1 0 0 1 1.42-1.42z
    """
  static let cutCheck = """
    M8.46 11.69l2.23 2.24 4.8-5.58a1 1 0 0 1 1.52 1.3l-5.5 6.4a1 1 0 0 1-1.47.06l-3-3\
    a1 1 0 0 1 1.42-1.42z
    """
  static let cutInfo = "M11 11.5a1 1 0 0 1 2 0v5a1 1 0 0 1-2 0z\(dot(12, 8, 1.25))"
  static let cutExclamation = "M11 7.5a1 1 0 0 1 2 0v5a1 1 0 0 1-2 0z\(dot(12, 16, 1.25))"
  static let cutQuestion = """
    M8.5 9.5a3.5 3.5 0 1 1 5.25 3.03 1.5 1.5 0 0 0-.75 1.3 1 1 0 0 1-2 0 3.5 3.5 0 0 1 1.75-3.03 \
    1.5 1.5 0 1 0-2.25-1.3 1 1 0 0 1-2 0z\(dot(12, 17, 1.25))
    """

  /// Returns the path data of a circle.
  static func dot(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, width) = (radius.pointText, (radius * 2).pointText)
    return "M\((x - radius).pointText) \(y.pointText)a\(r) \(r) 0 1 1 \(width) 0"
      + "a\(r) \(r) 0 1 1-\(width) 0z"
  }

  /// Returns the path data of a rectangle with rounded corners.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    let r = radius.pointText
    let (h, v) = ((width - 2 * radius).pointText, (height - 2 * radius).pointText)
    return "M\((x + radius).pointText) \(y.pointText)h\(h)a\(r) \(r) 0 0 1 \(r) \(r)"
      + "v\(v)a\(r) \(r) 0 0 1-\(r) \(r)h-\(h)a\(r) \(r) 0 0 1-\(r)-\(r)"
      + "v-\(v)a\(r) \(r) 0 0 1 \(r)-\(r)z"
  }
}
