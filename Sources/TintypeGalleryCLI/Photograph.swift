// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// A picture of the gallery: a component in a state and a look, and the reference of its test.
@MainActor struct Photograph {
  /// The system or the part of the gallery that the component belongs to.
  let group: String
  /// The component's name.
  let component: String
  /// The state's name; empty for a sheet of all states.
  let state: String
  /// The look's name.
  let look: String
  /// The snapshot that a test takes of it.
  let reference: Gallery.Reference
  /// What it is laid out on.
  let viewport: Viewport
  /// What is fixed in its environment.
  let traits: Traits
  /// Makes the component.
  let make: () -> any Component

  /// The name of the reference's file, without number and extension.
  var fileName: String {
    reference.name.map { "\(reference.test).\(Self.fileName($0))" } ?? reference.test
  }

  /// Where the picture is written, in the folder of all.
  var path: String { "\(reference.suite)/\(fileName).png" }

  /// A name as references bear it: each run of other characters than letters and digits is a hyphen.
  private static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}

extension Photograph {
  /// All pictures of the gallery: those of the systems, then the sheets of the toolkit's own parts.
  static var all: [Photograph] {
    let previews = Gallery.documents.flatMap(photographs)
    let known = Set(previews.map(\.reference))
    return previews
      + Gallery.sheets.map(Photograph.init).filter { !known.contains($0.reference) }
  }

  private static func photographs(of document: Gallery.Document) -> [Photograph] {
    document.providers.flatMap { provider in
      provider.previews.flatMap { preview in
        preview.looks.map { look in
          Photograph(
            group: document.name, component: provider.componentName,
            state: preview.name == provider.componentName ? "" : preview.name, look: look.name,
            reference: provider.reference(of: preview, in: look),
            viewport: preview.viewport, traits: look.traits, make: { preview.component })
        }
      }
    }
  }

  /// A sheet, whose name ends with its look, as in `Button-Dark`.
  private init(_ sheet: Gallery.Sheet) {
    let words = (sheet.name ?? sheet.test).split(separator: "-")
    let suite = "SnapshotTests"
    self.init(
      group: sheet.suite.hasSuffix(suite)
        ? String(sheet.suite.dropLast(suite.count)) : sheet.suite,
      component: words.first.map(String.init) ?? sheet.test,
      state: "",
      look: words.count > 1 ? words.dropFirst().joined(separator: " ") : "",
      reference: Gallery.Reference(suite: sheet.suite, test: sheet.test, name: sheet.name),
      viewport: sheet.viewport, traits: sheet.traits, make: { sheet.component })
  }
}
