// SPDX-License-Identifier: MIT

import TintypeBase

extension LiveCatalog {
  /// A state of the build and the rendering.
  package struct Status: Hashable, Sendable {
    package var phase: Phase
    /// The compiler's diagnostics and other problems, in the order of the output.
    package var problems: [Problem]
    /// The number of rendered variants.
    package var done: Int
    /// The number of all variants; 0 if it is unknown.
    package var total: Int

    package init(phase: Phase, problems: [Problem] = [], done: Int = 0, total: Int = 0) {
      self.phase = phase
      self.problems = problems
      self.done = done
      self.total = total
    }

    /// A phase of the watcher.
    package enum Phase: String, Sendable {
      /// The tests are being built.
      case building
      /// The previews are being rendered.
      case rendering
      /// All previews are shown as they are in the sources.
      case ready
      /// The build failed, so that the shown previews are those of an earlier build.
      case failed
    }
  }

  /// A diagnostic of the compiler, or another problem.
  package struct Problem: Hashable, Sendable {
    package var kind: Kind
    /// The path of the file, relative to the package or absolute; `nil` if it is unknown.
    package var file: String?
    /// The line in the file, from 1; `nil` if it is unknown.
    package var line: Int?
    /// The column in the line, from 1; `nil` if it is unknown.
    package var column: Int?
    /// One line, or a block.
    package var message: String
    /// The lines of the source that the compiler printed; empty for none.
    package var excerpt: String

    package init(
      kind: Kind, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String,
      excerpt: String = ""
    ) {
      self.kind = kind
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.excerpt = excerpt
    }

    /// The severity of a problem.
    package enum Kind: String, Sendable {
      case error
      case warning
    }
  }
}

extension LiveCatalog.Status {
  /// The maximum number of problems that the page shows.
  static let maximumProblems = 100

  /// Returns the number of problems of a kind.
  func count(of kind: LiveCatalog.Problem.Kind) -> Int { problems.count { $0.kind == kind } }

  /// The problems for the page, errors first.
  var shownProblems: JSON {
    let errors = problems.filter { $0.kind == .error }
    let others = problems.filter { $0.kind != .error }
    return .array((errors + others).prefix(Self.maximumProblems).map(\.value))
  }
}

extension LiveCatalog.Problem {
  /// The maximum number of characters of a message and of an excerpt on the page.
  static let maximumLength = 4000

  fileprivate var value: JSON {
    [
      "kind": .string(kind.rawValue), "file": .line(file), "line": .integer(line),
      "column": .integer(column), "message": .string(Self.block(message)),
      "excerpt": .string(Self.block(excerpt)),
    ]
  }

  /// Returns the beginning of a text, with hidden characters escaped visibly.
  private static func block(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: maximumLength, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return VisibleText.block(text) }
    return VisibleText.block(String(scalars[..<end])) + "…"
  }
}
