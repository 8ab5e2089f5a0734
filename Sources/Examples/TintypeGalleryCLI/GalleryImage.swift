// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// An image of the gallery: a component in a state and an appearance, with its test's reference.
@MainActor struct GalleryImage {
  /// The system or the section of the gallery.
  let group: String
  /// The component's name.
  let component: String
  /// The state's name; empty for a sheet of all states.
  let state: String
  /// The name of the appearance.
  let look: String
  /// The reference of the test's snapshot.
  let reference: Gallery.Reference
  /// The viewport of the component.
  let viewport: Viewport
  /// The environment values.
  let traits: Traits
  /// Creates the component.
  let make: () -> any Component

  /// The name of the reference file, without number and extension.
  var fileName: String {
    reference.name.map { "\(reference.test).\(Self.fileName($0))" } ?? reference.test
  }

  /// The path of the image in the output folder.
  var path: String { "\(reference.suite)/\(fileName).png" }

  /// Returns a name in the form of reference files.
  ///
  /// Each run of characters other than letters, digits and underscores becomes a hyphen.
  private static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}

extension GalleryImage {
  /// All images of the gallery: first the systems, then the sheets of the toolkit's components.
  static var all: [GalleryImage] {
    let previews = Gallery.documents.flatMap(items)
    let known = Set(previews.map(\.reference))
    return previews
      + Gallery.sheets.map(GalleryImage.init).filter { !known.contains($0.reference) }
  }

  /// Returns the images whose path contains a text; all images without a text.
  static func all(_ part: String?) -> [GalleryImage] {
    guard let part else { return all }
    return all.filter { $0.path.contains(part) }
  }

  private static func items(of document: Gallery.Document) -> [GalleryImage] {
    document.providers.flatMap { provider in
      provider.previews.flatMap { preview in
        preview.looks.map { look in
          GalleryImage(
            group: document.name, component: provider.componentName,
            state: preview.name == provider.componentName ? "" : preview.name, look: look.name,
            reference: provider.reference(of: preview, in: look),
            viewport: preview.viewport, traits: look.traits, make: { preview.component })
        }
      }
    }
  }

  /// Creates the image of a sheet, whose name ends with its appearance, as in `Button-Dark`.
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
