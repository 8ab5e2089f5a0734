// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import TintypeSnapshots

/// Access to files for a comparison, without Foundation.
enum ComparedFile {
  /// The size limit, larger than any image within the limit of pixels: 512 MiB.
  static let sizeLimit = 512 << 20

  /// The kind of a file system item.
  enum Kind { case folder, other }

  /// Returns the kind of the item at a path; links are followed, and a missing item is not a
  /// folder.
  static func kind(of path: BytePath) -> Kind {
    var status = stat()
    let result = path.withCString { stat($0, &status) }
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Returns whether two paths refer to the same file, through hard or symbolic links.
  static func isSame(_ one: BytePath, _ other: BytePath) -> Bool {
    var (first, second) = (stat(), stat())
    guard one.withCString({ stat($0, &first) }) == 0, other.withCString({ stat($0, &second) }) == 0
    else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns the bytes of a file, as many as it had when it was opened.
  ///
  /// Anything other than a regular file is rejected before reading: a named pipe would block
  /// forever, and a device would never end.
  static func read(_ path: BytePath) throws(FileError) -> [UInt8] {
    let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(opening: errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(opening: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }

    var code: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<size])
        let read = systemRead(descriptor, rest.baseAddress, rest.count)
        if read > 0 {
          count += read
        } else if read == 0 || errno != EINTR {
          code = read == 0 ? 0 : errno
          return
        }
      }
    }
    if code != 0 { throw .system(code: code) }
    return bytes
  }
}

// A separate function, because the method `read` hides the system function.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

extension FileError {
  /// Creates the error for the `errno` of opening a file.
  init(opening code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    // A socket cannot be opened.
    case ENXIO: self = .notARegularFile
    default: self = .system(code: code)
    }
  }
}
