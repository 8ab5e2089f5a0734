// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeScene

/// The font files that the apps of the process have registered.
///
/// The result does not depend on the order in which files are registered: a file can be registered
/// several times, and a different file with the same PostScript name is an error.
package enum RegisteredFonts {
  /// The reason why a file was not registered.
  package enum Failure: Error {
    /// There is no such file.
    case missing
    /// The file cannot be read.
    case unreadable
    /// The file is not a font.
    case notFont
    /// The font is damaged, or has a format that is not supported.
    case invalid(RenderingError)
    /// Another file with the same PostScript name is registered.
    case duplicate(name: String)
  }

  private struct State {
    var files: [String: FontFile] = [:]
    /// The renderer with the files, and the one without them; `nil` after a change.
    var known: (standard: CairoRenderer, renderer: CairoRenderer)?
  }

  private static let state = Mutex(State())

  /// Returns a renderer with the fonts of another one and the registered files.
  ///
  /// - Throws: The error of a library.
  package static func renderer(
    basedOn standard: CairoRenderer
  ) throws(RenderingError) -> CairoRenderer {
    try state.withLock { state throws(RenderingError) in
      if state.files.isEmpty { return standard }
      if let known = state.known,
        // Each text asks for the renderer, and comparing books takes longer than measuring a text.
        known.standard === standard || known.standard.book == standard.book
      {
        return known.renderer
      }
      let renderer = try makeRenderer(standard, &state)
      state.known = (standard, renderer)
      return renderer
    }
  }

  /// Returns a renderer with the files that still exist.
  private static func makeRenderer(
    _ standard: CairoRenderer, _ state: inout State
  ) throws(RenderingError) -> CairoRenderer {
    while true {
      // A file that was removed since, such as one of a temporary bundle, would fail all texts.
      state.files = state.files.filter { $0.value.isUnchanged }
      do throws(RenderingError) {
        return try CairoRenderer(fonts: standard.book.registering(state.files.values))
      } catch {
        // A file can be removed while the renderer is created.
        if state.files.values.allSatisfy(\.isUnchanged) { throw error }
      }
    }
  }

  /// Returns the font of a file.
  package static func file(at path: String) throws(Failure) -> FontFile {
    let reader = FileManager.default
    var isFolder: ObjCBool = false
    guard !path.utf8.contains(0), reader.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing
    }
    if isFolder.boolValue { throw .notFont }
    do {
      let file = try FontFile(path: path)
      guard let name = file.postScriptName else { throw Failure.notFont }
      // A file that the libraries reject would fail all texts.
      _ = try FontConfiguration(
        FontBook(families: [FontBook.Family(name: name, files: [file])]))
      return file
    } catch let failure as Failure {
      throw failure
    } catch RenderingError.unreadableFont {
      throw reader.isReadableFile(atPath: path) ? .notFont : .unreadable
    } catch let error as RenderingError {
      throw hasFontFormat(path) ? .invalid(error) : .notFont
    } catch {
      throw .notFont
    }
  }

  /// Registers a file for the process.
  ///
  /// A file that equals one of the standard font book has no effect.
  package static func register(_ file: FontFile) throws(Failure) {
    guard let name = file.postScriptName else { throw .notFont }
    let standard = (try? CairoRenderer.standard())?.book.files ?? []
    if standard.contains(where: { $0.postScriptName == name && $0.digest == file.digest }) {
      return
    }
    try state.withLock { state throws(Failure) in
      if let known = state.files[name], known.isUnchanged {
        guard known.digest == file.digest else { throw .duplicate(name: name) }
        return
      }
      state.files[name] = file
      state.known = nil
    }
  }

  /// Returns whether a file starts like a font.
  private static func hasFontFormat(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: 4)) ?? Data()
    let formats = ["\0\u{1}\0\0", "OTTO", "true", "ttcf", "wOFF", "wOF2"]
    return formats.contains { Data($0.utf8) == start }
  }
}

extension FontFile {
  /// A Boolean value that indicates whether the file still is as it was read.
  fileprivate var isUnchanged: Bool {
    do throws(RenderingError) {
      try checkUnchanged()
      return true
    } catch {
      return false
    }
  }
}
