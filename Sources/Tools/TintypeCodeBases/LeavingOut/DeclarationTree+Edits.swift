// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension DeclarationTree {
  /// Returns whether a declaration is the property with the previews of a `PreviewProvider`.
  func isPreviews(_ index: Int) -> Bool {
    declarations[index].text == "var previews" && declarations[index].modifiers.contains("static")
  }

  /// Returns whether a type is a structure that is a view, or represents a view of UIKit.
  func isView(_ index: Int) -> Bool {
    declarations[index].keyword == "struct" && !inherited(index).isDisjoint(with: Self.views)
  }

  private func inherited(_ index: Int) -> Set<String> {
    Set((declarations[index].inheritance ?? 0..<0).map(text))
  }

  private static let views: Set = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// Returns the edits that reduce a structure to a view.
  ///
  /// Its stored properties and initializers remain, so that it is created as before. It contains
  /// `view` if something of its `body` is left out, that is, if `isIntact` returns `false` for it.
  func placeholder(
    for index: Int, view: String, isIntact: (Int) -> Bool
  ) -> [EditedSource.Edit] {
    let type = declarations[index]
    guard let clause = type.inheritance, let body = type.body else { return [] }
    let head = source.tokens[clause.lowerBound].start..<source.tokens[clause.upperBound].start
    let start = source.tokens[body].end
    var edits = [
      EditedSource.Edit(range: head, replacement: fill(head, with: ": SwiftUI.View "))
    ]
    let isRepresentable = !inherited(index).contains("View")
    var needsBody = true
    for (position, member) in declarations.enumerated() where member.parent == index {
      if member.text == "var body", !isRepresentable, isIntact(position) {
        needsBody = false
      } else if member.text == "var body" || isRequirement(position) {
        edits.append(replace(member.tokens, with: nil))
      }
    }
    guard needsBody else { return edits }
    let access = ["public ", "package "].first { type.modifiers.contains(String($0.dropLast())) }
    let property = " \(access ?? "")var body: some SwiftUI.View { \(view) };"
    return edits + [EditedSource.Edit(range: start..<start, replacement: Array(property.utf8))]
  }

  /// Returns whether a declaration is a requirement of a structure that represents a view of UIKit.
  func isRequirement(_ index: Int) -> Bool {
    guard let parent = declarations[index].parent, isView(parent),
      !inherited(parent).contains("View")
    else { return false }
    let words = declarations[index].text.split { $0 == " " || $0 == "(" }
    return words.count > 1 && words[0] == "func" && Self.requirements.contains(words[1])
  }

  private static let requirements: Set<Substring> = [
    "makeUIView", "updateUIView", "dismantleUIView", "makeUIViewController",
    "updateUIViewController", "dismantleUIViewController", "makeCoordinator", "sizeThatFits",
  ]

  /// Returns the edit that replaces tokens, by blanks if there is no text.
  func replace(_ tokens: Range<Int>, with text: String?) -> EditedSource.Edit {
    let range =
      source.tokens[tokens.lowerBound].start..<source.tokens[tokens.upperBound - 1].end
    return EditedSource.Edit(range: range, replacement: fill(range, with: text ?? ""))
  }

  /// Returns the edit that replaces the statements of a body.
  func replaceBody(_ brace: Int, with statement: String) -> EditedSource.Edit {
    let opening = source.tokens[brace]
    let range = opening.end..<source.tokens[opening.partner].start
    return EditedSource.Edit(range: range, replacement: fill(range, with: " \(statement) "))
  }

  /// Returns a text with the line ends of a range, which is as long as the range if possible.
  private func fill(_ range: Range<Int>, with text: String) -> [UInt8] {
    let blank = source.bytes[range].map {
      $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn ? $0 : ASCII.space
    }
    let first = blank.firstIndex { $0 != ASCII.space } ?? blank.count
    return Array(text.utf8) + blank[min(text.utf8.count, first)...]
  }
}
