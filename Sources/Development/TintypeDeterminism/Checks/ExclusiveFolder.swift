// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A folder that one check at a time works in: two would write over each other's albums.
enum ExclusiveFolder {
  /// Calls a function while no other process works in a folder, which is created if need be.
  ///
  /// - Throws: `DeterminismError.busy` if one does, `unwritable`, or what the function throws.
  static func use<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
    let path = folder + "/lock"
    do {
      try Directory.create(at: folder)
    } catch {
      throw DeterminismError.unwritable(path: folder, trouble: error)
    }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw DeterminismError.unwritable(path: path, trouble: .system(code: errno))
    }
    // Closing gives the lock back, and so does the end of the process.
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw DeterminismError.busy(folder: folder)
    }
    return try body()
  }
}
