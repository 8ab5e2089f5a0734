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

  /// Makes streams safe to use, whatever the parent process left of them.
  package static func prepare() {
    // A reader that has gone away is no reason to be killed: `write` fails instead.
    signal(SIGPIPE, SIG_IGN)
    // A file opened later would take a closed stream's number, and get what is printed.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether somebody looks at it in a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes the text as UTF-8.
  ///
  /// - Returns: Whether it was written. A reader who has read enough counts as success.
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

  // A function of its own, as `write` in the type hides the system's.
  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Prints a command's result, and ends the process as it says.
  package static func finish(_ result: CommandResult) -> Never {
    var exitCode = result.exitCode
    messages.write(result.messages)
    if !output.write(result.output) {
      messages.write("tintype: Standard output cannot be written to. Check where it is sent.\n")
      if [.success, .different].contains(exitCode) { exitCode = result.exitCodeWithoutOutput }
    }
    exit(exitCode.rawValue)
  }
}
