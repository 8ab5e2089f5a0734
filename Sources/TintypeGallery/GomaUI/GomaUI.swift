// SPDX-License-Identifier: MIT

import TintypeComponents

/// A small design system: the components of a guide to snapshot testing, photographed by its rules.
package enum GomaUI {
  /// The previews of the system's components.
  package static var document: Gallery.Document {
    Gallery.Document(
      name: "GomaUI",
      summary: "A small design system, each component on sheets of all its variants.",
      providers: [
        ButtonViewSnapshotViewController.self, ToasterViewSnapshotViewController.self,
        BorderedTextFieldViewSnapshotViewController.self, ScoreViewSnapshotViewController.self,
        ComponentViewSnapshotViewController.self, LegacyComponentSnapshotViewController.self,
      ])
  }
}

extension GomaUI {
  /// A sheet whose tests are named by the guide's rule: `testButtonView_BasicStyles_Light`.
  package protocol SheetPreviewProvider: PreviewProvider {}

  /// What all sheets are laid out on.
  static let viewport = Viewport.device(.iPhone8, size: Size(width: 414, height: 860))
}

extension GomaUI.SheetPreviewProvider {
  /// The suite with the component's name.
  package static var suite: String { "\(componentName)SnapshotTests" }

  /// The only snapshot of a test that is named after the component, the preview and the look.
  package static func reference(
    of preview: Preview, in look: Preview.Look
  ) -> Gallery.Reference {
    let words = preview.name.split(separator: " ")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let category = preview.name == componentName ? "" : "_\(words.joined())"
    return Gallery.Reference(
      suite: suite, test: "test\(componentName)\(category)_\(look.name)", name: nil)
  }
}

extension Preview {
  /// A sheet of the design system.
  static func sheet(
    _ name: String, make: @escaping @MainActor @Sendable () -> any Component
  ) -> Preview {
    Preview(name, on: GomaUI.viewport, make: make)
  }
}
