// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The exclusive use of a directory by this process, which other commands wait for.
struct DirectoryLock {
  private let descriptor: Int32

  /// Waits for the use of a directory, which exists.
  ///
  /// - Parameters:
  ///   - directory: The absolute path.
  ///   - willWait: Called if another process uses the directory.
  /// - Throws: ``CodeBaseBuildError/cannotWrite(path:error:)``, ``CodeBaseBuildError/busy(directory:)``.
  init(_ directory: String, willWait: () -> Void) throws(CodeBaseBuildError) {
    let path = directory + "/lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, error: .system(code: errno)) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    willWait()
    // A signal ends the wait, and this process unless it handles the signal.
    guard flock(descriptor, LOCK_EX) == 0 else {
      close(descriptor)
      throw .busy(directory: directory)
    }
  }

  /// Ends the use.
  ///
  /// A process that another thread is starting has a copy of the descriptor until it runs its program,
  /// so closing the descriptor would not suffice.
  func end() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
