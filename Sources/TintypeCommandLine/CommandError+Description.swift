// SPDX-License-Identifier: MIT

extension CommandError: CustomStringConvertible {
  /// The error in words: what is wrong, and where to read what would be right.
  package var description: String {
    switch self {
    case .unknownVerb(let verb):
      "There is no command “\(verb)”. See “tintype --help”."
    case .unknownOption(let option, nil):
      "There is no option “\(option)”. See “tintype --help”."
    case .unknownOption(let option, let verb?):
      "“tintype \(verb)” has no option “\(option)”. See “tintype \(verb) --help”."
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
    case .invalidValue(let value, let option, let expected):
      "“\(value.prefix(80))” is no value for the option “\(option)”. Give \(expected)."
    case .contradiction(let one, let other):
      "The options “\(one)” and “\(other)” contradict each other. Give one of them."
    case .unexpectedArgument(let argument, let verb):
      "“tintype \(verb)” does not take the argument “\(argument)”. See “tintype --help”."
    }
  }
}

extension CommandError.Expectation: CustomStringConvertible {
  /// What would be right, as the end of a sentence.
  package var description: String {
    switch self {
    case .word(let words):
      words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "nothing")
    case .fraction: "a number from 0 to 1, such as 0.1"
    case .rectangle:
      "X,Y,WIDTH,HEIGHT in whole pixels from the top left corner, such as 0,0,828,88"
    case .allowance: "a number of pixels such as 12, or a share such as 0.1%"
    }
  }
}
