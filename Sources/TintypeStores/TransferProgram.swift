// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A program that transfers files, started once for each transfer.
struct TransferProgram: Sendable {
  /// The name of the program, which is looked up in `PATH`.
  let name: String
  /// The environment of the program.
  let environment: [String: String]

  /// The result of a program that has exited.
  struct Ending: Sendable {
    var status: Int32
    var output: String
    /// Its standard error, without credentials.
    var messages: String
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, which other users of the machine can see.
  ///   - input: The standard input, at most 16 KiB, for values that other users must not see.
  /// - Returns: The result of the program.
  /// - Throws: `StoreError.noProgram`.
  func run(_ arguments: [String], input: String = "") throws(StoreError) -> Ending {
    guard let program = Self.path(of: name, environment) else { throw .noProgram(name: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    let (standardInput, output, messages) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = messages
    // The input fits into the pipe's buffer, 16 pages on Linux, so this write does not block. A write
    // after the start would end this process with SIGPIPE if the program ended before it reads.
    try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? standardInput.fileHandleForWriting.close()
    // `waitUntilExit` would run the main run loop, and with it work of the test.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do {
      try process.run()
    } catch {
      throw .noProgram(name: name)
    }
    let printed = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    let errors = (try? messages.fileHandleForReading.readToEnd()) ?? Data()
    end.wait()
    return Ending(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      messages: withoutSecrets(String(decoding: errors, as: UTF8.self)))
  }

  /// Returns the last line of a program's messages, without the values of variables that hold
  /// credentials.
  private func withoutSecrets(_ text: String) -> String {
    var line = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    let words = ["KEY", "SECRET", "TOKEN", "PASS", "CREDENTIAL", "AUTH"]
    for (name, value) in environment.sorted(by: { $0.value.count > $1.value.count })
    where value.utf8.count > 3 && words.contains(where: name.uppercased().contains) {
      line = line.replacingOccurrences(of: value, with: "…")
    }
    line.unicodeScalars.removeAll { $0.value < 0x20 || $0.value == 0x7F }
    return line.trimmingCharacters(in: .whitespaces)
  }

  private static func path(of name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 && !Directory.exists(at: $0) }
  }
}
