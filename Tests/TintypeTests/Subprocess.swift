// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// A run of some of these tests in a process of its own.
  ///
  /// Swift Testing cannot expect an issue that no test is known to have, nor show its attachments.
  struct Subprocess {
    /// Whether it ended with success.
    let succeeded: Bool
    /// What it printed.
    let text: String

    /// The variable that tells a test that it runs in such a process.
    static let variable = "TINTYPE_TESTS_SUBPROCESS"

    /// Whether this is such a process.
    static var isCurrent: Bool { ProcessInfo.processInfo.environment[variable] == "1" }

    /// Runs tests, and waits for their end.
    ///
    /// - Parameters:
    ///   - filter: Which tests.
    ///   - output: Where they leave their output.
    ///   - arguments: More arguments of the test process.
    /// - Throws: What starting the process throws.
    init(filter: String, output: TemporaryOutput, arguments: [String] = []) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", filter] + arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(output.variables) { $1 }
        .merging([Self.variable: "1"]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      succeeded = process.terminationStatus == 0
    }
  }
#endif
