// SPDX-License-Identifier: MIT

/// An error in a line of the visual format language.
enum VisualFormatError: Error, Hashable {
  /// A character is not part of the language.
  case syntax(format: String, offset: Int, expected: String)
  /// A name has no view and no number.
  case unknownName(String, format: String)
  /// The views of a line that contains `|` have no `superview`.
  case noSuperview(format: String)
}

extension VisualFormatError: CustomStringConvertible {
  /// The error, its location and the next step, in full sentences.
  var description: String {
    switch self {
    case .syntax(let format, let offset, let expected):
      """
      The visual format '\(format)' is invalid after \(offset) characters: \(expected) is expected. \
      Correct the format.
      """
    case .unknownName(let name, let format):
      """
      The name '\(name)' of the visual format '\(format)' is unknown. Add a view to 'views', or a \
      number to 'metrics'.
      """
    case .noSuperview(let format):
      """
      The views of the visual format '\(format)' are in no other view. Add them to one before the \
      constraints are created.
      """
    }
  }
}
