// SPDX-License-Identifier: MIT

import TintypeBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

  /// Returns the bytes of a file, as many as it had when it was opened, or those of an open pipe.
  ///
  /// A shell passes `<(command)` as a pipe in `/dev/fd`. Anything other than a regular file or an
  /// open descriptor is rejected before reading: a named pipe would block forever, and a device
  /// would never end.
  static func read(_ path: BytePath, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(opening: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
      let size = Int(status.st_size)
      return try bytes(of: descriptor, limit: size, step: size)
    case S_IFIFO where path.isOpenDescriptor, S_IFSOCK where path.isOpenDescriptor:
      // One more byte than allowed shows that the limit is exceeded.
      let bytes = try bytes(of: descriptor, limit: limit + 1, step: 1 << 16)
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return bytes
    default: throw .notARegularFile
    }
  }

  private static func opened(_ path: BytePath) throws(FileError) -> Int32 {
    let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    if descriptor >= 0 { return descriptor }
    let code = errno
    // A socket cannot be opened again; some programs use sockets as pipes.
    guard code == ENXIO, let number = path.descriptor else { throw FileError(opening: code) }
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileError(opening: errno) }
    return copy
  }

  /// Reads up to the end or the limit, in steps of at most so many bytes.
  private static func bytes(
    of descriptor: Int32, limit: Int, step: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let size = min(limit - bytes.count, step)
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let read = systemRead(descriptor, buffer.baseAddress, size)
        count = max(0, read)
        code = read < 0 ? errno : 0
      }
      switch code {
      case EINTR: continue
      case EAGAIN:
        // The other end of a pipe has not written yet.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      case 0 where part.isEmpty: return bytes
      case 0 where bytes.isEmpty: bytes = part
      case 0: bytes += part
      default: throw .system(code: code)
      }
    }
    return bytes
  }
}

// A separate function, because the method `read` hides the system function.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

extension BytePath {
  /// A Boolean value that indicates whether the path names an open descriptor of this process.
  var isOpenDescriptor: Bool { descriptor != nil }

  /// The open descriptor that the path names, such as 63 for `/dev/fd/63`; else `nil`.
  fileprivate var descriptor: Int32? {
    if text == "/dev/stdin" { return STDIN_FILENO }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first { text.hasPrefix($0) }
    return folder.flatMap { Int32(text.dropFirst($0.count)) }
  }
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
