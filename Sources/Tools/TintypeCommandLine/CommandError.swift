// SPDX-License-Identifier: MIT

/// An error in a command line.
package enum CommandError: Error, Hashable, Sendable {
  /// No verb has this name.
  case unknownVerb(String)
  /// The verb has no such option; the verb is `nil` before any verb.
  case unknownOption(String, verb: String?)
  /// The verb has no such option, but passes the arguments after `--` to another command.
  ///
  /// The suggestion is the whole command line with `--` before the option.
  case optionOfCommand(String, verb: String, command: String, suggestion: String)
  /// The option needs a value and has none.
  case valueMissing(option: String)
  /// The option needs a value and was given an empty one.
  case valueEmpty(option: String)
  /// A path argument is empty.
  case emptyPath(verb: String)
  /// The option takes no value, and a value was given.
  case valueUnexpected(option: String)
  /// The option was given twice.
  case repeatedOption(String)
  /// `tintype doctor --compare` was given a number of references other than two.
  case twoReferencesNeeded(count: Int)
  /// `tintype compare` was given a number of files or folders other than two.
  case twoPathsNeeded(count: Int)
  /// A verb was given the wrong number of files.
  case filesNeeded(verb: String, count: Int, given: Int)
  /// The option does not accept this value.
  case invalidValue(String, option: String, expected: Expectation)
  /// Two options contradict each other.
  case contradiction(String, String)
  /// An option requires another one.
  case optionNeeded(String, by: String)
  /// The verb has several actions, and none of them is given.
  case actionMissing(verb: String)
  /// The verb does not take this argument.
  case unexpectedArgument(String, verb: String)

  /// The values that an option takes.
  package enum Expectation: Hashable, Sendable {
    /// One of these strings.
    case word([String])
    /// A number from 0 to 1.
    case fraction
    /// Four integers: left, top, width, height.
    case rectangle
    /// An integer, or a percentage.
    case allowance
    /// The name of a commit.
    case revision
    /// The URL of a page or of a directory.
    case address
  }
}

extension CommandError: CustomStringConvertible {
  /// The description: the problem, and where to find the correct usage.
  package var description: String {
    switch self {
    case .unknownVerb(let verb):
      "There is no command “\(verb)”. See “tintype --help”."
    case .unknownOption(let option, nil):
      "There is no option “\(option)”. See “tintype --help”."
    case .unknownOption(let option, let verb?):
      "“tintype \(verb)” has no option “\(option)”. See “tintype \(verb) --help”."
    case .optionOfCommand(let option, let verb, let command, let suggestion):
      """
      “tintype \(verb)” has no option “\(option)”. If it is an option of “\(command)”, write \
      “\(suggestion)”. See “tintype \(verb) --help”.
      """
    case .valueMissing(let option):
      "The option “\(option)” needs a value. See “tintype --help”."
    case .valueEmpty(let option):
      """
      The value of the option “\(option)” is empty. Check that the shell variable it comes from is \
      set; see “tintype --help”.
      """
    case .emptyPath(let verb):
      """
      A path given to “tintype \(verb)” is empty. Check that the shell variable it comes from is set; \
      see “tintype \(verb) --help”.
      """
    case .valueUnexpected(let option):
      "The option “\(option)” takes no value. See “tintype --help”."
    case .repeatedOption(let option):
      "The option “\(option)” was given twice. Give it once; see “tintype --help”."
    case .twoReferencesNeeded(let count):
      """
      “tintype doctor --compare” compares two references, and \(count) \(count == 1 ? "was" : "were") \
      given. See “tintype doctor --help”.
      """
    case .twoPathsNeeded(let count):
      """
      “tintype compare” compares two files or two folders, and \(count) \
      \(count == 1 ? "path was" : "paths were") given. See “tintype compare --help”.
      """
    case .filesNeeded(let verb, let count, let given):
      """
      “tintype \(verb)” takes \(count) path\(count == 1 ? "" : "s"), and \(given) \
      \(given == 1 ? "was" : "were") given. See “tintype \(verb) --help”.
      """
    case .invalidValue(let value, let option, let expected):
      """
      “\(value.prefix(80))” is not a valid value for the option “\(option)”. Give \(expected).
      """
    case .contradiction(let one, let other):
      "The options “\(one)” and “\(other)” contradict each other. Give one of them."
    case .optionNeeded(let option, let other):
      "The option “\(other)” requires the option “\(option)”. Give both, or neither."
    case .actionMissing(let verb):
      "“tintype \(verb)” needs the action to perform. See “tintype \(verb) --help”."
    case .unexpectedArgument(let argument, let verb):
      "“tintype \(verb)” does not take the argument “\(argument)”. See “tintype --help”."
    }
  }
}

extension CommandError.Expectation: CustomStringConvertible {
  /// The accepted values, as the end of a sentence.
  package var description: String {
    switch self {
    case .word(let choices) where choices.count < 2: choices.first ?? "nothing"
    case .word(let choices):
      choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "nothing")
    case .fraction: "a number from 0 to 1, such as 0.1"
    case .rectangle:
      "X,Y,WIDTH,HEIGHT in whole pixels from the top left corner, such as 0,0,828,88"
    case .allowance: "a number of pixels such as 12, or a share such as 0.1%"
    case .revision: "a branch, a tag or a commit, such as origin/main"
    case .address:
      """
      an https URL without a user name, a query or “..”, such as https://example.org/images; http is \
      accepted for localhost
      """
    }
  }
}
