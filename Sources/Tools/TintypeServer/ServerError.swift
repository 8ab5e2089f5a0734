// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The reason why there is no server.
package enum ServerError: Error, Hashable, Sendable {
  /// The library for HTTP is not installed; the reason is the dynamic loader's.
  case libraryMissing(reason: String)
  /// The program is linked without shared libraries, so that it cannot load the library for HTTP.
  case staticProgram
  /// Another program uses the port.
  case portTaken(UInt16)
  /// Only privileged processes can use the port.
  case portReserved(UInt16)
  /// The system refused the socket, with this `errno`.
  case cannotListen(code: Int32)
  /// The library could not start the server, because a resource of the system is exhausted.
  case notStarted
}

extension ServerError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    switch self {
    case .libraryMissing(let reason):
      """
      The previews are rendered without a page, because libmicrohttpd is not installed (\(reason)). \
      Install the package libmicrohttpd12 or, from Debian 13 and Ubuntu 24.04 on, libmicrohttpd12t64, \
      and start the command again.
      """
    case .staticProgram:
      """
      The previews are rendered without a page, because this program is linked without shared \
      libraries and cannot load libmicrohttpd. Use “swift run tintype” instead.
      """
    case .portTaken(let port):
      """
      The port \(port) is used by another program. Stop it, or specify another port with --port; 0 is \
      any free port.
      """
    case .portReserved(let port):
      "The port \(port) is reserved. Specify a port from 1024 on with --port; 0 is any free port."
    case .cannotListen(let code):
      """
      The loopback interface cannot be used: \
      \(strerror(code).map { String(cString: $0) } ?? "error \(code)"). Check the limits of this \
      process with “ulimit -a”, and its permission to use the network.
      """
    case .notStarted:
      """
      The server for the page cannot start a thread. End other programs, or increase the limits of \
      “ulimit -a” for processes, memory and open files.
      """
    }
  }
}

extension ServerError {
  /// Creates the error of a port that cannot be opened.
  init(port: UInt16, code: Int32) {
    switch code {
    case EADDRINUSE: self = .portTaken(port)
    case EACCES where (1..<1024).contains(port): self = .portReserved(port)
    default: self = .cannotListen(code: code)
    }
  }
}
