// SPDX-License-Identifier: MIT

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
  var json: String {
    let file = fragment.fileName.json
    var fixIts = ""
    if let fixIt {
      let start = position(of: fixIt.range.lowerBound)
      let end = position(of: fixIt.range.upperBound)
      fixIts =
        #"{"message":\#(fixIt.message.json),"changes":[{"range":{"fileName":\#(file),"#
        + #""startOffset":\#(start),"endOffset":\#(end)},"newText":\#(fixIt.replacement.json)}]}"#
    }
    return #"{"message":\#(message.json),"severity":"\#(severity)","#
      + #""position":{"fileName":\#(file),"offset":\#(position(of: offset))},"#
      + #""highlights":[],"notes":[],"fixIts":[\#(fixIts)]}"#
  }

  /// Returns the offset in the file.
  private func position(of offset: Int) -> Int {
    let (position, overflow) = fragment.offset.addingReportingOverflow(offset)
    return overflow ? fragment.offset : position
  }
}
