// SPDX-License-Identifier: MIT

/// The declaration of a structure, class or enumeration.
struct TypeSyntax {
  /// The modifiers without their arguments.
  var modifiers: [String]
  /// The index of the name.
  var name: Int
  /// The declarations in the type, each with its position in the file.
  var members: [SourceFragment]

  /// Reads a declaration; `nil` if it is not a type.
  init?(_ source: TokenizedSource) {
    modifiers = []
    var index = source.attributes(at: 0).last?.tokens.upperBound ?? 0
    let keywords = ["struct", "class", "enum", "actor"]
    // `class` can be a modifier only of members.
    while source.isWord(index), !keywords.contains(source.name(index)) {
      modifiers.append(source.name(index))
      index += 1
      if source.isCharacter(index, "(") { index = source.after(index) }
    }
    guard source.isWord(index), source.isWord(index + 1) else { return nil }
    name = index + 1
    while index < source.tokens.count, !source.isCharacter(index, "{") {
      index = source.after(index)
    }
    guard let open = source.token(index) else { return nil }
    members = source.statements(in: (index + 1)..<open.partner).compactMap {
      source.fragment(of: $0)
    }
  }
}

extension TokenizedSource {
  /// Returns the source of a range of tokens with its position in the file.
  fileprivate func fragment(of range: Range<Int>) -> SourceFragment? {
    guard let start = token(range.lowerBound)?.start else { return nil }
    let (line, column) = location(range.lowerBound)
    let (offset, overflow) = fragment.offset.addingReportingOverflow(start)
    return SourceFragment(
      text(range), fileID: fragment.fileID, fileName: fragment.fileName,
      offset: overflow ? fragment.offset : offset, line: line, column: column)
  }
}
