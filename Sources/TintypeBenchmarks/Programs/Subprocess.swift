// SPDX-License-Identifier: MIT

import Foundation

/// Runs programs for what they print.
enum Subprocess {
  /// What a program prints; it is looked for in `PATH` unless its name holds a slash.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError.failed(program: program, code: process.terminationStatus)
    }
    return String(decoding: data, as: UTF8.self)
  }
}
