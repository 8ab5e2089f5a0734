// SPDX-License-Identifier: MIT

extension CommandError: CustomStringConvertible {
  /// The error in words: what is wrong, and where to read what would be right.
  var description: String {
    switch self {
    case .unknownVerb(let verb):
      "There is no command “\(verb)”. See “tintype --help”."
    case .unknownOption(let option, nil):
      "There is no option “\(option)”. See “tintype --help”."
    case .unknownOption(let option, let verb?):
      "“tintype \(verb)” has no option “\(option)”. See “tintype \(verb) --help”."
    case .valueMissing(let option):
      "The option “\(option)” needs a value. See “tintype --help”."
    case .valueUnexpected(let option):
      "The option “\(option)” takes no value. See “tintype --help”."
    case .repeatedOption(let option):
      "The option “\(option)” was given twice. Give it once; see “tintype --help”."
    case .twoReferencesNeeded(let count):
      """
      “tintype doctor --compare” compares two references, and \(count) \(count == 1 ? "was" : "were") \
      given. See “tintype doctor --help”.
      """
    case .unexpectedArgument(let argument, let verb):
      "“tintype \(verb)” does not take the argument “\(argument)”. See “tintype --help”."
    }
  }
}
