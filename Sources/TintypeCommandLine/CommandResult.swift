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

/// How a tool's process ends; the numbers are part of its interface.
///
/// Those up to 5 say what was found, the others are those of sysexits.h, and of a shell whose command
/// was interrupted. Where several apply, the one that is to be told first is the first of 2, 3, 4, 1
/// and 5.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// What was asked for is done, and nothing differs.
  case success = 0
  /// Something differs, has no reference, or waits for a decision.
  case different = 1
  /// Something could not be read or done, or a test failed for another reason than a picture.
  case trouble = 2
  /// What was found is not all: a part is missing or twice there, or a journal is damaged.
  case incomplete = 3
  /// There is no run, or it compared nothing.
  case nothingRan = 4
  /// There are references that no test asks for.
  case orphans = 5
  /// The command line makes no sense.
  case usage = 64
  /// What was given is not in the format that it should be in.
  case dataFormat = 65
  /// The output could not be written.
  case cannotCreate = 73
  /// It was interrupted from the keyboard.
  case interrupted = 130
  /// It was asked to end.
  case terminated = 143
}
