// SPDX-License-Identifier: MIT

/// Where and why a text is not an SVG path.
public struct PathSyntaxError: Error, Hashable, Sendable {
  /// How many bytes of the text, in UTF-8, come before the place.
  public var position: Int
  /// What is wrong there.
  public var problem: Problem

  /// Creates an error.
  public init(position: Int, problem: Problem) {
    self.position = position
    self.problem = problem
  }

  /// What is wrong with a path.
  public enum Problem: Hashable, Sendable {
    /// The path does not begin with `M` or `m`.
    case missingMove
    /// A letter of a command was expected.
    case expectedCommand
    /// A number was expected for a command.
    case expectedNumber(command: Character)
    /// A 0 or a 1 was expected for an arc.
    case expectedFlag
    /// A number is too large, by itself or with what it is added to.
    case numberTooLarge
  }
}

extension PathSyntaxError: CustomStringConvertible {
  /// What is wrong, where, and what was expected.
  public var description: String {
    switch problem {
    case .missingMove:
      "A path must begin with the command M or m, but at byte \(position) there is something else."
    case .expectedCommand:
      """
      At byte \(position) of the path one of the commands M L H V C S Q T A Z, in either case, was \
      expected.
      """
    case .expectedNumber(let command):
      "At byte \(position) of the path a number was expected for the command \(command)."
    case .expectedFlag:
      "At byte \(position) of the path a flag of the command A was expected, which is 0 or 1."
    case .numberTooLarge:
      "At byte \(position) of the path a number is too large, or leads to a point too far away."
    }
  }
}
