// SPDX-License-Identifier: MIT

import Synchronization

/// The tables behind `SymbolSet.standard`.
///
/// A symbol's source is a list of layers joined by `|`. A layer's first letter tells how its path
/// is painted: `s` as a line of 2 units, `t` as one of 1.5, `f` filled, `e` filled by the even-odd
/// rule, `b` filled and with a line of 2 units along the edge, which rounds its corners.
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

  /// The drawing of a symbol, read when it is asked for first.
  static func drawing(_ name: String) -> SymbolDrawing? {
    guard let source = sources[name] else { return nil }
    return cache.withLock { cache in
      if let drawing = cache[name] { return drawing }
      let drawing = read(source, flips: flipping.contains(name))
      cache[name] = drawing
      return drawing
    }
  }

  /// Reads a source; a layer that cannot be read, which the tests forbid, makes it `nil`.
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
