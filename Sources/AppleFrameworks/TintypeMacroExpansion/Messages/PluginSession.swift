// SPDX-License-Identifier: MIT

/// The exchange of messages with the compiler.
///
/// Each message begins with its length, a 64-bit little-endian integer.
package struct PluginSession {
  /// The maximum length of a message in bytes.
  package static let lengthLimit: UInt64 = 64 << 20

  /// The reason why the exchange ends.
  package enum Failure: Error, Hashable, Sendable {
    /// The input ended within a message.
    case truncated(received: Int, expected: Int)
    /// A message is longer than the limit.
    case tooLong(UInt64)
    /// An answer could not be written.
    case notWritten
  }

  private let read: (Int) -> [UInt8]
  private let write: ([UInt8]) -> Bool

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - read: Returns a number of bytes from the input, and fewer only at its end.
  ///   - write: Writes bytes, and returns whether all of them were written.
  package init(
    read: @escaping (Int) -> [UInt8], write: @escaping ([UInt8]) -> Bool
  ) {
    self.read = read
    self.write = write
  }

  /// Answers messages until the input ends.
  package func run() throws(Failure) {
    while let message = try nextMessage() {
      let reply = Array(PluginReply.text(to: message).utf8)
      let length = UInt64(reply.count)
      let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
      guard write(header + reply) else { throw .notWritten }
    }
  }

  private func nextMessage() throws(Failure) -> [UInt8]? {
    let header = read(8)
    if header.isEmpty { return nil }
    guard header.count == 8 else { throw .truncated(received: header.count, expected: 8) }
    let length = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard length <= Self.lengthLimit else { throw .tooLong(length) }
    let message = read(Int(length))
    guard message.count == Int(length) else {
      throw .truncated(received: message.count, expected: Int(length))
    }
    return message
  }
}

extension PluginSession.Failure: CustomStringConvertible {
  /// The reason and the next step.
  package var description: String {
    switch self {
    case .truncated(let received, let expected):
      """
      The input ended after \(received) of \(expected) bytes. This program is a compiler plugin; \
      do not run it directly.
      """
    case .tooLong(let length):
      """
      A message has \(length) bytes, but at most \(PluginSession.lengthLimit) are supported. This \
      program is a compiler plugin; do not run it directly.
      """
    case .notWritten: "An answer could not be written, because the compiler has ended."
    }
  }
}
