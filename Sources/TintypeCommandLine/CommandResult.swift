// SPDX-License-Identifier: MIT

/// What a command printed, and how it ended.
package struct CommandResult: Hashable, Sendable {
  /// The text for standard output, with a newline at the end where it is not empty.
  package var output: String
  /// The text for standard error, likewise.
  package var messages: String
  /// How the process ends.
  package var exitCode: ExitCode
  /// How the process ends instead of well, or with a difference, if the output cannot be written.
  package var exitCodeWithoutOutput = ExitCode.cannotCreate

  /// Creates a result; by default nothing was said and all is well.
  package init(output: String = "", messages: String = "", exitCode: ExitCode = .success) {
    self.output = output
    self.messages = messages
    self.exitCode = exitCode
  }
}
