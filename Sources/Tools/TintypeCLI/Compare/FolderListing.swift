// SPDX-License-Identifier: MIT

import TintypeBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The PNG files below a folder.
struct FolderListing {
  /// The paths of the files below the folder, sorted by bytes.
  private(set) var images: [BytePath] = []
  /// The links to folders, which are not followed, in the same order.
  private(set) var linkedFolders: [BytePath] = []
  /// The folders that could not be listed, in the same order.
  private(set) var failures: [Failure] = []

  /// A folder that could not be listed.
  struct Failure {
    /// The path below the root of the listing; empty for the root.
    var path: BytePath
    var error: FileError
  }

  /// Lists a folder and its subfolders.
  ///
  /// A link to a file counts as a file. Links to folders are not followed, to avoid cycles. An item
  /// named `.png` that is not a file is listed, so that reading it reports the reason.
  init(of root: BytePath) {
    var folders = [BytePath()]
    while let folder = folders.popLast() {
      do throws(FileError) {
        for (name, kind) in try Self.entries(of: root.appending(folder)) {
          let path = folder.appending(name)
          switch kind {
          case .folder: folders.append(path)
          case .linkedFolder: linkedFolders.append(path)
          case .file where name.isPNG: images.append(path)
          case .file: break
          }
        }
      } catch {
        failures.append(Failure(path: folder, error: error))
      }
    }
    images.sort()
    linkedFolders.sort()
    failures.sort { $0.path < $1.path }
  }

  private enum Kind { case folder, linkedFolder, file }

  private static func entries(
    of path: BytePath
  ) throws(FileError) -> [(name: BytePath, kind: Kind)] {
    guard let stream = path.withCString({ opendir($0) }) else { throw FileError(opening: errno) }
    defer { closedir(stream) }
    var entries: [(name: BytePath, kind: Kind)] = []
    while true {
      // Only `errno` distinguishes the end of the directory from an error.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes == [dot] || bytes == [dot, dot] { continue }
      let name = BytePath(bytes)
      entries.append((name, kind(of: path.appending(name), Int32(entry.pointee.d_type))))
    }
    guard errno == 0 else { throw .system(code: errno) }
    return entries
  }

  private static func kind(of path: BytePath, _ type: Int32) -> Kind {
    switch type {
    case Int32(DT_DIR): return .folder
    case Int32(DT_REG): return .file
    default:
      // The item is a link, or the file system does not report its type.
      var status = stat()
      guard path.withCString({ lstat($0, &status) }) == 0 else { return .file }
      if status.st_mode & S_IFMT == S_IFDIR { return .folder }
      return ComparedFile.kind(of: path) == .folder ? .linkedFolder : .file
    }
  }
}

private let dot = UInt8(ascii: ".")
