// SPDX-License-Identifier: MIT

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
