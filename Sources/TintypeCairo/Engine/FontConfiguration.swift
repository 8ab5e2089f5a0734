// SPDX-License-Identifier: MIT

import CCairo

/// A fontconfig configuration that holds the files of one font book and nothing else.
///
/// `@unchecked Sendable`: the configuration is filled before `init` returns and never changed
/// afterwards; fontconfig documents an unchanging configuration as safe to read from any thread,
/// and its reference counts are atomic.
final class FontConfiguration: @unchecked Sendable {
  let handle: OpaquePointer

  init(_ book: FontBook) throws(RenderingError) {
    guard Self.isDefaultEmpty, let handle = FcConfigCreate() else {
      throw .libraryFailure(library: "fontconfig", reason: "it could not make a configuration")
    }
    self.handle = handle
    for file in book.families.flatMap(\.files) {
      guard FcConfigAppFontAddFile(handle, file.path) != 0 else {
        throw .invalidFont(path: file.path)
      }
    }
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
