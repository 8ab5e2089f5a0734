// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A store of files that are named by a key, not by the digest of their contents.
protocol KeyedStore: Sendable {
  /// The name of the store in messages.
  var name: String { get }

  /// Returns the contents of a file; `nil` if the store has no such file.
  ///
  /// - Parameters:
  ///   - key: A relative path of ASCII letters, digits, `-` and `.`.
  ///   - limit: The maximum size in bytes.
  /// - Returns: The contents.
  /// - Throws: `StoreError` if the store cannot be used.
  func bytes(at key: String, limit: Int) throws(StoreError) -> [UInt8]?

  /// Writes a file, and replaces one with the same key.
  ///
  /// - Parameters:
  ///   - bytes: The contents; not empty.
  ///   - key: The key.
  ///   - isOnce: A Boolean value that indicates whether a failed request is not sent again.
  /// - Throws: `StoreError` if the store cannot be used.
  func put(_ bytes: [UInt8], at key: String, once isOnce: Bool) throws(StoreError)

  /// Returns the keys of all files in a folder, in any order; `nil` if the store cannot list files.
  func keys(in folder: String) throws(StoreError) -> [String]?

  /// Removes a file; a missing file is no error.
  func remove(at key: String) throws(StoreError)

  /// Removes a folder without files, if the store has folders that it does not remove itself.
  func removeFolder(_ folder: String) throws(StoreError)
}

extension KeyedStore {
  func keys(in folder: String) throws(StoreError) -> [String]? { nil }
  func remove(at key: String) throws(StoreError) {}
  func removeFolder(_ folder: String) throws(StoreError) {}

  /// The maximum time of a transfer in seconds, so that a slow store delays no verdict for long.
  static var seconds: Int { 60 }

  func unusable(_ reason: String) -> StoreError { .unreachable(store: name, reason: reason) }
}

extension DirectoryStore: KeyedStore {
  var name: String { path }

  private func file(_ key: String) throws(StoreError) -> String {
    guard Directory.exists(at: path) else { throw .noDirectory(path: path) }
    let file = path + "/" + key
    guard !RepositoryBoundary.isLeft(by: file) else { throw .file(path: file, error: .link) }
    return file
  }

  func bytes(at key: String, limit: Int) throws(StoreError) -> [UInt8]? {
    let file = try file(key)
    do {
      return try RegularFile.bytes(of: file, limit: limit)
    } catch .missing {
      return nil
    } catch {
      throw .file(path: file, error: error)
    }
  }

  func put(_ bytes: [UInt8], at key: String, once isOnce: Bool) throws(StoreError) {
    let file = try file(key)
    do {
      try AtomicFile.write(bytes, to: file)
    } catch .system(ENOSPC), .system(EDQUOT) {
      throw .full(store: path)
    } catch {
      throw .file(path: file, error: error)
    }
  }

  func keys(in folder: String) throws(StoreError) -> [String]? {
    let root = try file(folder)
    guard Directory.exists(at: root) else { return [] }
    do {
      var keys: [String] = []
      for name in try Directory.names(in: root) {
        var status = stat()
        guard lstat("\(root)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
          continue
        }
        keys += try Directory.names(in: "\(root)/\(name)").map { "\(folder)/\(name)/\($0)" }
      }
      return keys
    } catch {
      throw .file(path: root, error: error)
    }
  }

  func remove(at key: String) throws(StoreError) {
    let file = try file(key)
    guard unlink(file) == 0 || errno == ENOENT else {
      throw .file(path: file, error: .system(code: errno))
    }
    // A folder that still has files stays.
    rmdir(FilePath.parent(of: file))
  }
}

extension HTTPStore: KeyedStore {
  var name: String { client.store }

  private func request(
    _ method: HTTPClient.Request.Method, _ key: String, size: Int
  ) -> HTTPClient.Request {
    var request = HTTPClient.Request(
      method: method, url: "\(url)/\(key)", authorization: client.authorization, size: size)
    request.seconds = Self.seconds
    return request
  }

  func bytes(at key: String, limit: Int) throws(StoreError) -> [UInt8]? {
    let response = try client.send(request(.get, key, size: limit))
    switch response.status {
    case 200: return response.body
    case 404, 410: return nil
    default: throw client.refusal(response.status)
    }
  }

  func put(_ bytes: [UInt8], at key: String, once isOnce: Bool) throws(StoreError) {
    var request = request(.put, key, size: bytes.count)
    request.isOnce = isOnce
    request.body = bytes
    request.headers = ["Content-Type: application/octet-stream"]
    let response = try client.send(request)
    guard [200, 201, 204].contains(response.status) else { throw client.refusal(response.status) }
  }
}
