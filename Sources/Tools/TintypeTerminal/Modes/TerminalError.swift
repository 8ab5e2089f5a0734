// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
  /// The modes of the terminal cannot be changed.
  case cannotChangeModes(code: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    switch self {
    case .cannotChangeModes(let code):
      let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
      return """
        The modes of the terminal cannot be changed: \(reason). Start the command in the \
        foreground of a terminal, or review the changes with “tintype report”.
        """
    }
  }
}
