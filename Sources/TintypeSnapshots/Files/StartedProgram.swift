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
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
    // The program would inherit ignored and blocked signals, and would not end when a pipe closes.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var arguments = words.map { strdup($0) }
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in arguments + variables { free(word) } }
    arguments.append(nil)
    variables.append(nil)
    var process = pid_t()
    let code = posix_spawn(&process, words.first ?? "", &actions, &attributes, arguments, variables)
    guard code == 0 else { throw .system(code: code) }
    identifier = process
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
    // The encoding of the status is that of wait(2).
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Ends the program and those that it has started, and waits for its exit.
  package func end() {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }
}

/// A pair of connected descriptors that other programs do not inherit.
///
/// If another program held one of them open, reading would never end.
package struct PrivatePipe: ~Copyable {
  /// The descriptor to read from.
  package let reading: Int32
  private var writing: Int32

  /// Creates a pipe.
  ///
  /// - Throws: The reason why it was not created.
  package init() throws(FileError) {
    var pair: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw .system(code: errno) }
    #else
      guard pipe(&pair) == 0 else { throw .system(code: errno) }
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #endif
    (reading, writing) = (pair[0], pair[1])
  }

  /// The descriptor to write to; −1 after it was closed.
  package var end: Int32 { writing }

  /// Closes the descriptor to write to.
  package mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }
}
