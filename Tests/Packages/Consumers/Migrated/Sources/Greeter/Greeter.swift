// SPDX-License-Identifier: MIT

/// A library whose tests take snapshots.
public struct Greeter {
  /// The name of the person.
  public var name: String

  /// Creates a greeter.
  public init(name: String) { self.name = name }

  /// The text, on two lines.
  public var greeting: String { "Hello,\n\(name)!" }
}
