// SPDX-License-Identifier: MIT

/// Why nothing was measured.
enum BenchmarkError: Error, CustomStringConvertible {
  /// A program ended with a code other than 0.
  case failed(program: String, code: Int32)
  /// A program that was named is not there, or cannot be run.
  case cannotStart(program: String)
  /// The command line makes no sense.
  case usage(String)
  /// A snapshot that should match did not.
  case mismatch(String)

  var description: String {
    switch self {
    case .failed(let program, let code): "“\(program)” ended with the code \(code)."
    case .cannotStart(let program):
      "“\(program)” could not be started. Check that it is installed, and named as in a terminal."
    case .usage(let message): message
    case .mismatch(let message): "What should have matched did not: \(message)"
    }
  }
}
