// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The folder of a page that is being written, which replaces the destination at the end.
struct ReportFolder: Sendable {
  /// The path of the page, without a trailing slash and with links resolved.
  let destination: String
  /// The path of the temporary folder.
  let temporary: String
  private let kind: Kind

  /// A kind of pages, which only replaces pages of its kind.
  struct Kind: Sendable {
    /// A text near the beginning of the `index.html` of every page.
    var mark: Markup
    /// The ends of the names of its files.
    fileprivate var suffixes: [String]

    /// The report of a run.
    static let report = Kind(
      mark: "<meta name=\"generator\" content=\"Tintype report\">",
      suffixes: [".html", ".css", ".js"])
    /// The catalog of the previews of a package.
    static let catalog = Kind(
      mark: "<meta name=\"generator\" content=\"Tintype catalog\">",
      suffixes: [".html", ".css", ".js", ".png"])

    func owns(_ name: String) -> Bool { suffixes.contains { name.hasSuffix($0) } }
  }

  /// Creates an empty folder next to the destination.
  ///
  /// - Throws: ``ReportError/foreignFolder(path:)`` if the destination contains other files than a
  ///   page of this kind, ``ReportError/cannotWrite(path:error:)`` if it cannot be written.
  init(for path: String, kind: Kind = .report) throws(ReportError) {
    self.kind = kind
    let path = FilePath.withoutSlash(path)
    let (folder, name) = (FilePath.parent(of: path), FilePath.name(of: path))
    do {
      try Directory.create(at: folder)
      guard !RepositoryBoundary.isLeft(by: path) else { throw FileError.link }
      // Replace the target of a link, not the link.
      let base = FilePath.resolved(folder.isEmpty ? "." : folder) ?? folder
      destination = FilePath.resolved(path) ?? (base == "/" ? "/" : base + "/") + name
      let isFree = try Self.isFree(destination, for: kind)
      guard isFree else { throw ReportError.foreignFolder(path: path) }
      temporary =
        FilePath.parent(of: destination)
        + "/.tintype-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
      for folder in [temporary] + Self.folders.map({ "\(temporary)/\($0)" }) {
        guard mkdir(folder, 0o777) == 0 else {
          let code = errno
          Self.remove(temporary)
          throw FileError.system(code: code)
        }
      }
    } catch let error as ReportError {
      throw error
    } catch let error as FileError {
      throw .cannotWrite(path: path, error: error)
    } catch {
      // The statements above throw no other errors.
      throw .cannotWrite(path: path, error: .missing)
    }
  }

  /// Writes one file of the report from several parts.
  ///
  /// The folder is not visible yet, and a report can be written again, so data are not flushed to
  /// the disk.
  func write(_ parts: [[UInt8]], to name: String) throws(ReportError) {
    let path = temporary + "/" + name
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: destination, error: .system(code: errno))
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
      guard code == 0 else { throw .cannotWrite(path: destination, error: .system(code: code)) }
    }
  }

  /// Sets the files of a folder of the page aside, from where ``takeBack(_:)`` returns them.
  func setAside(_ folder: String) throws(ReportError) {
    let path = "\(temporary)/\(folder)"
    guard rename(path, "\(temporary)/\(Self.unused)") == 0, mkdir(path, 0o777) == 0 else {
      throw .cannotWrite(path: destination, error: .system(code: errno))
    }
  }

  /// Moves a file back that was set aside.
  ///
  /// - Parameter name: The folder and the name.
  /// - Returns: Whether the file exists in the page.
  func takeBack(_ name: String) -> Bool {
    let path = "\(temporary)/\(name)"
    return FilePath.isOccupied(path)
      || rename("\(temporary)/\(Self.unused)/\(FilePath.name(of: name))", path) == 0
  }

  /// Removes the files that are still set aside.
  func removeUnused() { Self.remove("\(temporary)/\(Self.unused)") }

  /// Moves the folder to the destination, and removes an earlier report.
  func commit() throws(ReportError) {
    // `rename` replaces an empty or missing folder in one step.
    if rename(temporary, destination) == 0 { return }
    let earlier = temporary + ".old"
    guard (try? Self.isFree(destination, for: kind)) == true, rename(destination, earlier) == 0
    else {
      throw .cannotWrite(path: destination, error: .system(code: errno))
    }
    guard rename(temporary, destination) == 0 else {
      let code = errno
      rename(earlier, destination)
      throw .cannotWrite(path: destination, error: .system(code: code))
    }
    Self.remove(earlier)
  }

  /// Removes the temporary folder.
  func discard() { Self.remove(temporary) }

  /// Returns whether a path can be replaced without losing files.
  ///
  /// The path must be missing, an empty folder, or a folder that contains only a page of the kind.
  private static func isFree(_ path: String, for kind: Kind) throws(FileError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .system(code: errno) }
      return true
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .exists }
    let names = try Directory.names(in: path)
    if names.isEmpty { return true }
    guard let index = try? RegularFile.bytes(of: path + "/index.html", limit: 64 << 20),
      String(decoding: index.prefix(1024), as: UTF8.self).contains(kind.mark.source)
    else { return false }
    for name in names where !kind.owns(name) {
      guard folders.contains(name) else { return false }
      guard try Directory.names(in: path + "/" + name).allSatisfy(kind.owns) else { return false }
    }
    return true
  }

  /// The names of the folders in a report.
  private static let folders = ["data", "images"]
  /// The name of the folder with files that are set aside.
  private static let unused = "unused"

  /// Removes the files and folders of a report, and no others; links are not followed.
  private static func remove(_ path: String) {
    for folder in (folders + [unused]).map({ "\(path)/\($0)" }) + [path] {
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      for name in (try? Directory.names(in: folder)) ?? [] { unlink(folder + "/" + name) }
      rmdir(folder)
    }
  }
}
