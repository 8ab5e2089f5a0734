// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A child process in the current directory, which this process waits for.
struct ChildProcess {
  /// The absolute path of the program.
  var program: String
  /// The arguments without the program's name.
  var arguments: [String]
  var environment: [String: String]

  /// The destination of the standard output.
  enum Output {
    /// The standard output of this process.
    case inherited
    /// The standard error of this process.
    case messages
    /// The result.
    case captured
    /// The result, with the standard error.
    case capturedWithMessages
  }

  /// The result of a process that has exited.
  struct Ending: Hashable {
    /// The exit code, or 128 plus the number of the signal that ended the process.
    var status: Int32
    /// The output, if it was captured.
    var output: [UInt8] = []
    /// The signal that this process received and forwarded in the meantime; `nil` for none.
    var interruption: Int32?
  }

  /// Starts the process, and waits until it exits.
  ///
  /// - Parameter output: The destination of the standard output.
  /// - Returns: The result of the process.
  /// - Throws: ``TestError/cannotStart(program:code:)``.
  func run(output: Output = .inherited) throws(TestError) -> Ending {
    var pipe = Pipe()
    defer { pipe.close() }
    let isCaptured = [.captured, .capturedWithMessages].contains(output)
    if isCaptured, !pipe.open() { throw .cannotStart(program: program, code: errno) }
    let relay = SignalRelay()
    defer { relay.end() }
    var changes = DescriptorChanges()
    switch output {
    case .inherited: break
    case .messages: changes.duplicated.append((from: STDERR_FILENO, to: STDOUT_FILENO))
    case .captured: changes.duplicated.append((from: pipe.writing, to: STDOUT_FILENO))
    case .capturedWithMessages:
      changes.duplicated += [(pipe.writing, STDOUT_FILENO), (pipe.writing, STDERR_FILENO)]
    }
    let child = try spawn(changes)
    relay.follow(child)
    var ending = Ending(status: 0)
    if isCaptured {
      pipe.closeWriting()
      ending.output = Self.bytes(of: pipe.reading)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    ending.status = Self.code(ofStatus: status)
    ending.interruption = relay.received
    return ending
  }

  /// Returns the exit code for a status of wait(2), or 128 plus the number of the signal.
  static func code(ofStatus status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// The changes of the descriptors that a child process inherits, in their order.
  struct DescriptorChanges {
    var duplicated: [(from: Int32, to: Int32)] = []
    /// A Boolean value that indicates whether the child is the leader of a new process group.
    var isGroupLeader = false
    /// The directory in which the child starts; `nil` for that of this process.
    var directory: String?
  }

  /// Excludes the start of a process while a pipe is opened, which the process would inherit.
  static let starting = Mutex(())

  /// Starts the process, and returns its identifier.
  func spawn(_ changes: DescriptorChanges) throws(TestError) -> pid_t {
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
    for (from, to) in changes.duplicated {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    if let directory = changes.directory {
      let code = Self.addDirectory(&actions, directory)
      guard code == 0 else { throw .cannotStart(program: program, code: code) }
    }
    // This process ignores SIGPIPE, and the child would inherit that.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // The child would inherit blocked signals, and could not be terminated.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    if changes.isGroupLeader {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = ([program] + arguments).map { strdup($0) }
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + variables { free(word) } }
    words.append(nil)
    variables.append(nil)
    var child = pid_t()
    let code = Self.starting.withLock { _ in
      posix_spawn(&child, program, &actions, &attributes, words, variables)
    }
    guard code == 0 else { throw .cannotStart(program: program, code: code) }
    return child
  }

  #if os(Linux)
    private typealias FileActions = posix_spawn_file_actions_t
  #else
    private typealias FileActions = posix_spawn_file_actions_t?
  #endif

  /// Lets a child process start in a directory; returns 0, or a code of `errno`.
  ///
  /// The function exists since glibc 2.29 and macOS 10.15. Its declaration requires a macro that a
  /// Swift module cannot define.
  private static func addDirectory(_ actions: inout FileActions, _ directory: String) -> Int32 {
    typealias AddDirectory =
      @convention(c) (UnsafeMutablePointer<FileActions>, UnsafePointer<CChar>) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "posix_spawn_file_actions_addchdir_np") else {
      return ENOSYS
    }
    // Proof of safety: the manuals of both systems state the type.
    return unsafeBitCast(symbol, to: AddDirectory.self)(&actions, directory)
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let bytes = Pipe.read(descriptor)
      if bytes.isEmpty { return result }
      result += bytes
    }
  }

  /// Returns the path of the program with this name in the directories of `PATH`.
  static func program(_ name: String, environment: [String: String]) -> String? {
    let directories = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return directories.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}

/// A relay that forwards termination signals to a child process.
///
/// The terminal itself sends a typed interrupt to the child, so it is only recorded.
struct SignalRelay {
  private let old: [(Int32, sigaction)]

  /// The process identifier of the child; 0 before it is started.
  private static let child = Atomic<Int32>(0)
  /// The last signal that was received; 0 for none.
  private static let last = Atomic<Int32>(0)
  /// The signal that was received before the child was started; 0 for none.
  private static let early = Atomic<Int32>(0)

  /// The number of relays that have not ended.
  private static let depth = Atomic<Int32>(0)

  /// Installs the signal handlers.
  ///
  /// A relay within another one keeps the signals that the outer one has received.
  ///
  /// - Parameter signals: The signals; those that this process ignores stay ignored.
  init(_ signals: [Int32] = [SIGINT, SIGTERM]) {
    // The static properties must be initialized before a signal handler accesses them.
    Self.child.store(0, ordering: .sequentiallyConsistent)
    if Self.depth.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue == 0 {
      Self.last.store(0, ordering: .sequentiallyConsistent)
      Self.early.store(0, ordering: .sequentiallyConsistent)
    }
    old = signals.compactMap { signal in
      var (action, before) = (sigaction(), sigaction())
      action.sa_flags = SA_SIGINFO
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = Self.handler
      #else
        action.__sigaction_handler.sa_sigaction = Self.handler
      #endif
      guard !Self.isIgnored(signal) else { return nil }
      sigaction(signal, &action, &before)
      return (signal, before)
    }
  }

  /// Returns whether this process ignores a signal, as shells request for commands in the background.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Functions have no equality, and `SIG_IGN` is a number with the type of a function.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let handler:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void =
      { signal, information, _ in
        SignalRelay.last.store(signal, ordering: .sequentiallyConsistent)
        // The kernel sends a typed interrupt to all processes in the terminal's foreground group.
        let isTyped = signal == SIGINT && (information?.pointee.si_code ?? 0) > 0
        guard !isTyped else { return }
        let child = SignalRelay.child.load(ordering: .sequentiallyConsistent)
        if child > 0 {
          kill(child, signal)
        } else {
          SignalRelay.early.store(signal, ordering: .sequentiallyConsistent)
        }
      }

  /// Forwards signals to this process from now on, including one that was received earlier.
  func follow(_ child: pid_t) {
    Self.child.store(child, ordering: .sequentiallyConsistent)
    let early = Self.early.exchange(0, ordering: .sequentiallyConsistent)
    if early != 0 { kill(child, early) }
  }

  /// The last signal that was received; `nil` for none.
  var received: Int32? {
    let signal = Self.last.load(ordering: .sequentiallyConsistent)
    return signal == 0 ? nil : signal
  }

  /// Restores the earlier signal handlers.
  func end() {
    Self.child.store(0, ordering: .sequentiallyConsistent)
    Self.depth.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    for (signal, before) in old {
      var before = before
      sigaction(signal, &before, nil)
    }
  }
}
