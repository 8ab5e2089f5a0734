// SPDX-License-Identifier: MIT

import Foundation

/// A program that was started with its own process group.
///
/// `Process` of Foundation considers a program running as long as a program that it left behind, and
/// cannot end both.
package struct StartedProgram {
  private let identifier: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The absolute path of the program, and its arguments.
  ///   - environment: The variables of the program.
  ///   - input: The descriptor of the standard input.
  ///   - output: The descriptor of the standard output.
  ///   - messages: The descriptor of the standard error.
  /// - Throws: The reason why the program was not started.
  package init(
    _ words: [String], environment: [String: String], input: Int32, output: Int32, messages: Int32
  ) throws(FileError) {
    identifier = try ProgramStart(
      words, environment: environment,
      descriptors: [(input, STDIN_FILENO), (output, STDOUT_FILENO), (messages, STDERR_FILENO)],
      isGroupLeader: true
    ).run()
  }

  /// Waits for the exit of the program.
  ///
  /// - Parameter deadline: The time at which waiting ends.
  /// - Returns: The exit code, or 128 plus the number of the signal that ended it; `nil` if it is
  ///   still running.
  package func exitCode(until deadline: DispatchTime) -> Int32? {
    var status: Int32 = 0
    var pause: useconds_t = 500
    while true {
      let result = waitpid(identifier, &status, WNOHANG)
      if result == identifier { break }
      if result < 0, errno != EINTR { return 127 }
      guard DispatchTime.now() < deadline else { return nil }
      usleep(pause)
      pause = min(2 * pause, 20_000)
    }
    return ProgramStart.exitCode(ofStatus: status)
  }

  /// Ends the program and those that it has started, and waits for its exit.
  package func end() {
    kill(-identifier, SIGKILL)
    _ = ProgramStart.wait(for: identifier)
  }
}
