// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A process whose standard output is a pipe, and whose input and messages are temporary files.
///
/// A single pipe rules out a deadlock in which each process waits for the other.
final class GitProcess {
  private let child: pid_t
  private var output: PrivatePipe
  private let messages: Int32
  /// The seconds without output after which the process is ended.
  private let silenceLimit: Int
  private var isReaped = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The absolute path.
  ///   - arguments: The arguments.
  ///   - environment: The variables.
  ///   - input: The bytes of its standard input; `nil` for none.
  ///   - silenceLimit: The seconds without output after which it is ended.
  /// - Throws: ``GitError/cannotStart(program:code:)``.
  init(
    program: String, arguments: [String], environment: [String: String], input: [UInt8]?,
    silenceLimit: Int = 600
  ) throws(GitError) {
    self.silenceLimit = silenceLimit
    var descriptors: [Int32] = []
    func fail(_ code: Int32) -> GitError {
      for descriptor in descriptors { close(descriptor) }
      return .cannotStart(program: program, code: code)
    }
    let source: Int32
    let log: Int32
    do throws(FileError) {
      source = if let input { try PrivateFile.unnamed(input) } else { try Self.nothing() }
      descriptors.append(source)
      log = try PrivateFile.unnamed()
      descriptors.append(log)
      output = try PrivatePipe()
      child = try ProgramStart(
        [program] + arguments, environment: environment,
        descriptors: [(source, STDIN_FILENO), (output.end, STDOUT_FILENO), (log, STDERR_FILENO)]
      ).run()
    } catch {
      throw fail(error.code)
    }
    close(source)
    output.closeWriting()
    messages = log
  }

  deinit {
    abandon()
    close(messages)
  }

  /// Reads the next bytes of the output.
  ///
  /// - Parameter count: The maximum number of bytes.
  /// - Returns: At least one byte; `nil` at the end.
  /// - Throws: ``GitError/unreadableOutput(code:)``, ``GitError/noOutput(seconds:)``.
  func read(upTo count: Int) throws(GitError) -> [UInt8]? {
    guard output.reading >= 0 else { return nil }
    try waitForOutput()
    var (received, code) = (0, Int32(0))
    let descriptor = output.reading
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        received = Foundation.read(descriptor, buffer.baseAddress, count)
        code = errno
      } while received < 0 && code == EINTR
      initialized = max(received, 0)
    }
    guard received >= 0 else { throw .unreadableOutput(code: code) }
    return received == 0 ? nil : bytes
  }

  /// Waits until there is output, or its end.
  private func waitForOutput() throws(GitError) {
    let deadline = ContinuousClock.now + .seconds(silenceLimit)
    var request = pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 1000) <= 0 {
      guard ContinuousClock.now < deadline else {
        // A process that waits for a pipe can still be ended.
        abandon()
        throw .noOutput(seconds: silenceLimit)
      }
    }
  }

  /// Waits until the process exits.
  ///
  /// - Returns: The exit code, or 128 plus the number of the signal that ended the process; and its
  ///   messages.
  func finish() -> (status: Int32, messages: String) {
    output.closeReading()
    let status = ProgramStart.wait(for: child)
    isReaped = true
    return (
      ProgramStart.exitCode(ofStatus: status), PrivateFile.text(of: messages, limit: 1 << 14)
    )
  }

  /// Terminates the process when its output is no longer needed.
  func abandon() {
    output.closeReading()
    guard !isReaped else { return }
    kill(child, SIGTERM)
    _ = ProgramStart.wait(for: child)
    isReaped = true
  }

  // MARK: Descriptors

  /// Opens the device without contents.
  private static func nothing() throws(FileError) -> Int32 {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(code: errno) }
    return descriptor
  }
}
