// SPDX-License-Identifier: MIT

import TintypeComponents

/// A small design system with the components of a guide to snapshot testing.
///
/// Its snapshots follow the rules of the guide.
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
  /// A sheet whose tests follow the guide's naming rule: `testButtonView_BasicStyles_Light`.
  package protocol SheetPreviewProvider: PreviewProvider {}

  /// The viewport of all sheets.
  static let viewport = Viewport.device(.iPhone8, size: Size(width: 414, height: 860))
}

extension GomaUI.SheetPreviewProvider {
  /// The suite with the component's name.
  package static var suite: String { "\(componentName)SnapshotTests" }

  /// Returns the reference of a test named after the component, the preview and the appearance.
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
  /// Returns a sheet of the design system.
  static func sheet(
    _ name: String, make: @escaping @MainActor @Sendable () -> any Component
  ) -> Preview {
    Preview(name, on: GomaUI.viewport, make: make)
  }
}
