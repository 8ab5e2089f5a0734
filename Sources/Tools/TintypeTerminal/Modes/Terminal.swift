// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of the process, in raw mode and on its alternate screen between ``begin()`` and
/// ``end()``.
package final class Terminal {
  let input: Int32
  let output: Int32
  /// The modes before ``begin()``; `nil` outside of it.
  private var saved: termios?
  var signals: TerminalSignals?
  var parser = InputParser()
  var waiting: [TerminalEvent] = []

  /// Creates a terminal without changing its modes.
  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (self.input, self.output) = (input, output)
  }

  /// The terminal of the process; `nil` if the standard input or output is not a terminal.
  package static var ofProcess: Terminal? {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 ? Terminal() : nil
  }

  /// Switches to raw mode and to the alternate screen.
  ///
  /// - Throws: ``TerminalError`` if the modes cannot be changed.
  package func begin() throws(TerminalError) {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { throw .cannotChangeModes(code: errno) }
    signals = TerminalSignals()
    saved = modes
    do throws(TerminalError) {
      try enter()
    } catch {
      end()
      throw error
    }
  }

  /// Restores the modes and the screen.
  package func end() {
    leave()
    saved = nil
    signals?.end()
    signals = nil
  }

  deinit { end() }

  private func enter() throws(TerminalError) {
    guard var modes = saved else { return }
    cfmakeraw(&modes)
    guard tcsetattr(input, TCSAFLUSH, &modes) == 0 else {
      throw .cannotChangeModes(code: errno)
    }
    write(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[2J".utf8))
  }

  private func leave() {
    guard var modes = saved else { return }
    write(Array("\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l".utf8))
    // Late answers to queries are discarded, so that no shell reads them.
    tcsetattr(input, TCSAFLUSH, &modes)
  }

  /// Stops the process, with restored modes, until it is continued.
  ///
  /// - Throws: ``TerminalError`` if the modes cannot be changed again.
  package func suspend() throws(TerminalError) {
    leave()
    signals?.stop()
    try enter()
  }

  /// Writes bytes, however slowly the terminal reads them.
  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let buffer = UnsafeRawBufferPointer(rebasing: rest)
        let count = writeBytes(output, buffer)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var state = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}

// A separate function, because the method `write` hides the system function.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
