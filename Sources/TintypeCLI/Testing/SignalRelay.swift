// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

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
