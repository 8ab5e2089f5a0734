// SPDX-License-Identifier: MIT

import TintypeBase

/// The parts of a code base that a catalog cannot show, with the reasons.
package struct CatalogOmissions: Sendable {
  /// The number of sources.
  package var fileCount: Int
  /// The number of sources that are left out.
  package var wholeCount: Int
  /// The number of sources of which declarations are left out.
  package var partCount: Int
  /// The reasons, the most expensive one first.
  package var reasons: [Reason]
  /// Other parts of the project that are not built, each with its reason.
  package var notes: [(subject: String, text: String)]

  package init(
    fileCount: Int, wholeCount: Int, partCount: Int, reasons: [Reason],
    notes: [(subject: String, text: String)]
  ) {
    self.fileCount = fileCount
    self.wholeCount = wholeCount
    self.partCount = partCount
    self.reasons = reasons
    self.notes = notes
  }

  /// A reason with the files that it costs.
  package struct Reason: Sendable {
    /// The name of the kind, such as `missingModule`.
    package var kind: String
    /// The reason in a few words.
    package var title: String
    /// Full sentences about the next step.
    package var advice: String
    package var files: [File]

    package init(kind: String, title: String, advice: String, files: [File]) {
      (self.kind, self.title, self.advice, self.files) = (kind, title, advice, files)
    }
  }

  /// A file of which something is left out.
  package struct File: Sendable {
    /// The path, relative to the code base if it is in it.
    package var path: String
    /// A Boolean value that indicates whether the whole file is left out.
    package var isWhole: Bool
    /// The declarations, each with its line from 1 and its first error.
    package var declarations: [(line: Int, name: String, message: String)]

    package init(
      path: String, isWhole: Bool, declarations: [(line: Int, name: String, message: String)]
    ) {
      (self.path, self.isWhole, self.declarations) = (path, isWhole, declarations)
    }
  }
}

extension CatalogOmissions {
  /// The value for the page, as `catalog.js` describes it; `nil` if there is nothing to show.
  var value: JSON? {
    guard !reasons.isEmpty || !notes.isEmpty else { return nil }
    var texts = PageTexts()
    let reasons = reasons.map { reason -> JSON in
      let files = reason.files.map { file -> JSON in
        let declarations = file.declarations.map { declaration -> JSON in
          .array([
            .integer(declaration.line), texts.line(declaration.name),
            texts.line(declaration.message),
          ])
        }
        return .array([
          texts.line(file.path), .integer(file.isWhole ? 1 : 0), .array(declarations),
        ])
      }
      return .array([
        .string(reason.kind), .line(reason.title), .line(reason.advice), .array(files),
      ])
    }
    return [
      "counts": .array([.integer(fileCount), .integer(partCount), .integer(wholeCount)]),
      "reasons": .array(reasons),
      "notes": .array(notes.map { .array([.line($0.subject), .line($0.text)]) }),
      "strings": texts.value,
    ]
  }
}
