// SPDX-License-Identifier: MIT

import Foundation

/// Runs programs for what they print.
enum Subprocess {
  /// What a program prints; it is looked for in `PATH` unless its name holds a slash.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    let result = try run(program, arguments)
    guard result.code == 0 else {
      throw BenchmarkError.failed(program: program, code: result.code)
    }
    return result.output
  }

  /// What a program prints, and the code that it ends with; its environment is this one's, with
  /// some variables added.
  static func run(
    _ program: String, _ arguments: [String], _ variables: [String: String] = [:]
  ) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
