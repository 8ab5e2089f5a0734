// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A program that sends one request, with limits of its time and of its answer.
struct RequestProcess {
  /// The absolute path of the program.
  var program: String
  var arguments: [String]
  var environment: [String: String]
  /// The bytes of the standard input.
  var input: [UInt8] = []
  /// The time after which the program is ended.
  var timeout = Duration.seconds(60)
  /// The maximum size of the standard output, in bytes: 64 MiB.
  var limit = 64 << 20

  /// The result of a program that ended by itself.
  struct Ending: Hashable {
    var status: Int32
    /// The standard output.
    var output: [UInt8]
    /// The beginning of the standard error.
    var messages: String
  }

  /// The reason why there is no answer.
  enum Failure: Error, Hashable {
    /// The system refused to start the program, with this `errno`.
    case cannotStart(code: Int32)
    case timedOut
    case outputTooLarge
    /// This process received a signal.
    case interrupted(signal: Int32)
  }

  /// Runs the program.
  ///
  /// - Returns: The result.
  /// - Throws: The reason why there is no result; the program is ended then.
  func run() throws(Failure) -> Ending {
    // Only the output is a pipe, so that the two processes cannot wait for each other.
    var (source, log) = (Int32(-1), Int32(-1))
    var pipe: PrivatePipe
    defer {
      for descriptor in [source, log] where descriptor >= 0 { close(descriptor) }
    }
    do throws(FileError) {
      source = try PrivateFile.unnamed(input)
      log = try PrivateFile.unnamed()
      pipe = try PrivatePipe(canBeReopened: true)
    } catch {
      throw .cannotStart(code: error.code)
    }
    let relay = SignalRelay()
    defer { relay.end() }
    let child: pid_t
    do throws(TestError) {
      child = try ChildProcess(program: program, arguments: arguments, environment: environment)
        .spawn(
          [(source, STDIN_FILENO), (pipe.end, STDOUT_FILENO), (log, STDERR_FILENO)],
          // In a repository, the programs would read its settings, such as the server's address.
          directory: "/")
    } catch {
      guard case .cannotStart(_, let code) = error else { throw .cannotStart(code: EIO) }
      throw .cannotStart(code: code)
    }
    relay.follow(child)
    pipe.closeWriting()
    let end = ContinuousClock.now + timeout
    let output: [UInt8]
    let status: Int32
    do throws(Failure) {
      output = try read(pipe.reading, until: end, relay)
      status = try wait(for: child, until: end, relay)
    } catch {
      kill(child, SIGKILL)
      _ = ProgramStart.wait(for: child)
      throw error
    }
    if let signal = relay.received { throw .interrupted(signal: signal) }
    return Ending(
      status: ProgramStart.exitCode(ofStatus: status), output: output,
      messages: PrivateFile.text(of: log, limit: 1 << 12))
  }

  /// Waits until the program exits, which can be long after the end of its output.
  private func wait(
    for child: pid_t, until end: ContinuousClock.Instant, _ relay: SignalRelay
  ) throws(Failure) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return status }
      if let signal = relay.received { throw .interrupted(signal: signal) }
      guard ContinuousClock.now < end else { throw .timedOut }
      poll(nil, 0, 5)
    }
  }

  /// Reads the output until its end.
  private func read(
    _ descriptor: Int32, until end: ContinuousClock.Instant, _ relay: SignalRelay
  ) throws(Failure) -> [UInt8] {
    let millisecond = Duration.milliseconds(1)
    var output: [UInt8] = []
    while true {
      let rest = ContinuousClock.now.duration(to: end)
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&event, 1, Int32(clamping: Int(max(rest / millisecond, 0))))
      if let signal = relay.received { throw .interrupted(signal: signal) }
      if ready == 0 { throw .timedOut }
      if ready < 0 { continue }
      let bytes = PrivatePipe.bytes(from: descriptor)
      if bytes.isEmpty { return output }
      output += bytes
      guard output.count <= limit else { throw .outputTooLarge }
    }
  }
}
