// SPDX-License-Identifier: MIT

/// Why a command line cannot be understood.
package enum CommandError: Error, Hashable, Sendable {
  /// No verb has this name.
  case unknownVerb(String)
  /// The verb has no such option; `nil` before any verb.
  case unknownOption(String, verb: String?)
  /// The option needs a value and has none.
  case valueMissing(option: String)
  /// The option needs a value and was given an empty one.
  case valueEmpty(option: String)
  /// An argument that should be a path is empty.
  case emptyPath(verb: String)
  /// The option takes no value and has one.
  case valueUnexpected(option: String)
  /// The option stands there twice.
  case repeatedOption(String)
  /// `tintype doctor --compare` was given another number of references than two.
  case twoReferencesNeeded(count: Int)
  /// `tintype compare` was given another number of files or folders than two.
  case twoPathsNeeded(count: Int)
  /// The option's value is none that it takes.
  case invalidValue(String, option: String, expected: Expectation)
  /// Two options ask for opposite things.
  case contradiction(String, String)
  /// Nothing takes this argument.
  case unexpectedArgument(String, verb: String)

  /// What an option takes.
  package enum Expectation: Hashable, Sendable {
    /// One of these words.
    case word([String])
    /// A number from 0 to 1.
    case fraction
    /// Four whole numbers: left, top, width, height.
    case rectangle
    /// A whole number, or a number of per cent.
    case allowance
  }
}
