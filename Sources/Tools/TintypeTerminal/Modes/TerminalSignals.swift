// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals of a process that controls a terminal, as bytes of a pipe.
///
/// A signal handler may only call a few functions, and `write` is one of them. Only one object can
/// exist at a time, because handlers have no context.
final class TerminalSignals {
  /// The descriptor from which the numbers of signals are read.
  let descriptor: Int32
  private let writing: Int32
  private var old: [(signal: Int32, action: sigaction)] = []
  /// The blocked signals before the object was created.
  private var oldMask = sigset_t()

  /// The descriptor to which the handler writes; -1 without an object.
  private static let target = Atomic<Int32>(-1)

  private static let handled = [SIGWINCH, SIGTSTP, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Installs the handlers; `nil` if the system has no descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (descriptor, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    Self.target.store(writing, ordering: .sequentiallyConsistent)
    for signal in Self.handled { install(signal) }
    // The threads of many programs that start processes block signals, and a process inherits that.
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in Self.handled { sigaddset(&mask, signal) }
    pthread_sigmask(SIG_UNBLOCK, &mask, &oldMask)
  }

  private func install(_ signal: Int32) {
    var (action, before) = (sigaction(), sigaction())
    action.sa_flags = SA_RESTART
    Self.setHandler(Self.handler, of: &action)
    sigaction(signal, &action, &before)
    old.append((signal, before))
  }

  private static func setHandler(
    _ handler: (@convention(c) (Int32) -> Void)?, of action: inout sigaction
  ) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }

  private static let handler: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(TerminalSignals.target.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = code
  }

  /// Returns the signals that have arrived.
  func read() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = readBytes(descriptor, &bytes)
    return bytes.prefix(max(count, 0)).map(Int32.init)
  }

  /// Stops the process and its group as the terminal would, and returns when it is continued.
  func stop() {
    var (action, before) = (sigaction(), sigaction())
    Self.setHandler(SIG_DFL, of: &action)
    sigaction(SIGTSTP, &action, &before)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &before, nil)
  }

  /// Restores the earlier handlers.
  func end() {
    pthread_sigmask(SIG_SETMASK, &oldMask, nil)
    for (signal, action) in old.reversed() {
      var action = action
      sigaction(signal, &action, nil)
    }
    old = []
    Self.target.store(-1, ordering: .sequentiallyConsistent)
    close(descriptor)
    close(writing)
  }
}

/// Reads bytes into a buffer, and returns their number; 0 at the end, and -1 for an error.
func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { bytes in
    while true {
      let count = read(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
