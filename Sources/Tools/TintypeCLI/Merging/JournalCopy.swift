// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports

/// A copy of a journal, which is written in blocks, so that the file may have any size.
struct JournalCopy {
  /// The part of the journal that is copied, in bytes from its beginning.
  var size: Int

  private static let blockSize = 1 << 20

  /// Copies a file of a shard.
  ///
  /// A node that is still running may append lines. They are not copied, because the checks of the
  /// merge did not read them.
  ///
  /// - Parameters:
  ///   - file: The path below the directory of the shard; it must begin with `runs`.
  ///   - files: The files of the shard.
  ///   - path: The absolute path of the copy, which is replaced as a whole.
  /// - Throws: ``Failure``.
  func write(_ file: String, of files: ContainedFiles, to path: String) throws(Failure) {
    let source: Int32
    do {
      source = try files.open(file)
    } catch {
      throw .source(error)
    }
    defer { close(source) }
    do {
      let directory = FilePath.parent(of: path)
      try Directory.create(at: directory)
      let temporary = directory + "/" + TemporaryFile.newName()
      let target = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard target >= 0 else { throw FileError.system(code: errno) }
      defer {
        close(target)
        // After the file was renamed, there is nothing to remove.
        unlink(temporary)
      }
      try copy(source, to: target)
      guard fsync(target) == 0, rename(temporary, path) == 0 else {
        throw FileError.system(code: errno)
      }
    } catch let error as FileError {
      throw .target(error)
    } catch let error as Failure {
      throw error
    } catch {
      // The statements above throw no other errors.
      throw .target(.missing)
    }
  }

  private func copy(_ source: Int32, to target: Int32) throws {
    var rest = size
    var buffer = [UInt8](repeating: 0, count: min(Self.blockSize, max(size, 1)))
    while rest > 0 {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(source, bytes.baseAddress, min(bytes.count, rest))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure.source(.file(.system(code: errno))) }
      if count == 0 { return }
      rest -= count
      try Self.write(buffer[..<count], to: target)
    }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to target: Int32) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(target, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .system(code: errno)
      }
    }
  }

  /// The reason why a journal was not copied.
  enum Failure: Error, Hashable {
    /// The journal cannot be read.
    case source(ContainedFiles.Failure)
    /// The copy cannot be written.
    case target(FileError)
  }
}
