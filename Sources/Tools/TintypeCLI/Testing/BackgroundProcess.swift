// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A child process that runs while this process does other work.
///
/// It has a process group of its own, and ends with this object.
final class BackgroundProcess {
  private let identifier: pid_t
  /// The file with the standard output, which has no name any more.
  private let output: Int32
  /// The status of wait(2) after the end of the process.
  private var status: Int32?

  /// Starts a process.
  ///
  /// - Throws: ``TestError/cannotStart(program:code:)``.
  init(_ process: ChildProcess) throws(TestError) {
    // A pipe would block the process when it is full.
    do throws(FileError) {
      output = try PrivateFile.unnamed()
    } catch {
      throw .cannotStart(program: process.program, code: error.code)
    }
    do throws(TestError) {
      identifier = try process.spawn([(output, STDOUT_FILENO)], isGroupLeader: true)
    } catch {
      close(output)
      throw error
    }
  }

  deinit {
    if status == nil {
      kill(-identifier, SIGKILL)
      wait(0)
    }
    close(output)
  }

  /// A Boolean value that indicates whether the process has ended.
  var isFinished: Bool {
    if status == nil { wait(WNOHANG) }
    return status != nil
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: The result with the standard output.
  func ending() -> ChildProcess.Ending {
    let relay = SignalRelay()
    defer { relay.end() }
    if status == nil {
      relay.follow(identifier)
      wait(0)
    }
    return ChildProcess.Ending(
      status: ProgramStart.exitCode(ofStatus: status ?? 0), output: bytes(),
      interruption: relay.received)
  }

  private func wait(_ options: Int32) {
    var status: Int32 = 0
    var ended = waitpid(identifier, &status, options)
    while ended < 0, errno == EINTR { ended = waitpid(identifier, &status, options) }
    if ended == identifier { self.status = status }
  }

  private func bytes() -> [UInt8] {
    lseek(output, 0, SEEK_SET)
    var result: [UInt8] = []
    while true {
      let bytes = PrivatePipe.bytes(from: output)
      if bytes.isEmpty { return result }
      result += bytes
    }
  }
}
