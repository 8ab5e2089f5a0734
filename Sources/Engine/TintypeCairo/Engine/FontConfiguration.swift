// SPDX-License-Identifier: MIT

import CTintypeCairo

/// A fontconfig configuration that contains only the files of one font book.
///
/// Each file is a family of its own in the configuration, so that a query finds exactly that file,
/// even if several files have the same family name.
///
/// `@unchecked Sendable`: the configuration is filled before `init` returns and never changed
/// afterward; fontconfig documents an unchanging configuration as safe to read from any thread,
/// and its reference counts are atomic.
final class FontConfiguration: @unchecked Sendable {
  let handle: OpaquePointer
  /// The family name of each file in the configuration, by path.
  let names: [String: String]

  init(_ book: FontBook) throws(RenderingError) {
    guard Self.isDefaultEmpty, let handle = FcConfigCreate() else {
      throw .libraryFailure(library: "fontconfig", reason: "it could not create a configuration")
    }
    self.handle = handle
    var names: [String: String] = [:]
    for file in book.files + book.registered where names[file.path] == nil {
      try file.checkUnchanged()
      let name = "Tintype \(names.count)"
      names[file.path] = name
      let known = Self.fonts(of: handle).count
      guard FcConfigAppFontAddFile(handle, file.path) != 0,
        Self.rename(Self.fonts(of: handle).dropFirst(known), of: file, to: name)
      else { throw .invalidFont(path: file.path) }
    }
    self.names = names
  }

  private static func fonts(of handle: OpaquePointer) -> ArraySlice<OpaquePointer?> {
    guard let set = FcConfigGetFonts(handle, TINTYPE_FcSetApplication),
      let fonts = set.pointee.fonts
    else { return [] }
    return Array(UnsafeBufferPointer(start: fonts, count: Int(max(set.pointee.count, 0))))[...]
  }

  /// Renames the family of the first font in a file and returns whether it was found.
  ///
  /// The other fonts of a collection and the named instances of a variable font are unchanged.
  private static func rename(
    _ patterns: ArraySlice<OpaquePointer?>, of file: FontFile, to name: String
  ) -> Bool {
    var isFound = false
    for pattern in patterns {
      var index: Int32 = 0
      var isVariable: Int32 = 0
      guard !isFound, let pattern,
        FcPatternGetInteger(pattern, "index", 0, &index) == TINTYPE_FcResultMatch, index == 0
      else { continue }
      // A variable font is listed a second time, with ranges instead of numbers.
      _ = FcPatternGetBool(pattern, "variable", 0, &isVariable)
      if isVariable != 0 { continue }
      // Without the size of its bitmaps, a font measures text like an outline font.
      for object in ["family", "familylang", "pixelsize", "embeddedbitmap"] {
        _ = FcPatternDel(pattern, object)
      }
      isFound = FcPatternAddString(pattern, "family", name) != 0
      // Embedded bitmaps for small sizes differ from the outlines of a font.
      if !file.isColored { _ = FcPatternAddBool(pattern, "embeddedbitmap", 0) }
    }
    return isFound
  }

  deinit {
    FcConfigDestroy(handle)
  }

  /// A Boolean value that indicates whether the process's default configuration was replaced by an
  /// empty one.
  ///
  /// Otherwise Pango would start a thread that reads the machine's font directories, although they
  /// are not used.
  private static let isDefaultEmpty: Bool = {
    guard let empty = FcConfigCreate() else { return false }
    // fontconfig retains the configuration.
    defer { FcConfigDestroy(empty) }
    return FcConfigSetCurrent(empty) != 0
  }()
}
