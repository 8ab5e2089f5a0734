// SPDX-License-Identifier: MIT

import Foundation

/// A process that answers each line of its standard input with a line, in any order.
final class ServerProcess {
  /// The name in the results.
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The name in the results.
  ///   - words: The program and its arguments.
  ///   - greets: A Boolean value that indicates whether the program writes a line first.
  /// - Throws: An error if the program cannot be started, or ends before its line.
  init(_ name: String, _ words: [String], greets: Bool = false) throws {
    self.name = name
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    if greets { _ = try replies(count: 1) }
  }

  /// The time that some requests take, and the time that the threads of the process compute.
  struct Reading {
    var time: Duration
    var processorTime: Duration
  }

  /// Sends requests, and waits for all replies.
  ///
  /// - Parameters:
  ///   - requests: The lines without their line feeds.
  ///   - isError: The closure that returns whether a reply is an error.
  /// - Returns: The time until the last reply.
  /// - Throws: ``BenchmarkError/mismatch(_:)`` if a reply is an error, or the process ends.
  func measure(_ requests: [String], isError: (String) -> Bool) throws -> Reading {
    let bytes = Data((requests.joined(separator: "\n") + "\n").utf8)
    let writer = input.fileHandleForWriting
    let before = processorTime
    let clock = ContinuousClock()
    let start = clock.now
    // The pipe is full before all requests are written, if the program writes replies to another one.
    let thread = Thread { writer.write(bytes) }
    thread.start()
    let replies = try replies(count: requests.count)
    let time = start.duration(to: clock.now)
    if let error = replies.first(where: isError) {
      throw BenchmarkError.mismatch("“\(name)” answered \(error)")
    }
    return Reading(time: time, processorTime: processorTime - before)
  }

  /// The peak resident memory, in KiB; 0 if the system does not report it.
  var peakMemory: Int {
    ProcessMeter.peakMemory(of: "\(process.processIdentifier)") ?? 0
  }

  /// Ends the process by closing its input.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func replies(count: Int) throws -> [String] {
    var bytes = Data()
    var found = 0
    while found < count {
      let next = output.fileHandleForReading.availableData
      guard !next.isEmpty else {
        throw BenchmarkError.mismatch("“\(name)” ended after \(found) of \(count) replies.")
      }
      found += next.count { $0 == UInt8(ascii: "\n") }
      bytes += next
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The processor time of all threads since the start; zero if the system does not report it.
  private var processorTime: Duration {
    guard
      let status = try? String(
        contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")")
    else { return .zero }
    // The fields after the name in parentheses: user and system time are the 12th and 13th.
    let fields = status[end...].split(separator: " ")
    guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else {
      return .zero
    }
    return .milliseconds(Double(user + system) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
