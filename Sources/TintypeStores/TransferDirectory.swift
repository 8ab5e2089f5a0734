// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The files of a transfer, in a directory of their own.
struct TransferDirectory {
  private let path: String

  /// A file of a transfer.
  enum File: String {
    case sent, received
  }

  /// Creates the directory, which no other user can read.
  init() throws(StoreError) {
    let base = FilePath.withoutSlash(NSTemporaryDirectory())
    var template = Array("\(base)/tintype-transfer-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .file(path: base, trouble: .system(code: errno))
    }
    path = template.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The path of a file.
  func path(_ file: File) -> String { "\(path)/\(file.rawValue)" }

  /// Writes the file that is sent.
  func write(_ bytes: [UInt8]) throws(StoreError) {
    do {
      try AtomicFile.write(bytes, to: path(.sent))
    } catch {
      throw .file(path: path(.sent), trouble: error)
    }
  }

  /// The bytes that were received; `nil` if there is no file.
  func received() throws(StoreError) -> [UInt8]? {
    do {
      return try RegularFile.bytes(of: path(.received), limit: ReferenceFile.sizeLimit)
    } catch .missing {
      return nil
    } catch {
      throw .file(path: path(.received), trouble: error)
    }
  }

  /// Removes the directory.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
