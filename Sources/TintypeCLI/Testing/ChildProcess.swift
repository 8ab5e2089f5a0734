// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

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

/// Passes on to a child process what asks this one to end.
///
/// What is typed at a terminal reaches the child by itself, and is only noted.
struct SignalRelay {
  private let old: [(Int32, sigaction)]

  /// The child; 0 where there is none yet.
  private static let child = Atomic<Int32>(0)
  /// The last signal that came; 0 for none.
  private static let last = Atomic<Int32>(0)
  /// The signal that came before there was a child; 0 for none.
  private static let early = Atomic<Int32>(0)

  /// Begins to listen.
  init() {
    // A handler must not be the first to ask for them.
    for value in [0 as Int32] {
      Self.child.store(value, ordering: .sequentiallyConsistent)
      Self.last.store(value, ordering: .sequentiallyConsistent)
      Self.early.store(value, ordering: .sequentiallyConsistent)
    }
    old = [SIGINT, SIGTERM].map { signal in
      var (action, before) = (sigaction(), sigaction())
      action.sa_flags = SA_SIGINFO
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = Self.handler
      #else
        action.__sigaction_handler.sa_sigaction = Self.handler
      #endif
      sigaction(signal, &action, &before)
      return (signal, before)
    }
  }

  private static let handler:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void =
      { signal, information, _ in
        SignalRelay.last.store(signal, ordering: .sequentiallyConsistent)
        // The kernel sends what was typed, to all that the terminal runs.
        let isTyped = signal == SIGINT && (information?.pointee.si_code ?? 0) > 0
        guard !isTyped else { return }
        let child = SignalRelay.child.load(ordering: .sequentiallyConsistent)
        if child > 0 {
          kill(child, signal)
        } else {
          SignalRelay.early.store(signal, ordering: .sequentiallyConsistent)
        }
      }

  /// Passes on to this process from now on, and what has come already.
  func follow(_ child: pid_t) {
    Self.child.store(child, ordering: .sequentiallyConsistent)
    let early = Self.early.exchange(0, ordering: .sequentiallyConsistent)
    if early != 0 { kill(child, early) }
  }

  /// The last signal that came; `nil` for none.
  var received: Int32? {
    let signal = Self.last.load(ordering: .sequentiallyConsistent)
    return signal == 0 ? nil : signal
  }

  /// Stops listening.
  func end() {
    for (signal, before) in old {
      var before = before
      sigaction(signal, &before, nil)
    }
  }
}
