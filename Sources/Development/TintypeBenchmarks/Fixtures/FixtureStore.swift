// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging

/// The fixtures as files in `.build/bench/fixtures`, painted again when this program has changed.
struct FixtureStore {
  /// The writer of a file.
  enum Writer: String, CaseIterable {
    /// This toolkit.
    case tintype
    /// cairo, using libpng.
    case cairo

    /// The other writer.
    var other: Writer { self == .tintype ? .cairo : .tintype }
  }

  private let folder: URL

  /// Opens the store, and paints missing fixtures.
  init(sizes: [FixtureSize] = FixtureSize.allCases) throws {
    folder = WorkFolder.url("fixtures")
    let note = folder.appendingPathComponent("program")
    let program = try WorkFolder.digestOfThisProgram()
    if (try? String(contentsOf: note, encoding: .utf8)) != program {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(program.utf8).write(to: note)
    }
    for size in sizes { try fill(size) }
  }

  /// Returns the path of an image.
  func path(_ size: FixtureSize, _ variant: FixtureVariant, _ writer: Writer) -> String {
    folder.appendingPathComponent("\(size)-\(variant)-\(writer).png").path
  }

  /// Returns the path of another file with the same bytes as the base.
  func copyPath(_ size: FixtureSize, _ writer: Writer) -> String {
    folder.appendingPathComponent("\(size)-copy-\(writer).png").path
  }

  private func fill(_ size: FixtureSize) throws {
    let done = folder.appendingPathComponent("\(size)-done").path
    if FileManager.default.fileExists(atPath: done) { return }
    Log.note("painting: \(size.title)")
    let painter = try FixturePainter()
    for variant in FixtureVariant.allCases {
      let bitmap = try painter.paint(size, variant)
      let files: [(Writer, [UInt8])] = [
        (.tintype, try PNG.encode(bitmap, scale: size.scale).bytes),
        (.cairo, try CairoPNG.encode(bitmap)),
      ]
      for (writer, bytes) in files {
        try write(bytes, path(size, variant, writer))
        if variant == .base { try write(bytes, copyPath(size, writer)) }
      }
    }
    try write([], done)
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  // MARK: A folder of pairs

  /// The number of pairs of phone screens in the folders.
  static let pairCount = 1000
  /// The number of different screens.
  static let screenCount = 24

  /// Returns two folders with the same file names: references, and new images.
  ///
  /// Every file is a link to one of 24 screens, but no pair has the same bytes. Of 24 pairs, 15
  /// have a changed title and button, 3 are re-encoded, 3 differ at edges, 2 in one pixel, and one
  /// in nearly all pixels.
  func pairs() throws -> (reference: URL, actual: URL, names: [String]) {
    let root = folder.appendingPathComponent("pairs")
    let (reference, actual) = (
      root.appendingPathComponent("reference"), root.appendingPathComponent("actual")
    )
    let names = (0..<Self.pairCount).map { "screen-\(String($0 + 10_000).dropFirst()).png" }
    if FileManager.default.fileExists(atPath: actual.appendingPathComponent(names.last ?? "").path)
    {
      return (reference, actual, names)
    }
    Log.note("painting: \(Self.screenCount) pairs of phone screens")
    let painter = try FixturePainter()
    for directory in [reference, actual] {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }
    for screen in 0..<Self.screenCount {
      let base = try painter.paintPhone(number: screen, .base)
      try write(CairoPNG.encode(base), root.appendingPathComponent("\(screen)-a.png").path)
      let changed: [UInt8] =
        switch screen % Self.screenCount {
        case 0..<15: try CairoPNG.encode(painter.paintPhone(number: screen, .slight))
        case 15..<18: try PNG.encode(base).bytes
        case 18..<21: try CairoPNG.encode(painter.paintPhone(number: screen, .jitter))
        case 21..<23: try CairoPNG.encode(painter.paintPhone(number: screen, .onePixel))
        default: try CairoPNG.encode(painter.paintPhone(number: screen, .heavy))
        }
      try write(changed, root.appendingPathComponent("\(screen)-b.png").path)
    }
    for (index, name) in names.enumerated() {
      for (side, directory) in [("a", reference), ("b", actual)] {
        try FileManager.default.linkItem(
          at: root.appendingPathComponent("\(index % Self.screenCount)-\(side).png"),
          to: directory.appendingPathComponent(name))
      }
    }
    return (reference, actual, names)
  }
}

/// Paints fixtures.
struct FixturePainter {
  private let renderer: CairoRenderer

  init() throws { renderer = try CairoRenderer.standard() }

  /// Paints an image in one size and one variant.
  func paint(_ size: FixtureSize, _ variant: FixtureVariant) throws -> Bitmap {
    switch size {
    case .phone: try paint(PhoneFixture(variant: variant), size, variant)
    case .desktop: try paint(DesktopFixture(variant: variant), size, variant)
    case .page: try paint(PageFixture(variant: variant), size, variant)
    }
  }

  /// Paints one of many phone screens.
  func paintPhone(number: Int, _ variant: FixtureVariant) throws -> Bitmap {
    try paint(PhoneFixture(variant: variant, number: number), .phone, variant)
  }

  private func paint(
    _ component: some Component, _ size: FixtureSize, _ variant: FixtureVariant
  ) throws -> Bitmap {
    let scene = try Scene(
      of: component, in: .fixed(size.points),
      traits: Traits(colorScheme: variant.colorScheme, displayScale: size.scale),
      measuring: renderer)
    var bitmap = try renderer.paint(scene)
    if variant == .onePixel { changeOnePixel(of: &bitmap) }
    return bitmap
  }

  private func changeOnePixel(of bitmap: inout Bitmap) {
    let index = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
    bitmap.withUnsafeMutableBytes { bytes in
      // Invert blue and green: light pixels become red, dark ones cyan.
      for channel in index..<index + 2 where bytes.indices.contains(channel) {
        bytes[channel] = 255 - bytes[channel]
      }
    }
  }
}
