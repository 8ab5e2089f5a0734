// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// Why tests could not be run, or their end not be written down.
enum TestError: Error, Hashable, Sendable {
  /// No directory of `PATH` holds the program.
  case missing(program: String)
  /// The system refused to start a program, with this `errno`.
  case cannotStart(program: String, code: Int32)
  /// The tests could not be listed; `swift test list` ended with this code.
  case notListed(status: Int32)
  /// A pattern of `--filter` is none.
  case badFilter(String)
  /// The name of the run, of the variable `TINTYPE_RUN`, is none.
  case badRunName(String)
  /// A file could not be written.
  case cannotWrite(path: String, trouble: FileTrouble)
}

extension TestError: CustomStringConvertible {
  /// What is wrong, and what to do next.
  var description: String {
    switch self {
    case .missing(let program):
      """
      No directory of the variable PATH holds the program “\(program)”. Install the Swift \
      toolchain, or add its directory to PATH.
      """
    case .cannotStart(let program, let code):
      """
      “\(program)” cannot be started: \(FileTrouble.system(code: code)). Check who may run it, and \
      whether the arguments are too many.
      """
    case .notListed(let status):
      """
      The tests cannot be listed, so that no part of them can be chosen: “swift test list” ended \
      with code \(status). What it says stands above; put that right and try again.
      """
    case .badFilter(let pattern):
      """
      “\(ShortText.line(pattern, limit: 80))” is no regular expression for --filter. Correct it.
      """
    case .badRunName(let name):
      """
      TINTYPE_RUN is “\(ShortText.line(name, limit: 80))”, which cannot be the name of a run here. \
      Use letters, digits, “_” and single “-” inside, or unset it.
      """
    case .cannotWrite(let path, let trouble):
      """
      “\(path)” cannot be written: \(trouble). Check who may write there and what room is left, or \
      choose another place with --output-directory.
      """
    }
  }

  /// How the process ends.
  var exitCode: ExitCode {
    switch self {
    case .missing, .cannotStart, .notListed: .trouble
    case .badFilter, .badRunName: .usage
    case .cannotWrite: .cannotCreate
    }
  }
}
