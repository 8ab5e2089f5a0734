// SPDX-License-Identifier: MIT

/// Why a command line cannot be understood.
enum CommandError: Error, Hashable, Sendable {
  /// No verb has this name.
  case unknownVerb(String)
  /// The verb has no such option; `nil` before any verb.
  case unknownOption(String, verb: String?)
  /// The option needs a value and has none.
  case valueMissing(option: String)
  /// The option takes no value and has one.
  case valueUnexpected(option: String)
  /// The option stands there twice.
  case repeatedOption(String)
  /// `tintype doctor --compare` was given another number of references than two.
  case twoReferencesNeeded(count: Int)
  /// Nothing takes this argument.
  case unexpectedArgument(String, verb: String)
}
