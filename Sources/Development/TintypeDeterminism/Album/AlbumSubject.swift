// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging

/// An image that must be the same everywhere: a sheet of the gallery, another of its images with a
/// reference, or an icon.
struct AlbumSubject: Sendable {
  /// The path of its reference in the folder of the gallery's tests, without the extension.
  let name: String
  /// A Boolean value that indicates whether the image has a committed reference.
  let hasReference: Bool
  /// The reason why another release of its libraries can paint it differently; `nil` if it must not.
  let releaseDifference: String?

  private let lay: @Sendable (CairoRenderer) throws -> Scene

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - name: The path of its reference.
  ///   - hasReference: A Boolean value that indicates whether the image has a committed reference;
  ///     `true` by default.
  ///   - releaseDifference: The reason why another release of its libraries can paint it
  ///     differently; `nil`, the default, if it must not.
  ///   - lay: Returns its scene.
  init(
    name: String, hasReference: Bool = true, releaseDifference: String? = nil,
    lay: @escaping @Sendable (CairoRenderer) throws -> Scene
  ) {
    self.name = name
    self.hasReference = hasReference
    self.releaseDifference = releaseDifference
    self.lay = lay
  }

  /// Creates its scene and paints it.
  func paint(with renderer: CairoRenderer) throws -> (scene: Scene, bitmap: Bitmap) {
    let scene = try lay(renderer)
    return (scene, try renderer.paint(scene))
  }
}

extension AlbumSubject {
  /// All images of the gallery that have references, and the icons.
  static var all: [AlbumSubject] {
    let gallery = Gallery.sheets.map(AlbumSubject.init) + [profileVariants]
    #if os(Linux)
      return gallery + icons
    #else
      return gallery
    #endif
  }

  /// Returns every `step`th image, starting with the first one.
  static func every(_ step: Int) -> [AlbumSubject] {
    all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }

  /// Complex images: text in many positions, and effects above a photo.
  static var busy: [AlbumSubject] {
    let names = [
      "ShowcaseSnapshotTests/testSheets.League-Dark", "KitSnapshotTests/testSheets.Card-Dark",
    ]
    return all.filter { names.contains($0.name) }
  }

  private init(_ sheet: Gallery.Sheet) {
    // A snapshot without a name has its number within the test.
    let number = sheet.name == nil ? ".1" : ""
    self.init(name: "\(sheet.suite)/\(sheet.fileName)\(number)") { renderer in
      try Scene(of: sheet.component, in: sheet.viewport, traits: sheet.traits, measuring: renderer)
    }
  }

  /// The contact sheet that the tests take in addition to the sheets.
  private static var profileVariants: AlbumSubject {
    AlbumSubject(name: "ShowcaseTextTests/testProfileVariants.1") { renderer in
      let variants = Variants(
        schemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft],
        devices: [.iPhoneSe])
      return try ContactSheet(columns: 4).scene(of: variants, measuring: renderer) {
        Kit.ShowcaseProfile()
      }
    }
  }
}

/// Creates and paints the scenes of several images, one after another.
struct PaintJob: Sendable {
  /// The subjects to paint, in this order; a subject may occur more than once.
  var subjects: [AlbumSubject]
  /// The folder of the resulting album.
  var folder: AlbumFolder
  /// The expected album; `nil` if it is unknown.
  var known: Album?

  /// Paints, and stores the pixels of images that differ from the expected ones.
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
      if known != nil, expected[subject.name] != painting, kept < Self.maximumCount {
        try folder.write(bitmap, scene, number: number)
        kept += 1
      }
    }
    try folder.write(album)
  }

  /// The maximum number of stored images; a thousand would fill a disk without being more useful.
  private static let maximumCount = 200
}
