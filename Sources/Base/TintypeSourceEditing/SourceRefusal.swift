// SPDX-License-Identifier: MIT

/// The reason why a source file, or a snapshot in it, is not rewritten.
package enum SourceRefusal: Error, Hashable, Sendable {
  /// The file is not UTF-8.
  case notUTF8
  /// A carriage return ends a line, without a line feed after it.
  case carriageReturn(line: Int)
  /// The file contains a character that Swift does not allow.
  case unexpectedCharacter(line: Int)
  /// A construct is not terminated.
  case unterminated(Construct, line: Int)
  /// A bracket has no partner, or a branch of `#if` contains only one bracket of a pair.
  case unbalanced(line: Int)
  /// String interpolations are nested more than 64 levels deep.
  case nestedTooDeeply(line: Int)
  /// `#sourceLocation` changes the line numbers.
  case relocated(line: Int)
  /// A slash can be an operator or begin a regular expression, and the result depends on it.
  case ambiguousSlash
  /// There is no call at the position.
  case noCall
  /// The call is in a condition, where Swift does not allow trailing closures.
  case condition
  /// The assertion received a text, but the call has no such closure.
  case closureMissing(label: String)
  /// The assertion received no text, but the call has such a closure.
  case closurePresent(label: String)
  /// The argument is not a closure.
  case notAClosure(label: String)
  /// The closure contains anything other than one string literal without interpolations.
  case notALiteral
  /// The literal in the file differs from the text that the assertion received.
  case otherLiteral
  /// The position of the new closure among the call's closures is uncertain.
  case closureOutOfOrder(label: String, offset: Int)
  /// Another closure would lose its label if this one were removed.
  case removalRelabels
  /// The range that would be removed contains a comment.
  case commentInTheWay
  /// Another process recorded another text for the same call.
  case differentTexts
  /// Two changes overlap, or the result could not be read again.
  case unverifiable

  /// A construct of a source file that has an end.
  package enum Construct: Hashable, Sendable {
    case comment, identifier, string, multilineString, interpolation, regex
  }
}

extension SourceRefusal: CustomStringConvertible {
  /// The reason and the next step.
  package var description: String {
    switch self {
    case .notUTF8: "The file is not UTF-8. Convert it."
    case .carriageReturn(let line):
      """
      Line \(line) contains a carriage return without a line feed, which the compiler does not \
      count as a line ending. Convert the line endings of the file.
      """
    case .unexpectedCharacter(let line):
      "Line \(line) contains a null character. Remove it."
    case .unterminated(let construct, let line):
      "The \(construct) that begins on line \(line) has no end. \(Self.checkFile)"
    case .unbalanced(let line):
      "A bracket or a branch of “#if” on line \(line) has no end. \(Self.checkFile)"
    case .nestedTooDeeply(let line):
      "Line \(line) has too many nested string interpolations. Simplify it."
    case .relocated(let line):
      """
      “#sourceLocation” on line \(line) changes the line numbers, so the call cannot be found. Write \
      the snapshot by hand, or use assertSnapshot.
      """
    case .ambiguousSlash:
      """
      A slash in the file can be an operator or begin a regular expression, and the snapshot depends \
      on it. Write regular expressions in the file as #/…/#.
      """
    case .noCall:
      """
      There is no function call at this position. If the file was edited after the tests were \
      built, run the tests again. If a helper function calls assertInlineSnapshot, pass “file:”, \
      “line:” and “column:” of the helper's caller. A call in a macro cannot be recorded.
      """
    case .condition:
      """
      The call is in a condition, where Swift allows no trailing closure. Move the call to a \
      separate statement.
      """
    case .closureMissing(let label):
      """
      The assertion received a text, but the call has no closure “\(label)”. If the file was \
      edited after the tests were built, run the tests again. If a helper function calls \
      assertInlineSnapshot, check its “syntaxDescriptor:”.
      """
    case .closurePresent(let label):
      """
      The assertion received no text, but the call has a closure in the position of “\(label)”. If \
      the file was edited after the tests were built, run the tests again. If a helper function \
      calls assertInlineSnapshot, check its “syntaxDescriptor:”.
      """
    case .notAClosure(let label):
      "The argument “\(label)” is not a closure. Write a closure with a string literal, or remove it."
    case .notALiteral:
      """
      The closure contains something other than one string literal without interpolations. Change it \
      by hand, or delete the closure and record again.
      """
    case .otherLiteral:
      """
      The literal in the file differs from the text that the assertion received. The file was \
      edited after the tests were built. Run the tests again.
      """
    case .closureOutOfOrder(let label, let offset):
      """
      The closure “\(label)” is trailing closure \(offset + 1) of the call, and its position is \
      ambiguous. Write the closure by hand.
      """
    case .removalRelabels:
      """
      The closure is the first trailing closure, and the next one would become the first without its \
      label. Remove it by hand.
      """
    case .commentInTheWay:
      "The code to be removed contains a comment. Remove the closure by hand."
    case .differentTexts:
      """
      Another process of the run recorded a different text for this call. Write a call for each \
      text, or use assertSnapshot with “named:”.
      """
    case .unverifiable:
      "The result could not be verified. Write the snapshot by hand, and report this as a bug."
    }
  }

  private static let checkFile =
    "Check that the file compiles; if it does, write the snapshot by hand."
}

extension SourceRefusal.Construct: CustomStringConvertible {
  /// The name of the construct in Swift's terms.
  package var description: String {
    switch self {
    case .comment: "comment"
    case .identifier: "identifier in backticks"
    case .string: "string literal"
    case .multilineString: "multi-line string literal"
    case .interpolation: "string interpolation"
    case .regex: "regular expression literal"
    }
  }
}
