// SPDX-License-Identifier: MIT

import CTintypeCairo

/// A fontconfig configuration that holds the files of one font book and nothing else.
///
/// In it each file is a family by itself, so that asking for one finds it and no other, whatever the
/// file is called and however many files have its name.
///
/// `@unchecked Sendable`: the configuration is filled before `init` returns and never changed
/// afterwards; fontconfig documents an unchanging configuration as safe to read from any thread,
/// and its reference counts are atomic.
final class FontConfiguration: @unchecked Sendable {
  let handle: OpaquePointer
  /// The name of each file's family in the configuration, by path.
  let names: [String: String]

  init(_ book: FontBook) throws(RenderingError) {
    guard Self.isDefaultEmpty, let handle = FcConfigCreate() else {
      throw .libraryFailure(library: "fontconfig", reason: "it could not make a configuration")
    }
    self.handle = handle
    var names: [String: String] = [:]
    for file in book.files where names[file.path] == nil {
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

  /// Makes the first font of a file a family, and leaves the others of a collection and the named
  /// instances of a variable font as they are; returns whether it is there.
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
      // A variable font is there a second time, with ranges in place of numbers.
      _ = FcPatternGetBool(pattern, "variable", 0, &isVariable)
      if isVariable != 0 { continue }
      // Without the size of its bitmaps a font measures text as one with outlines does.
      for object in ["family", "familylang", "pixelsize", "embeddedbitmap"] {
        _ = FcPatternDel(pattern, object)
      }
      isFound = FcPatternAddString(pattern, "family", name) != 0
      // Bitmaps that a font with outlines has for small sizes look unlike them.
      if !file.isColored { _ = FcPatternAddBool(pattern, "embeddedbitmap", 0) }
    }
    return isFound
  }

  deinit {
    FcConfigDestroy(handle)
  }

  /// Makes the process's own configuration empty, once, and tells whether that worked: Pango would
  /// otherwise start a thread that reads the machine's font folders, although nothing of them is
  /// used here.
  private static let isDefaultEmpty: Bool = {
    guard let empty = FcConfigCreate() else { return false }
    // fontconfig keeps a reference of its own.
    defer { FcConfigDestroy(empty) }
    return FcConfigSetCurrent(empty) != 0
  }()
}
