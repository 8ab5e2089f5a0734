// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A directory with the images of a report, to upload, whose files are named by digest.
package struct ImageFolder {
  /// The absolute path of the directory, without a trailing slash.
  let path: String
  /// The names of the files that belong to the report.
  private var written: Set<String> = []

  /// Creates the directory unless it exists.
  ///
  /// - Parameter path: The absolute path.
  /// - Throws: ``ReportError/foreignImages(path:)`` if the directory contains other files than such
  ///   images, ``ReportError/cannotWriteImages(path:error:)`` if it cannot be created or read.
  package init(at path: String) throws(ReportError) {
    self.path = FilePath.withoutSlash(path)
    do {
      try Directory.create(at: self.path)
      guard try Directory.names(in: self.path).allSatisfy(Self.isImage) else {
        throw ReportError.foreignImages(path: path)
      }
    } catch let error as ReportError {
      throw error
    } catch let error as FileError {
      throw .cannotWriteImages(path: path, error: error)
    } catch {
      // The statements above throw no other errors.
      throw .cannotWriteImages(path: path, error: .missing)
    }
  }

  /// Writes an image unless the report already contains it.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: The name of the file.
  /// - Throws: ``ReportError/cannotWriteImages(path:error:)``.
  package mutating func write(_ bytes: [UInt8], to name: String) throws(ReportError) {
    guard written.insert(name).inserted else { return }
    do {
      try AtomicFile.write(bytes, to: path + "/" + name)
    } catch {
      throw .cannotWriteImages(path: path, error: error)
    }
  }

  /// Removes the images of earlier reports.
  package func removeOthers() {
    for name in (try? Directory.names(in: path)) ?? [] where !written.contains(name) {
      if Self.isImage(name) { unlink(path + "/" + name) }
    }
  }

  /// Returns the name of an image: the first 32 digits of its SHA-256 digest, and the extension.
  package static func name(of bytes: [UInt8]) -> String {
    String(SHA256Digest.of(bytes).hexadecimal.prefix(32)) + ".png"
  }

  /// Returns whether a name consists of 32 hexadecimal digits and the extension of a PNG file.
  private static func isImage(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.utf8.count == 36
      && name.utf8.dropLast(4).allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
