// SPDX-License-Identifier: MIT

/// The name of a method, which nothing calls.
///
/// The expression `#selector` requires the Objective-C runtime and does not compile on Linux.
/// `Selector(("name"))` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  package let name: String

  /// Creates a selector from a name.
  public init(_ str: String) {
    name = str
  }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) {
    name = value
  }
}
