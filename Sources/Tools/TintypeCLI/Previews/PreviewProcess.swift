// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A process of a package that renders its previews.
///
/// It has a process group of its own, so that its children end with it.
struct PreviewProcess {
  /// The absolute path of the program with the previews.
  var program: String
  /// The request, whose descriptor for events this type sets.
  var request: PreviewRequest
  var environment: [String: String]
  /// The longest time without an event, in milliseconds; a preview that takes longer hangs.
  var timeout: Int32
  /// A condition that ends the process; `nil` for none.
  var end: End?

  /// A condition that ends a process, because its results are no longer needed.
  struct End {
    /// The descriptor that can be read when the condition may be true.
    var descriptor: Int32
    /// Returns whether the condition is true.
    var isTrue: () throws -> Bool
  }

  /// The end of a process.
  struct Ending {
    /// The identifier that the process had.
    var identifier: pid_t = 0
    /// The exit code, or 128 plus the number of the signal that ended the process.
    var status: Int32
    /// A Boolean value that indicates whether the process was ended because it sent no event in time.
    var isHung: Bool
    /// A Boolean value that indicates whether the condition ended the process.
    var isSuperseded = false
    /// The end of its output.
    var output: String
    /// The signal that this process received in the meantime; `nil` for none.
    var interruption: Int32?
  }

  /// The name of a test that does not exist.
  ///
  /// A program without SwiftUIOnLinux ignores the request. It would run all tests, which can record
  /// references, if the arguments selected none.
  private static let selectedTest = "TintypePreviews/noTest"
  /// The descriptor of the events in the child.
  private static let eventDescriptor: Int32 = 3
  /// The size of the output that is kept, in bytes.
  private static let outputLimit = 65_536
  /// The maximum size of an event, in bytes; the rest of a longer line is ignored.
  private static let eventLimit = 16 << 20

  /// Starts the process, and receives its events until it ends.
  func run(_ receive: (PreviewEvent) throws -> Void) throws -> Ending {
    var request = request
    request.events = Self.eventDescriptor
    let file = try PrivateFile.named([UInt8](try JSONEncoder().encode(request)))
    defer { unlink(file) }

    var child = ChildProcess(
      program: program, arguments: [Self.selectedTest], environment: environment)
    var events = try child.openPipe()
    var output = try child.openPipe()
    child.environment[PreviewRequest.variable] = file
    // A trap in the standard library has no line of the package, but a caller in the backtrace has.
    if child.environment["SWIFT_BACKTRACE"] == nil {
      child.environment["SWIFT_BACKTRACE"] =
        "enable=yes,interactive=no,color=no,threads=crashed,limit=24,registers=none,images=none,"
        + "output-to=stderr,timeout=10s"
    }
    let relay = SignalRelay()
    defer { relay.end() }
    let identifier = try child.spawn(
      [
        (output.end, STDOUT_FILENO), (output.end, STDERR_FILENO),
        (events.end, Self.eventDescriptor),
      ],
      isGroupLeader: true)
    relay.follow(identifier)
    events.closeWriting()
    output.closeWriting()

    var ending = Ending(status: 0, isHung: false, output: "")
    var tail: [UInt8] = []
    do {
      try receiveEvents(events, output, &tail, &ending, relay, receive)
    } catch {
      _ = Self.end(identifier)
      throw error
    }
    // A process without the pipe sends no more events, and could wait for a reader of its output.
    ending.status = Self.end(identifier)
    Self.drain(output, &tail)
    ending.identifier = identifier
    ending.output = String(decoding: tail, as: UTF8.self)
    ending.interruption = relay.received
    return ending
  }

  /// Receives events until the pipe ends, none was received in time, or the condition is true.
  private func receiveEvents(
    _ events: borrowing PrivatePipe, _ output: borrowing PrivatePipe, _ tail: inout [UInt8],
    _ ending: inout Ending,
    _ relay: SignalRelay, _ receive: (PreviewEvent) throws -> Void
  ) throws {
    var line: [UInt8] = []
    var descriptors = [
      pollfd(fd: events.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
      // A descriptor below zero is ignored.
      pollfd(fd: end?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    var deadline = DispatchTime.now() + .milliseconds(Int(timeout))
    while relay.received == nil {
      let left = Int64(deadline.uptimeNanoseconds) - Int64(DispatchTime.now().uptimeNanoseconds)
      guard left > 0 else {
        ending.isHung = true
        return
      }
      // Another thread may have received a signal, which does not end the call.
      let count = poll(
        &descriptors, nfds_t(descriptors.count), Int32(min(left / 1_000_000, 999)) + 1)
      guard count > 0 else {
        if count < 0, errno != EINTR { return }
        continue
      }
      if descriptors[2].revents != 0, let end, try end.isTrue() {
        ending.isSuperseded = true
        return
      }
      if descriptors[1].revents != 0 {
        let bytes = PrivatePipe.bytes(from: output.reading)
        tail = (tail + bytes).suffix(Self.outputLimit)
        if bytes.isEmpty { descriptors[1].fd = -1 }
      }
      guard descriptors[0].revents != 0 else { continue }
      let bytes = PrivatePipe.bytes(from: events.reading)
      if bytes.isEmpty { return }
      for byte in bytes {
        guard byte == UInt8(ascii: "\n") else {
          if line.count <= Self.eventLimit { line.append(byte) }
          continue
        }
        // A preview can write to the descriptor, too; such a line is not an event.
        if let event = try? JSONDecoder().decode(PreviewEvent.self, from: Data(line)) {
          deadline = .now() + .milliseconds(Int(timeout))
          try receive(event)
        }
        line.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Reads the rest of the output, without waiting for processes that still have the pipe.
  private static func drain(_ output: borrowing PrivatePipe, _ tail: inout [UInt8]) {
    var descriptor = pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0)
    // The capacity of a pipe is far below the limit, unless another process fills it again.
    for _ in 0..<64 {
      guard poll(&descriptor, 1, 0) > 0 else { return }
      let bytes = PrivatePipe.bytes(from: output.reading)
      if bytes.isEmpty { return }
      tail = (tail + bytes).suffix(outputLimit)
    }
  }

  /// Ends the group of a process; returns the status of the process.
  ///
  /// If the process has already ended, its status is kept.
  private static func end(_ identifier: pid_t) -> Int32 {
    kill(-identifier, SIGKILL)
    return ProgramStart.exitCode(ofStatus: ProgramStart.wait(for: identifier))
  }
}
