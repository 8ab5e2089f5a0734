// SPDX-License-Identifier: MIT

/// The output and the exit code of a command.
package struct CommandResult: Hashable, Sendable {
  /// The text for standard output; ends with a newline unless it is empty.
  package var output: String
  /// The text for standard error; ends with a newline unless it is empty.
  package var messages: String
  /// The exit code of the process.
  package var exitCode: ExitCode
  /// The exit code if the output cannot be written; replaces only `success` and `different`.
  package var exitCodeWithoutOutput = ExitCode.cannotCreate

  /// Creates a result; the default is success without output.
  package init(output: String = "", messages: String = "", exitCode: ExitCode = .success) {
    (self.output, self.messages, self.exitCode) = (output, messages, exitCode)
  }

  /// The result of a command whose output cannot be written.
  package static let unwritten = CommandResult(
    messages: "tintype: Standard output cannot be written. Check where it is redirected.\n",
    exitCode: .cannotCreate)
}
