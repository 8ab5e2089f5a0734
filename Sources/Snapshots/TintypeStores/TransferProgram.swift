// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A program that transfers files, started once for each transfer.
///
/// This process limits the time of the program and the size of its output. Programs have options
/// for this, but old versions do not apply them to every response.
struct TransferProgram: Sendable {
  /// The name of the program, which is looked up in `PATH`.
  let name: String
  /// The environment of the program.
  let environment: [String: String]

  /// The limits of a transfer.
  struct Limits: Sendable {
    /// The maximum size of the standard output, in bytes.
    var size: Int
    /// The maximum time in seconds.
    var seconds: Int
  }

  /// The result of a program that has ended.
  struct Ending: Sendable {
    var reason: Reason
    var output: [UInt8] = []
    var messages: [UInt8] = []

    enum Reason: Hashable, Sendable {
      case exited(Int32)
      /// The program was ended because its output exceeded the limit.
      case tooLarge
      /// The program was ended because it did not exit in time.
      case tooLong
    }
  }

  /// The maximum size of the standard input, in bytes.
  ///
  /// It fits into the buffer of a pipe on all systems, so that writing it does not block.
  static let inputLimit = 1 << 14

  /// The size limit of the messages of a program: 256 KiB.
  private static let messageLimit = 1 << 18

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, which other users of the machine can see.
  ///   - input: The standard input, at most ``inputLimit`` bytes, for values that other users must
  ///     not see.
  ///   - limits: The limits, at which the program is killed.
  /// - Returns: The result of the program.
  /// - Throws: `StoreError.noProgram`.
  func run(_ arguments: [String], input: String = "", limits: Limits) throws(StoreError) -> Ending {
    guard let program = ProgramEnvironment.path(of: name, in: environment) else {
      throw .noProgram(name: name)
    }
    let deadline = DispatchTime.now() + .seconds(limits.seconds)
    do throws(FileError) {
      var standardInput = try PrivatePipe()
      var output = try PrivatePipe()
      var messages = try PrivatePipe()
      let bytes = Array(input.utf8.prefix(Self.inputLimit))
      _ = bytes.withUnsafeBytes { write(standardInput.end, $0.baseAddress, $0.count) }
      standardInput.closeWriting()
      let started = try StartedProgram(
        [program] + arguments, environment: environment, input: standardInput.reading,
        output: output.end, messages: messages.end)
      output.closeWriting()
      messages.closeWriting()
      var streams = BoundedStreams(
        [(output.reading, limits.size), (messages.reading, Self.messageLimit)])
      var reason = streams.read(until: deadline)
      if reason == nil {
        // A program can close its output and continue.
        reason = started.exitCode(until: deadline).map { .exited($0) } ?? .tooLong
      }
      if reason == .tooLong || reason == .tooLarge { started.end() }
      return Ending(
        reason: reason ?? .tooLong, output: streams.contents[0], messages: streams.contents[1])
    } catch {
      throw .noProgram(name: name)
    }
  }

  /// Returns the first line of a program's messages that has a prefix, else the last line, without
  /// the values of variables that hold credentials and without control characters.
  func message(of ending: Ending, prefix: String? = nil) -> String {
    let lines = String(decoding: ending.messages, as: UTF8.self).split(whereSeparator: \.isNewline)
    var line = String(
      (prefix.flatMap { prefix in lines.first { $0.hasPrefix(prefix) } } ?? lines.last ?? "")
        .prefix(300))
    let words = ["KEY", "SECRET", "TOKEN", "PASS", "CREDENTIAL", "AUTH"]
    for (name, value) in environment.sorted(by: { $0.value.count > $1.value.count })
    where value.utf8.count > 3 && words.contains(where: name.uppercased().contains) {
      line = line.replacingOccurrences(of: value, with: "…")
    }
    line.unicodeScalars.removeAll { $0.value < 0x20 || $0.value == 0x7F }
    return line.trimmingCharacters(in: .whitespaces)
  }
}

/// Reads several pipes at once, up to a limit for each.
private struct BoundedStreams {
  private(set) var contents: [[UInt8]]
  private var descriptors: [pollfd]
  private let limits: [Int]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(_ streams: [(descriptor: Int32, limit: Int)]) {
    descriptors = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    limits = streams.map(\.limit)
    contents = streams.map { _ in [] }
  }

  /// Reads until all streams have ended.
  ///
  /// - Returns: The reason to stop before that; `nil` at the end.
  mutating func read(until deadline: DispatchTime) -> TransferProgram.Ending.Reason? {
    while descriptors.contains(where: { $0.fd >= 0 }) {
      let now = DispatchTime.now()
      guard now < deadline else { return .tooLong }
      let rest = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
      let ready = poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: rest))
      if ready < 0, errno != EINTR { return .tooLong }
      guard ready > 0 else { continue }
      for index in descriptors.indices where descriptors[index].revents != 0 {
        let count = Foundation.read(descriptors[index].fd, &buffer, buffer.count)
        if count > 0 {
          contents[index] += buffer[..<count]
          if contents[index].count > limits[index] { return .tooLarge }
        } else if count == 0 || errno != EINTR {
          // A negative descriptor is ignored by `poll`.
          descriptors[index].fd = -1
        }
      }
    }
    return nil
  }
}

/// A temporary file that a program sends.
struct SentFile {
  let path: String

  init(_ bytes: [UInt8]) throws(StoreError) {
    do {
      path = try PrivateFile.named(bytes)
    } catch {
      throw .file(path: NSTemporaryDirectory(), error: error)
    }
  }

  func remove() { unlink(path) }
}
