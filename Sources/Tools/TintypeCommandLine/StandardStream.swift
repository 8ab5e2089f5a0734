// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's standard output or standard error.
package struct StandardStream: Sendable {
  let descriptor: Int32

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let messages = StandardStream(descriptor: STDERR_FILENO)

  /// Makes the standard streams safe to use, in any state in which the parent process left them.
  package static func prepare() {
    // If the reader has closed a pipe, `write` fails instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    // Otherwise, a file that is opened later could reuse a closed stream's descriptor.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// A Boolean value that indicates whether the stream is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes the text as UTF-8.
  ///
  /// - Returns: Whether the text was written. A reader that closed the stream early counts as
  ///   success.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Self.systemWrite(descriptor, rest)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EPIPE {
          return true
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  // A separate function, because the method `write` hides the system function.
  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Prints the result of a command, and exits with its exit code.
  package static func finish(_ result: CommandResult) -> Never {
    var exitCode = result.exitCode
    messages.write(result.messages)
    if !output.write(result.output) {
      messages.write(CommandResult.unwritten.messages)
      if [.success, .different].contains(exitCode) { exitCode = result.exitCodeWithoutOutput }
    }
    exit(exitCode.rawValue)
  }
}
