// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The folder of a report in the making: it grows beside its place, and is put there at the end.
struct ReportFolder: Sendable {
  /// Where the report will be, without a slash at the end and without links.
  let destination: String
  /// Where it grows.
  private let temporary: String

  /// What `index.html` of every report holds, near its beginning.
  static let mark = "<meta name=\"generator\" content=\"Tintype report\">"

  /// Makes an empty folder beside the destination.
  ///
  /// - Throws: ``ReportError/foreignFolder(path:)`` where the destination holds something else than
  ///   a report, ``ReportError/cannotWrite(path:trouble:)`` where nothing can be written there.
  init(for path: String) throws(ReportError) {
    let path = FilePath.withoutSlash(path)
    let (folder, name) = (FilePath.parent(of: path), FilePath.name(of: path))
    do {
      try Directory.create(at: folder)
      // A link to a folder stands for the folder.
      let base = FilePath.resolved(folder.isEmpty ? "." : folder) ?? folder
      destination = FilePath.resolved(path) ?? (base == "/" ? "/" : base + "/") + name
      let isFree = try Self.isFree(destination)
      guard isFree else { throw ReportError.foreignFolder(path: path) }
      temporary =
        FilePath.parent(of: destination)
        + "/.tintype-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
      for folder in [temporary, temporary + "/data", temporary + "/pictures"] {
        guard mkdir(folder, 0o777) == 0 else {
          let code = errno
          Self.remove(temporary)
          throw FileTrouble.system(code: code)
        }
      }
    } catch let error as ReportError {
      throw error
    } catch let trouble as FileTrouble {
      throw .cannotWrite(path: path, trouble: trouble)
    } catch {
      // Nothing here throws anything else.
      throw .cannotWrite(path: path, trouble: .missing)
    }
  }

  /// Writes one file of the report, of several parts.
  ///
  /// Nobody sees the folder yet, and a report can be made again: nothing is forced to the disk.
  func write(_ parts: [[UInt8]], to name: String) throws(ReportError) {
    let path = temporary + "/" + name
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: destination, trouble: .system(code: errno))
    }
    defer { close(descriptor) }
    for part in parts {
      let code = part.withUnsafeBytes { bytes -> Int32 in
        var rest = bytes[...]
        while !rest.isEmpty {
          let buffer = UnsafeRawBufferPointer(rebasing: rest)
          let count = Foundation.write(descriptor, buffer.baseAddress, buffer.count)
          if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
      }
      guard code == 0 else { throw .cannotWrite(path: destination, trouble: .system(code: code)) }
    }
  }

  /// Puts the folder in its place; an earlier report goes.
  func commit() throws(ReportError) {
    // An empty folder is replaced by renaming alone, as is nothing.
    if rename(temporary, destination) == 0 { return }
    let earlier = temporary + ".old"
    guard (try? Self.isFree(destination)) == true, rename(destination, earlier) == 0 else {
      throw .cannotWrite(path: destination, trouble: .system(code: errno))
    }
    guard rename(temporary, destination) == 0 else {
      let code = errno
      rename(earlier, destination)
      throw .cannotWrite(path: destination, trouble: .system(code: code))
    }
    Self.remove(earlier)
  }

  /// Removes the folder that was not put in its place.
  func discard() { Self.remove(temporary) }

  /// Whether nothing stands at a path that must not be lost: nothing at all, an empty folder, or a
  /// report and nothing beside it.
  private static func isFree(_ path: String) throws(FileTrouble) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .system(code: errno) }
      return true
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .exists }
    let names = try Directory.names(in: path)
    if names.isEmpty { return true }
    guard let index = try? RegularFile.bytes(of: path + "/index.html", limit: 64 << 20),
      String(decoding: index.prefix(1024), as: UTF8.self).contains(mark)
    else { return false }
    for name in names where !isOurs(name) {
      guard name == "data" || name == "pictures" else { return false }
      guard try Directory.names(in: path + "/" + name).allSatisfy(isOurs) else { return false }
    }
    return true
  }

  private static func isOurs(_ name: String) -> Bool {
    [".html", ".css", ".js"].contains { name.hasSuffix($0) }
  }

  /// Removes a report's files and folders, and nothing that is not at a report's place; links are
  /// not followed.
  private static func remove(_ path: String) {
    for folder in [path + "/data", path + "/pictures", path] {
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      for name in (try? Directory.names(in: folder)) ?? [] { unlink(folder + "/" + name) }
      rmdir(folder)
    }
  }
}
