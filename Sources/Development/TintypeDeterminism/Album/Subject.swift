// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging

/// A picture that must be the same everywhere: a sheet of the gallery, or what else of it has a
/// reference.
struct Subject: Sendable {
  /// Where its reference lies below the folder of the gallery's tests, without the extension.
  let name: String

  private let lay: @Sendable (CairoRenderer) throws -> Scene

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - name: Where its reference lies.
  ///   - lay: Lays it out.
  init(name: String, lay: @escaping @Sendable (CairoRenderer) throws -> Scene) {
    self.name = name
    self.lay = lay
  }

  /// Lays it out and paints it.
  func paint(with renderer: CairoRenderer) throws -> (scene: Scene, bitmap: Bitmap) {
    let scene = try lay(renderer)
    return (scene, try renderer.paint(scene))
  }
}

extension Subject {
  /// Every picture of the gallery that has a reference.
  static var all: [Subject] {
    Gallery.sheets.map(Subject.init) + [profileVariants]
  }

  /// One picture in `step`, the first one among them.
  static func every(_ step: Int) -> [Subject] {
    all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }

  /// Pictures in which much happens: text in many places, and effects above a photo.
  static var busy: [Subject] {
    let names = [
      "ShowcaseSnapshotTests/testSheets.League-Dark", "KitSnapshotTests/testSheets.Card-Dark",
    ]
    return all.filter { names.contains($0.name) }
  }

  private init(_ sheet: Gallery.Sheet) {
    // A picture without a name of its own bears the number of its place in the test.
    let number = sheet.name == nil ? ".1" : ""
    self.init(name: "\(sheet.suite)/\(sheet.fileName)\(number)") { renderer in
      try Scene(of: sheet.component, in: sheet.viewport, traits: sheet.traits, measuring: renderer)
    }
  }

  /// The contact sheet that the tests photograph beside the sheets.
  private static var profileVariants: Subject {
    Subject(name: "ShowcaseTextTests/testProfileVariants.1") { renderer in
      let variants = Variants(
        schemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft],
        devices: [.iPhoneSe])
      return try ContactSheet(columns: 4).scene(of: variants, measuring: renderer) {
        Kit.ShowcaseProfile()
      }
    }
  }
}

/// Lays out and paints some pictures, one after the other.
struct PaintJob: Sendable {
  /// What is painted, in this order; a subject may be there more than once.
  var subjects: [Subject]
  /// Where the album goes.
  var folder: AlbumFolder
  /// What should come out; `nil` if nobody knows yet.
  var known: Album?

  /// Paints, and keeps the pixels of what is not as known.
  func run(with renderer: CairoRenderer) throws {
    try folder.clear()
    let expected = Dictionary(
      (known?.paintings ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var album = Album(paintings: [], fingerprint: Fingerprint(parts: [:]))
    var (described, kept): (Set<String>, Int) = ([], 0)
    for (number, subject) in subjects.enumerated() {
      let (scene, bitmap) = try subject.paint(with: renderer)
      let painting = Painting(subject.name, bitmap)
      album.paintings.append(painting)
      if described.insert(subject.name).inserted {
        album.fingerprint.parts.merge(renderer.fingerprint(of: scene).parts) { first, _ in first }
      }
      if known != nil, expected[subject.name] != painting, kept < Self.greatestCount {
        try folder.write(bitmap, scene, number: number)
        kept += 1
      }
    }
    try folder.write(album)
  }

  /// A thousand different pictures would fill a disk, and tell no more than these.
  private static let greatestCount = 200
}
