// SPDX-License-Identifier: MIT

import Foundation

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
    let directory = try TransferDirectory()
    defer { directory.remove() }
    try run(["copyto", path(object), directory.path(.received)], object)
    guard let bytes = try directory.received() else { throw .missing(object: object, store: store) }
    return bytes
  }

  func contains(_ object: StoredObject) throws(StoreError) -> Bool {
    do {
      let output = try run(["lsf", "--format", "s", path(object)], object)
      return Int(output.trimmingCharacters(in: .whitespacesAndNewlines)) == object.size
    } catch .missing {
      return false
    }
  }

  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) {
    let directory = try TransferDirectory()
    defer { directory.remove() }
    try directory.write(bytes)
    try run(["copyto", directory.path(.sent), path(object)], object)
  }

  @discardableResult
  private func run(_ arguments: [String], _ object: StoredObject) throws(StoreError) -> String {
    // rclone reads remotes and credentials from its configuration file and from `RCLONE_…`.
    let rclone = TransferProgram(name: "rclone", environment: environment.variables)
    let ending = try rclone.run(
      [
        "--quiet", "--retries", "2", "--low-level-retries", "2", "--contimeout", "10s",
        "--timeout", "\(environment.stallLimit)s",
      ] + arguments)
    switch ending.status {
    case 0: return ending.output
    // Codes 3 and 4: a directory or a file was not found. See “Exit code” in rclone's manual.
    case 3, 4: throw .missing(object: object, store: store)
    default:
      throw .unreachable(
        store: store, reason: "rclone failed with exit code \(ending.status), “\(ending.messages)”")
    }
  }
}
