// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A store on a remote of rclone; rclone's manual lists the supported services.
struct RcloneStore: ObjectStore {
  /// The remote and the path in rclone's syntax.
  let remote: String
  let environment: StoreEnvironment

  private var store: String { "rclone:\(remote)" }

  private func path(_ object: StoredObject) -> String {
    remote + (remote.hasSuffix(":") || remote.hasSuffix("/") ? "" : "/") + object.key
  }

  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8] {
    let bytes = try run(["cat", "--", path(object)], object, limit: object.size)
    // Services without directories have an empty list of files instead of an error.
    guard !bytes.isEmpty || object.size == 0 else { throw .missing(object: object, store: store) }
    return bytes
  }

  func contains(_ object: StoredObject) throws(StoreError) -> Bool {
    do {
      let output = try run(["lsf", "--format", "s", "--", path(object)], object, limit: 1 << 12)
      let text = String(decoding: output, as: UTF8.self)
      return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) == object.size
    } catch .missing {
      return false
    }
  }

  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) {
    let sent = try SentFile(bytes)
    defer { sent.remove() }
    _ = try run(["copyto", "--", sent.path, path(object)], object, limit: 1 << 12)
  }

  /// Runs rclone.
  ///
  /// - Returns: The standard output.
  private func run(
    _ arguments: [String], _ object: StoredObject, limit: Int
  ) throws(StoreError) -> [UInt8] {
    let seconds = environment.timeLimit(size: object.size)
    guard let output = try run(arguments, limit: limit, seconds: seconds) else {
      throw .missing(object: object, store: store)
    }
    return output
  }

  /// Runs rclone.
  ///
  /// - Returns: The standard output; `nil` if there is no such file.
  private func run(
    _ arguments: [String], limit: Int, seconds: Int
  ) throws(StoreError) -> [UInt8]? {
    let rclone = TransferProgram(
      name: "rclone",
      environment: ProgramEnvironment.rclone(from: environment.variables))
    let ending = try rclone.run(
      [
        "--quiet", "--ask-password=false", "--retries", "2", "--low-level-retries", "2",
        "--contimeout", "10s", "--timeout", "\(environment.stallLimit)s",
      ] + arguments, limits: .init(size: limit, seconds: seconds))
    let reason: String
    switch ending.reason {
    case .exited(0): return ending.output
    // Codes 3 and 4: a directory or a file was not found. See “Exit code” in rclone's manual.
    case .exited(3), .exited(4): return nil
    case .exited(let status):
      reason = "rclone failed with exit code \(status), “\(rclone.message(of: ending))”"
    case .tooLarge: reason = StoreError.tooLarge
    case .tooLong: reason = StoreError.tooLong(seconds)
    }
    throw .unreachable(store: store, reason: reason)
  }
}

extension RcloneStore: KeyedStore {
  var name: String { store }

  private func path(_ key: String) -> String {
    remote + (remote.hasSuffix(":") || remote.hasSuffix("/") ? "" : "/") + key
  }

  func bytes(at key: String, limit: Int) throws(StoreError) -> [UInt8]? {
    let bytes = try run(["cat", "--", path(key)], limit: limit, seconds: Self.seconds)
    // No file of a history is empty, see above.
    return bytes.flatMap { $0.isEmpty ? nil : $0 }
  }

  func put(_ bytes: [UInt8], at key: String, once isOnce: Bool) throws(StoreError) {
    let sent = try SentFile(bytes)
    defer { sent.remove() }
    let retries = isOnce ? ["--retries", "1", "--low-level-retries", "1"] : []
    let copy = ["copyto", "--ignore-times"] + retries + ["--", sent.path, path(key)]
    guard try run(copy, limit: 1 << 12, seconds: Self.seconds) != nil else {
      throw unusable("it has no such directory")
    }
  }

  func keys(in folder: String) throws(StoreError) -> [String]? {
    let list = ["lsf", "--recursive", "--files-only", "--", path(folder)]
    let output = try run(list, limit: 64 << 20, seconds: Self.seconds) ?? []
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      "\(folder)/\($0)"
    }
  }

  func remove(at key: String) throws(StoreError) {
    do {
      _ = try run(["deletefile", "--", path(key)], limit: 1 << 12, seconds: Self.seconds)
    } catch {
      // For a missing file, some versions of rclone exit with 1, as for other errors.
      guard try bytes(at: key, limit: RunStore.runLimit) == nil else { throw error }
    }
  }
}
