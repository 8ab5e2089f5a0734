// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
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

/// Why symbols could not be read from a folder.
public enum SymbolError: Error, Hashable, Sendable {
  /// There is no folder at a path.
  case folderMissing(path: String)
  /// A file cannot be read.
  case fileUnreadable(path: String, reason: String)
  /// A file is larger than `SymbolDrawing.maximumSize`.
  case fileTooLarge(path: String)
  /// What a file holds is no drawing that can be shown as a symbol.
  case invalidDrawing(path: String, problem: SymbolSyntaxError)
}

/// Why a text is no drawing that can be shown as a symbol.
public enum SymbolSyntaxError: Error, Hashable, Sendable {
  /// The text is longer than `SymbolDrawing.maximumSize`.
  case tooLarge
  /// The outermost element is not `svg`.
  case notSVG
  /// The text is not well-formed XML from a byte on.
  case malformed(position: Int)
  /// Elements are nested deeper than `SymbolDrawing.maximumDepth`.
  case tooDeep
  /// There is neither a `viewBox` of four finite numbers nor a width and a height, or it is empty.
  case badViewBox
  /// An element that symbols cannot have.
  case unsupportedElement(String)
  /// An attribute whose value cannot be used.
  case badAttribute(element: String, name: String, value: String)
  /// A path that cannot be read.
  case badPath(PathSyntaxError)
}

extension SymbolError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .folderMissing(let path):
      """
      There is no folder of symbols at \(path). Check the path, which counts from the working \
      folder.
      """
    case .fileUnreadable(let path, let reason): "The symbol \(path) cannot be read: \(reason)."
    case .fileTooLarge(let path):
      "The symbol \(path) is larger than 1 MB. Leave out what a symbol does not need."
    case .invalidDrawing(let path, let problem): "The symbol \(path) cannot be used. \(problem)"
    }
  }
}

extension SymbolSyntaxError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .tooLarge: "The drawing is larger than 1 MB. Leave out what a symbol does not need."
    case .notSVG: "The outermost element is not svg. Export the drawing as SVG."
    case .malformed(let position): "From byte \(position) on it is not well-formed XML."
    case .tooDeep:
      "Elements are nested more than \(SymbolDrawing.maximumDepth) levels deep. Flatten the groups."
    case .badViewBox:
      """
      The element svg needs a viewBox of four finite numbers, or else a width and a height; the \
      last two must be greater than zero.
      """
    case .unsupportedElement(let name):
      """
      The element \(name) is not supported. Use path, circle, ellipse, rect, line, polyline, \
      polygon and g only.
      """
    case .badAttribute(let element, let name, let value):
      "The value “\(value.prefix(40))” of the attribute \(name) of \(element) cannot be used."
    case .badPath(let error): error.description
    }
  }
}
