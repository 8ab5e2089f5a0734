// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase

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
    var pipe = try openPipe()
    let isCaptured = [.captured, .capturedWithMessages].contains(output)
    let relay = SignalRelay()
    defer { relay.end() }
    let descriptors: [(from: Int32, to: Int32)] =
      switch output {
      case .inherited: []
      case .messages: [(STDERR_FILENO, STDOUT_FILENO)]
      case .captured: [(pipe.end, STDOUT_FILENO)]
      case .capturedWithMessages: [(pipe.end, STDOUT_FILENO), (pipe.end, STDERR_FILENO)]
      }
    let child = try spawn(descriptors)
    relay.follow(child)
    var ending = Ending(status: 0)
    if isCaptured {
      pipe.closeWriting()
      ending.output = Self.bytes(of: pipe.reading)
    }
    ending.status = ProgramStart.exitCode(ofStatus: ProgramStart.wait(for: child))
    ending.interruption = relay.received
    return ending
  }

  /// Starts the process, and returns its identifier.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors of this process that become descriptors of the child.
  ///   - isGroupLeader: A Boolean value that indicates whether the child leads a new process group.
  ///   - directory: The directory in which the child starts; `nil` for that of this process.
  /// - Returns: The process identifier.
  /// - Throws: ``TestError/cannotStart(program:code:)``.
  func spawn(
    _ descriptors: [(from: Int32, to: Int32)], isGroupLeader: Bool = false, directory: String? = nil
  ) throws(TestError) -> pid_t {
    do {
      return try ProgramStart(
        [program] + arguments, environment: environment, descriptors: descriptors,
        isGroupLeader: isGroupLeader, directory: directory
      ).run()
    } catch {
      throw .cannotStart(program: program, code: error.code)
    }
  }

  /// Opens a pipe for output, which the commands of users may open again.
  ///
  /// - Throws: ``TestError/cannotStart(program:code:)``.
  func openPipe() throws(TestError) -> PrivatePipe {
    do {
      return try PrivatePipe(canBeReopened: true)
    } catch {
      throw .cannotStart(program: program, code: error.code)
    }
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let bytes = PrivatePipe.bytes(from: descriptor)
      if bytes.isEmpty { return result }
      result += bytes
    }
  }

  /// Returns the path of the program with this name in the directories of `PATH`.
  static func program(_ name: String, environment: [String: String]) -> String? {
    ProgramEnvironment.path(of: name, inDirectories: environment["PATH"] ?? "")
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
