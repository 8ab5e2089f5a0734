// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A process whose standard output is a pipe, and whose input and messages are temporary files.
///
/// A single pipe rules out a deadlock in which each process waits for the other.
final class GitProcess {
  private let child: pid_t
  private var output: Int32
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
      source = if let input { try PrivateFile.unnamed(input) } else { Self.nothing }
      descriptors.append(source)
      log = try PrivateFile.unnamed()
      descriptors.append(log)
    } catch {
      throw fail(error.code)
    }
    var pipe: [Int32] = [-1, -1]
    guard source >= 0, Self.makePipe(&pipe) == 0 else { throw fail(errno) }
    let (reading, writing) = (pipe[0], pipe[1])
    descriptors += [reading, writing]
    do throws(FileError) {
      child = try ProgramStart(
        [program] + arguments, environment: environment,
        descriptors: [(source, STDIN_FILENO), (writing, STDOUT_FILENO), (log, STDERR_FILENO)]
      ).run()
    } catch {
      throw fail(error.code)
    }
    close(source)
    close(writing)
    (output, messages) = (reading, log)
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
    guard output >= 0 else { return nil }
    try waitForOutput()
    var (received, code) = (0, Int32(0))
    let descriptor = output
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
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
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
    closeOutput()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    return (ProgramStart.exitCode(ofStatus: status), text(of: messages))
  }

  /// Terminates the process when its output is no longer needed.
  func abandon() {
    closeOutput()
    guard !isReaped else { return }
    kill(child, SIGTERM)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    isReaped = true
  }

  private func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// Returns the beginning of a file as text.
  private func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Descriptors

  /// A new descriptor of the device without contents; −1 if it cannot be opened.
  private static var nothing: Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  /// Creates a pair of descriptors that other child processes do not inherit.
  ///
  /// If another process held one of them open, the output would never end.
  private static func makePipe(_ pipe: inout [Int32]) -> Int32 {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      return socketpair(AF_UNIX, type, 0, &pipe)
    #else
      let result = Foundation.pipe(&pipe)
      for descriptor in pipe where result == 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return result
    #endif
  }
}
