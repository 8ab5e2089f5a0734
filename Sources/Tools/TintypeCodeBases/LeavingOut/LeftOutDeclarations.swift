// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// Swift source without the declarations that cannot be compiled.
///
/// An error in a body costs the innermost statement around it, which is replaced, or the call of a
/// modifier that a view lacks. An error elsewhere costs the member, and an error in what was left out
/// before costs the next larger part: the statement around it, the body, the member, the type, the
/// outermost type, the file.
package struct LeftOutDeclarations: Sendable {
  /// An error of the compiler.
  package struct Problem: Hashable, Sendable {
    /// The line number, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    package var message: String

    package init(line: Int, column: Int, message: String) {
      (self.line, self.column, self.message) = (line, column, message)
    }
  }

  /// The part of a declaration that is left out, from small to large.
  package enum Level: String, Sendable {
    /// A statement in a body, or the call of a modifier.
    case part
    /// The statements of a body, or the initial value of a property that is evaluated when it is
    /// used.
    case body
    /// The contents of a view.
    case placeholder
    /// A member of a type, or a function or a property of the file.
    case member
    /// A type or an extension.
    case type
    /// An import, a preview or another statement of the file.
    case statement
    /// The whole file.
    case file
  }

  /// A declaration that was left out.
  package struct Omission: Hashable, Sendable {
    /// The line number of the declaration's keyword or of the part, from 1.
    package var line: Int
    /// The keyword and the name, such as `func save(_:)`; for a file, `file`.
    package var declaration: String
    package var level: Level
    /// The first error.
    package var message: String
    /// The offsets of a part in the source; `nil` for other levels.
    package var range: Range<Int>?
    /// The number of smaller parts at the same place that did not suffice.
    package var enlargements: Int

    package init(
      line: Int, declaration: String, level: Level, message: String, range: Range<Int>? = nil,
      enlargements: Int = 0
    ) {
      (self.line, self.declaration, self.level, self.message) = (line, declaration, level, message)
      (self.range, self.enlargements) = (range, enlargements)
    }
  }

  /// The edited source with the same number of lines; `nil` if the whole file is left out.
  package private(set) var bytes: [UInt8]?
  /// All that is left out, including what was left out before, in the order of the file.
  package private(set) var omissions: [Omission] = []

  /// Leaves out the declarations that contain errors.
  ///
  /// - Parameters:
  ///   - source: The source before any declaration was left out.
  ///   - problems: The errors in the source without the declarations of `earlier`.
  ///   - earlier: What was left out before.
  ///   - action: The function that a body without a result calls with the message. Other bodies
  ///     call `Swift.fatalError`.
  /// - Throws: The reason why the source cannot be divided into tokens.
  package init(
    _ source: [UInt8], problems: [Problem], earlier: [Omission],
    action: String = "Swift.fatalError"
  ) throws(SourceRefusal) {
    guard !earlier.contains(where: { $0.level == .file }) else {
      omissions = earlier
      return
    }
    let tree = DeclarationTree(try SwiftSource(reading: source))
    var plan = OmissionPlan(tree, action: action)
    plan.restore(earlier)
    // All problems concern the same text, so each is looked up before anything changes.
    let before = EditedSource(source, plan.edits)
    let offsets = problems.map { before.originalOffset(line: $0.line, column: $0.column) }
    let former = plan
    for (problem, offset) in zip(problems, offsets) {
      if let offset, let part = former.part(at: offset, problem.message) {
        plan.leaveOut(part, problem.message)
        continue
      }
      let next = offset.flatMap { former.next(at: $0, problem.message) }
      guard let (declaration, level) = next else {
        omissions = [
          Omission(line: problem.line, declaration: "file", level: .file, message: problem.message)
        ]
        return
      }
      plan.leaveOut(declaration, level, problem.message)
    }
    bytes = EditedSource(source, plan.edits).bytes
    omissions = plan.omissions
  }
}
