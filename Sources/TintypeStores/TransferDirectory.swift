// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A temporary directory with the files of one transfer.
struct TransferDirectory {
  private let path: String

  /// A file of a transfer.
  enum File: String {
    case sent, received
  }

  /// Creates the directory, which other users cannot read.
  init() throws(StoreError) {
    let base = FilePath.withoutSlash(NSTemporaryDirectory())
    var template = Array("\(base)/tintype-transfer-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .file(path: base, error: .system(code: errno))
    }
    path = template.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Returns the path of a file.
  func path(_ file: File) -> String { "\(path)/\(file.rawValue)" }

  /// Writes the file to send.
  func write(_ bytes: [UInt8]) throws(StoreError) {
    do {
      try AtomicFile.write(bytes, to: path(.sent))
    } catch {
      throw .file(path: path(.sent), error: error)
    }
  }

  /// Returns the bytes that were received; `nil` if there is no file.
  func received() throws(StoreError) -> [UInt8]? {
    do {
      return try RegularFile.bytes(of: path(.received), limit: ReferenceFile.sizeLimit)
    } catch .missing {
      return nil
    } catch {
      throw .file(path: path(.received), error: error)
    }
  }

  /// Removes the directory.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
