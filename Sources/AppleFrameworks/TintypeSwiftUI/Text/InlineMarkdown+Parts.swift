// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension InlineMarkdown {
  /// Returns the parts of a text, with attributes instead of Markdown.
  static func parts(of text: String, in environment: EnvironmentValues) -> [TextPart] {
    let runs = runs(of: text)
    guard !runs.isEmpty else { return [TextPart("")] }
    return runs.map { run in
      var part = TextPart(run.string)
      run.elements.apply(to: &part.attributes)
      if run.link != nil { part.attributes.style = TintShapeStyle().engine }
      return part
    }
  }
}

extension InlinePresentationIntent {
  /// Sets the attributes of the engine.
  func apply(to attributes: inout TextAttributes) {
    if contains(.emphasized) { attributes.isItalic = true }
    if contains(.stronglyEmphasized) { attributes.weight = .bold }
    if contains(.code) { attributes.design = .some(.monospaced) }
    if contains(.strikethrough) {
      attributes.strikethrough = TextDecoration(isActive: true, pattern: .solid, color: nil)
    }
  }
}
