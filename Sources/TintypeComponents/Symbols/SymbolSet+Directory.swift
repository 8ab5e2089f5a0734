// SPDX-License-Identifier: MIT

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
