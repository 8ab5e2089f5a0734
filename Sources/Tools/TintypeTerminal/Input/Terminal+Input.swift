// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Terminal {
  /// The time in milliseconds after which an escape character is the escape key.
  private static let escapeDelay: Int32 = 100

  /// Returns the next event.
  ///
  /// - Parameter timeout: The maximum time in milliseconds; `nil` waits until there is an event.
  /// - Returns: The event; `nil` after the timeout.
  package func next(timeout: Int32? = nil) -> TerminalEvent? {
    while waiting.isEmpty {
      let isEscape = parser.endsInEscape
      let limit = isEscape ? min(Self.escapeDelay, timeout ?? .max) : timeout ?? -1
      if waitForInput(limit) { continue }
      if isEscape { return parser.endEscape() }
      if timeout != nil { return nil }
    }
    return waiting.removeFirst()
  }

  /// Puts events back that were read during a query, before all others.
  package func putBack(_ events: [TerminalEvent]) { waiting = events + waiting }

  /// Waits for bytes and signals; returns `false` after the timeout.
  private func waitForInput(_ timeout: Int32) -> Bool {
    var states = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&states, nfds_t(states.count), timeout)
    guard count != 0 else { return false }
    // An interrupted call was interrupted by a signal, which is read next.
    guard count > 0 else { return true }
    if states[1].revents != 0 { waiting += signals?.read().map(event) ?? [] }
    guard states[0].revents != 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = readBytes(input, &bytes)
    if length > 0 {
      waiting += parser.parse(bytes.prefix(length))
    } else if length == 0 || errno != EAGAIN {
      waiting.append(.closed)
    }
    return true
  }

  private func event(_ signal: Int32) -> TerminalEvent {
    switch signal {
    case SIGWINCH: .resized
    case SIGTSTP: .suspended
    default: .ended(signal: signal)
    }
  }
}
