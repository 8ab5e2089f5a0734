// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals by which users and other programs end a command.
package enum StoppingSignals {
  /// Lets the signals end the process, even if its parent process blocks them.
  ///
  /// A program inherits the blocked signals of the thread that starts it, and `Process` of
  /// Foundation starts it with those of a thread pool, which block most of them.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, signal) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
