// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import TintypeBase

/// A set of symbol drawings by name.
///
/// ```swift
/// let symbols = SymbolSet.standard.adding("logo", drawing)
/// symbols["logo"]
/// ```
public struct SymbolSet: Hashable, Sendable {
  private var drawings: [String: SymbolDrawing]
  private var includesStandard = false

  /// Creates a set of drawings by name; empty by default.
  public init(_ drawings: [String: SymbolDrawing] = [:]) { self.drawings = drawings }

  /// The symbols drawn for Tintype with the names of SF Symbols, and their aliases.
  ///
  /// A drawing is composed on first use.
  public static let standard: SymbolSet = {
    var set = SymbolSet()
    set.includesStandard = true
    return set
  }()

  /// The drawing with a name or an alias, if any, in the regular weight.
  public subscript(name: String) -> SymbolDrawing? {
    drawing(name, weight: .regular, scale: .medium)
  }

  /// Returns the drawing with a name or an alias, if any, in a weight and a scale.
  ///
  /// A drawing that was added has one weight, unless it is a template with several ones.
  package func drawing(_ name: String, weight: Font.Weight, scale: ImageScale) -> SymbolDrawing? {
    if let drawing = drawings[name] { return drawing.design(weight: weight, scale: scale) }
    guard includesStandard else { return nil }
    if let drawing = StandardSymbols.drawing(name, weight: weight, scale: scale) { return drawing }
    guard let symbol = StandardSymbols.aliases[name] else { return nil }
    return drawings[symbol]?.design(weight: weight, scale: scale)
      ?? StandardSymbols.drawing(symbol, weight: weight, scale: scale)
  }

  /// Returns a Boolean value that indicates whether the set has a symbol with a name or an alias.
  package func contains(_ name: String) -> Bool {
    if drawings[name] != nil { return true }
    guard includesStandard else { return false }
    return StandardSymbols.contains(name) || StandardSymbols.aliases[name] != nil
  }

  /// The sorted names of all drawings, without aliases.
  public var names: [String] {
    let standard = includesStandard ? StandardSymbols.names : []
    return drawings.isEmpty ? standard : Set(standard).union(drawings.keys).sorted()
  }

  /// The names of the standard symbols without their variants, by subject.
  package static var standardBases: [[String]] { StandardSymbols.bases }

  /// The aliases of the set's symbols, each with the name of its symbol.
  public var aliases: [String: String] {
    includesStandard ? StandardSymbols.aliases.filter { drawings[$0.key] == nil } : [:]
  }

  /// Returns the set with an added drawing, which replaces a drawing of the same name.
  public func adding(_ name: String, _ drawing: SymbolDrawing) -> SymbolSet {
    var set = self
    set.drawings[name] = drawing
    return set
  }

  /// Returns the set merged with another one, whose drawings replace those of the same names.
  public func merging(_ other: SymbolSet) -> SymbolSet {
    var set = self
    if other.includesStandard {
      set.includesStandard = true
      set.drawings = drawings.filter { !StandardSymbols.contains($0.key) }
    }
    set.drawings.merge(other.drawings) { $1 }
    return set
  }
}

extension SymbolSet {
  /// Returns the name that an unknown name probably means, for a “did you mean” suggestion.
  ///
  /// Such a name begins with the same letter, and one letter is missing, extra or wrong, or two
  /// letters are exchanged: a name that is less similar would mislead. Among several ones, the result is
  /// the one with the fewest differences, preferably a missing or an extra letter, then with the longest
  /// common prefix, then the first in sorted order. The result is `nil` if there is no such name of at
  /// least 5 letters, or if the given name has more than 64 letters.
  public func closestName(to name: String) -> String? {
    guard includesStandard, drawings.isEmpty else { return search(name) }
    return StandardSymbols.closestName(to: name, search)
  }

  private func search(_ name: String) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(65))
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let sorted = wanted.sorted()
    var best: (name: String, rank: (Int, Int, Int))?
    for candidate in (names + aliases.keys).sorted() {
      let letters = Array(candidate.lowercased().utf8.prefix(65))
      let difference = abs(letters.count - wanted.count)
      guard letters.first == wanted.first, difference < 2, max(letters.count, wanted.count) > 4
      else { continue }
      let distance = editDistance(wanted, letters)
      guard distance < 2 || distance == 2 && letters.sorted() == sorted else { continue }
      let prefix = zip(wanted, letters).prefix { $0 == $1 }.count
      let rank = (distance, 1 - difference, -prefix)
      if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
    }
    return best?.name
  }
}

extension SymbolSet {
  /// Returns the symbols in the `.svg` files of a directory, named after the files.
  ///
  /// A template of SF Symbols has the weight of the font, and another drawing has one weight.
  /// Subdirectories and hidden files are skipped. All files are parsed immediately, so that errors
  /// are not reported later.
  ///
  /// - Parameter path: The directory; a relative path is relative to the working directory.
  /// - Returns: The set of the directory's symbols, which can be empty.
  /// - Throws: `SymbolError` with the path of the first invalid file, in the order of names.
  public static func directory(_ path: String) throws(SymbolError) -> SymbolSet {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .folderMissing(path: path)
    }
    var drawings: [String: SymbolDrawing] = [:]
    for file in files.sorted() where file.hasSuffix(".svg") && !file.hasPrefix(".") {
      let url = URL(fileURLWithPath: "\(path)/\(file)").resolvingSymlinksInPath()
      let location = "\(path)/\(file)"
      if let text = try contents(of: url.path, location) {
        do {
          drawings[String(file.dropLast(4))] = try SymbolDrawing(template: text)
        } catch { throw .invalidDrawing(path: location, problem: error) }
      }
    }
    return SymbolSet(drawings)
  }

  /// Returns the set merged with the symbols in the `.svg` files of a folder.
  ///
  /// ```swift
  /// view.environment(\.symbolSet, try .standard.adding(folder: "Icons"))
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The folder; a relative path is relative to the folder of the calling file.
  ///   - file: The calling file.
  /// - Returns: The set, in which the symbols of the folder replace those of the same names.
  /// - Throws: `SymbolError` with the path of the first invalid file, in the order of names.
  public func adding(
    folder: String, file: StaticString = #filePath
  ) throws(SymbolError) -> SymbolSet {
    let base = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    return merging(
      try .directory(folder.hasPrefix("/") ? folder : base.appendingPathComponent(folder).path))
  }

  /// Returns the text of a file; `nil` for a directory.
  ///
  /// Only regular files are opened, because reading a pipe could block forever.
  private static func contents(of path: String, _ location: String) throws(SymbolError) -> String? {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: path)
    } catch { throw .fileUnreadable(path: location, reason: "it does not exist") }
    let type = attributes[.type] as? FileAttributeType
    if type == .typeDirectory { return nil }
    guard type == .typeRegular else {
      throw .fileUnreadable(path: location, reason: "it is not a regular file")
    }
    if let size = attributes[.size] as? UInt64, size > maximumSize {
      throw .fileTooLarge(path: location)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .fileUnreadable(path: location, reason: "reading is not permitted")
    }
    guard data.count <= maximumSize else { throw .fileTooLarge(path: location) }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .fileUnreadable(path: location, reason: "it is not UTF-8")
    }
    return text
  }

  /// The maximum size of an SVG file in bytes: 1 MB.
  private static var maximumSize: Int { SymbolDrawing.maximumSize }
}
