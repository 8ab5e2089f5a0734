// SPDX-License-Identifier: MIT

/// A library whose tests take snapshots.
public struct Greeter {
  public var name: String

  public init(name: String) { self.name = name }

  public var greeting: String { "Hello,\n\(name)!" }
}
