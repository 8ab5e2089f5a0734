// SPDX-License-Identifier: MIT

/// A version as numbers, such as 1.16.0.
package struct LibraryVersion: Hashable, Comparable, Sendable {
  /// The numbers without zeros at the end, so that 1.16 is 1.16.0.
  private let numbers: [Int]

  /// Creates a version.
  package init(_ numbers: Int...) {
    self.init(numbers)
  }

  /// Reads numbers between full stops; `nil` where something else stands there.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }

  private init(_ numbers: [Int]) {
    let end = numbers.lastIndex { $0 != 0 } ?? 0
    self.numbers = Array(numbers.prefix(end + 1))
  }

  /// Whether the first version is older.
  package static func < (one: LibraryVersion, other: LibraryVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

extension LibraryVersion: CustomStringConvertible {
  /// The numbers with full stops between them.
  package var description: String { numbers.map(String.init).joined(separator: ".") }
}
