// SPDX-License-Identifier: MIT

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
