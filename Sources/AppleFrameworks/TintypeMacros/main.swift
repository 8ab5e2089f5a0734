// SPDX-License-Identifier: MIT

// The compiler starts this program to expand macros, and exchanges messages with it through
// standard input and output.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TintypeMacroExpansion

/// Returns a number of bytes from standard input; fewer at its end.
func read(count: Int) -> [UInt8] {
  // The memory grows with the input, because the length in a message may be wrong.
  var bytes: [UInt8] = []
  while bytes.count < count {
    let chunk = [UInt8](unsafeUninitializedCapacity: min(count - bytes.count, 1 << 16)) {
      var received: Int
      repeat {
        received = read(STDIN_FILENO, $0.baseAddress, $0.count)
      } while received < 0 && errno == EINTR
      $1 = max(0, received)
    }
    if chunk.isEmpty { break }
    bytes += chunk
  }
  return bytes
}

/// Writes bytes to standard output, and returns whether all of them were written.
func write(bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let sent = write(STDOUT_FILENO, start, rest.count)
      if sent < 0 && errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }
}

// Without a reader of standard output, writing fails instead of ending the program.
signal(SIGPIPE, SIG_IGN)
do {
  try PluginSession(read: read(count:), write: write(bytes:)).run()
} catch .notWritten {
  // The compiler was canceled. A message would be an error in the output of the build.
  exit(1)
} catch {
  let message = Array("error: \(error)\n".utf8)
  _ = write(STDERR_FILENO, message, message.count)
  exit(1)
}
