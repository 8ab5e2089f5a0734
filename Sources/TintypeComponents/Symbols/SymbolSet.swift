// SPDX-License-Identifier: MIT

import TintypeBase

/// Drawings by name.
///
/// ```swift
/// let symbols = SymbolSet.standard.adding("logo", drawing)
/// symbols["logo"]
/// ```
public struct SymbolSet: Hashable, Sendable {
  private var drawings: [String: SymbolDrawing]
  private var includesStandard = false

  /// Creates a set of drawings by their names, by default an empty one.
  public init(_ drawings: [String: SymbolDrawing] = [:]) {
    self.drawings = drawings
  }

  /// The symbols drawn for Tintype on a grid of 24 by 24 units, and their other names.
  ///
  /// A drawing is read from its table when it is asked for first.
  public static let standard: SymbolSet = {
    var set = SymbolSet()
    set.includesStandard = true
    return set
  }()

  /// The drawing of a name, else that of the symbol it is another name of; `nil` when there is
  /// none.
  public subscript(name: String) -> SymbolDrawing? {
    if let drawing = drawing(name) { return drawing }
    guard includesStandard, let symbol = StandardSymbols.aliases[name] else { return nil }
    return drawing(symbol)
  }

  private func drawing(_ name: String) -> SymbolDrawing? {
    drawings[name] ?? (includesStandard ? StandardSymbols.drawing(name) : nil)
  }

  /// The names of all drawings in order, without other names for the same.
  public var names: [String] {
    let standard = includesStandard ? Array(StandardSymbols.sources.keys) : []
    return Set(standard).union(drawings.keys).sorted()
  }

  /// Other names of the set's symbols, each with the name that it stands for.
  public var aliases: [String: String] {
    includesStandard ? StandardSymbols.aliases.filter { drawings[$0.key] == nil } : [:]
  }

  /// The set with one more drawing, which takes the place of one of the same name.
  public func adding(_ name: String, _ drawing: SymbolDrawing) -> SymbolSet {
    var set = self
    set.drawings[name] = drawing
    return set
  }

  /// The set with all drawings of another, which take the places of those of the same names.
  public func merging(_ other: SymbolSet) -> SymbolSet {
    var set = self
    if other.includesStandard {
      set.includesStandard = true
      set.drawings = drawings.filter { StandardSymbols.sources[$0.key] == nil }
    }
    set.drawings.merge(other.drawings) { $1 }
    return set
  }
}

extension SymbolSet {
  /// The name that is most like one that is not there, for “did you mean”; `nil` when none is.
  ///
  /// Names may differ in a third of their letters; of equally near ones it is the first in order. A
  /// name of more than 64 letters is like none.
  public func closestName(to name: String) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(257))
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in (names + aliases.keys).sorted() {
      let letters = Array(candidate.lowercased().utf8.prefix(65))
      let limit = min(max(wanted.count, letters.count) / 3, (best?.distance ?? 65) - 1)
      guard letters.count <= 64, abs(letters.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SymbolSet {
  /// Reads all files of a folder that end in `.svg`; a symbol's name is the file's without that.
  ///
  /// Folders within it and hidden files are left out. All files are read at once, so that what is
  /// wrong with one is told here, and nowhere later.
  ///
  /// - Parameter path: The folder; a relative path counts from the working folder.
  /// - Returns: The set of the folder's symbols, empty when there are none.
  /// - Throws: `SymbolError` with the path of the first file, by name, that cannot be used.
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
          drawings[String(file.dropLast(4))] = try SymbolDrawing(svg: text)
        } catch { throw .invalidDrawing(path: location, problem: error) }
      }
    }
    return SymbolSet(drawings)
  }

  /// The text of a file; `nil` for a folder.
  ///
  /// Only plain files are opened: a pipe would wait forever.
  private static func contents(
    of path: String, _ location: String
  ) throws(SymbolError) -> String? {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: path)
    } catch { throw .fileUnreadable(path: location, reason: "it cannot be found") }
    let type = attributes[.type] as? FileAttributeType
    if type == .typeDirectory { return nil }
    guard type == .typeRegular else {
      throw .fileUnreadable(path: location, reason: "it is not a plain file")
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

  private static var maximumSize: Int { SymbolDrawing.maximumSize }
}
