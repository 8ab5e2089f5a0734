// SPDX-License-Identifier: MIT

/// How much of what happens a test has to say.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change of the state, each action of an effect, the end of each effect.
  case on
  /// What it says must be so; what it does not mention may be anything.
  ///
  /// With `showSkippedAssertions` that which is not mentioned is written to the standard error
  /// stream.
  case off(showSkippedAssertions: Bool)

  /// What the test says must be so; what it does not mention may be anything.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)

  var showsSkipped: Bool { self != .off }
}
