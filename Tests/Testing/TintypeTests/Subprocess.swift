// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// A run of selected tests in a separate process.
  ///
  /// Swift Testing cannot expect an issue that belongs to no test, and does not expose the
  /// attachments of a test.
  struct Subprocess {
    /// A Boolean value that indicates whether the process succeeded.
    let succeeded: Bool
    /// The output of the process.
    let text: String

    /// The environment variable that is set in such a process.
    static let variable = "TINTYPE_TESTS_SUBPROCESS"

    /// A Boolean value that indicates whether the current process is such a process.
    static var isCurrent: Bool { ProcessInfo.processInfo.environment[variable] == "1" }

    /// Runs tests and waits for them to finish.
    ///
    /// - Parameters:
    ///   - filter: The filter that selects the tests.
    ///   - output: The directory for the tests' output.
    ///   - arguments: Further arguments of the test process.
    /// - Throws: An error if the process cannot be started.
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
