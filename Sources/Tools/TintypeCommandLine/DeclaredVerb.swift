// SPDX-License-Identifier: MIT

/// A verb of `tintype` as both programs know it: its manual and its parsed arguments.
///
/// Each program adds a function that runs the verb. The program that parses a verb need not be the
/// one that runs it.
package protocol DeclaredVerb: Sendable {
  /// The manual of the verb.
  static var manual: Manual { get }

  /// Creates the verb from its arguments.
  ///
  /// - Throws: ``CommandError`` for invalid arguments.
  init(_ arguments: ParsedArguments) throws(CommandError)
}
