// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents

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
