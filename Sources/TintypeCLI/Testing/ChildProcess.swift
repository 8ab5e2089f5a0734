// SPDX-License-Identifier: MIT

import Foundation

/// A process that this one starts, in the directory that it is in itself, and waits for.
struct ChildProcess {
  /// The program's absolute path.
  var program: String
  /// The arguments without the program's own name.
  var arguments: [String]
  var environment: [String: String]

  /// Where its standard output goes.
  enum Output {
    /// To this process's.
    case inherited
    /// To this process's standard error.
    case messages
    /// Into the result.
    case captured
  }

  /// How a process ended.
  struct Ending: Hashable {
    /// Its exit code, or 128 and the signal that ended it.
    var status: Int32
    /// What it printed, where that was captured.
    var output: [UInt8] = []
    /// The signal that this process was sent meanwhile, and has passed on.
    var interruption: Int32?
  }

  /// Starts the process, and waits for its end.
  ///
  /// - Parameter output: Where its standard output goes.
  /// - Returns: How it ended.
  /// - Throws: ``TestError/cannotStart(program:code:)``.
  func run(output: Output = .inherited) throws(TestError) -> Ending {
    var pipe: [Int32] = [-1, -1]
    if output == .captured, Foundation.pipe(&pipe) != 0 {
      throw .cannotStart(program: program, code: errno)
    }
    let relay = SignalRelay()
    defer { relay.end() }
    let child: pid_t
    do throws(TestError) {
      child = try spawn(output, pipe: pipe)
    } catch {
      for descriptor in pipe where descriptor >= 0 { close(descriptor) }
      throw error
    }
    relay.follow(child)
    var ending = Ending(status: 0)
    if output == .captured {
      close(pipe[1])
      ending.output = Self.bytes(of: pipe[0])
      close(pipe[0])
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The parts of a status as wait(2) packs them.
    let signal = status & 0x7F
    ending.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    ending.interruption = relay.received
    return ending
  }

  private func spawn(_ output: Output, pipe: [Int32]) throws(TestError) -> pid_t {
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
    switch output {
    case .inherited: break
    case .messages: posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    case .captured:
      posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO)
      for descriptor in pipe { posix_spawn_file_actions_addclose(&actions, descriptor) }
    }
    // This process ignores it; one that is started would, too.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // A thread that blocks signals would pass that on, and the child could not be asked to end.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var words = ([program] + arguments).map { strdup($0) }
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + variables { free(word) } }
    words.append(nil)
    variables.append(nil)
    var child = pid_t()
    let code = posix_spawn(&child, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw .cannotStart(program: program, code: code) }
    return child
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        result += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return result
      }
    }
  }

  /// The program of this name in the directories of `PATH`.
  static func program(_ name: String, environment: [String: String]) -> String? {
    let directories = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return directories.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
