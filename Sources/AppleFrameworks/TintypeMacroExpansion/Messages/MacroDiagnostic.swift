// SPDX-License-Identifier: MIT

import TintypeJSON

/// An error or warning that the compiler reports for the use of a macro.
package struct MacroDiagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// A change of the source that Xcode and the compiler offer.
  package struct FixIt: Hashable, Sendable {
    package var message: String
    /// The range of the changed bytes in the fragment.
    package var range: Range<Int>
    package var replacement: String
  }

  package var severity = Severity.error
  package var message: String
  /// The source that contains the position.
  package var fragment: SourceFragment
  /// The offset of the reported byte in the fragment.
  package var offset: Int
  package var fixIt: FixIt?

  /// Creates a diagnostic.
  package init(message: String, fragment: SourceFragment, offset: Int) {
    self.message = message
    self.fragment = fragment
    self.offset = offset
  }

  /// Creates a diagnostic at the attribute of a macro.
  init(severity: Severity = .error, message: String, atAttributeOf request: MacroRequest) {
    self.severity = severity
    self.message = message
    fragment = request.attribute ?? request.declaration
    let bytes = fragment.text.utf8
    offset =
      bytes.firstIndex(of: UInt8(ascii: "@")).map {
        bytes.distance(from: bytes.startIndex, to: $0)
      } ?? 0
  }

  /// The diagnostic in the format of the compiler's protocol.
  var json: JSON {
    let file = JSON.string(fragment.fileName)
    let fixIts = fixIt.map { fixIt -> JSON in
      let range: JSON = [
        "fileName": file, "startOffset": .integer(position(of: fixIt.range.lowerBound)),
        "endOffset": .integer(position(of: fixIt.range.upperBound)),
      ]
      let change: JSON = ["range": range, "newText": .string(fixIt.replacement)]
      return ["message": .string(fixIt.message), "changes": .array([change])]
    }
    return [
      "message": .string(message), "severity": .string(severity.rawValue),
      "position": ["fileName": file, "offset": .integer(position(of: offset))],
      "highlights": .array([]), "notes": .array([]), "fixIts": .array(fixIts.map { [$0] } ?? []),
    ]
  }

  /// Returns the offset in the file.
  private func position(of offset: Int) -> Int {
    let (position, overflow) = fragment.offset.addingReportingOverflow(offset)
    return overflow ? fragment.offset : position
  }
}
