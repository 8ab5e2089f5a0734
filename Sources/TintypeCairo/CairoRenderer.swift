// SPDX-License-Identifier: MIT

import CTintypeCairo
import Foundation
import TintypeScene
import TintypeImaging

/// Measures text with Pango and paints scenes with cairo, from any thread.
///
/// ```swift
/// let renderer = try CairoRenderer.standard()
/// let scene = try Scene(of: greeting, in: .sizeThatFits, measuring: renderer)
/// let bitmap = try renderer.paint(scene)
/// ```
///
/// Nothing but the font book decides which fonts are used: the machine's fonts, its locale and
/// fontconfig's files reach no pixel.
public final class CairoRenderer: TextMeasuring, Sendable {
  private let pool: EnginePool
  private let book: FontBook
  private let texts = TypesetCache()

  /// Creates a renderer.
  ///
  /// - Throws: `RenderingError` for fonts that cannot be loaded, and for an environment in which
  ///   pixels would not be those of other machines.
  public init(
    fonts book: FontBook,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RenderingError) {
    try TrustedEnvironment.check(variables: environment)
    self.book = book
    pool = try EnginePool(book: book)
  }

  /// The renderer with the standard font book, made once in each process.
  ///
  /// - Throws: `RenderingError`, the same each time.
  public static func standard() throws(RenderingError) -> CairoRenderer {
    try made.get()
  }

  private static let made = Result { () throws(RenderingError) in
    try CairoRenderer(fonts: FontBook.standard())
  }

  /// Breaks a text into lines and measures them.
  ///
  /// - Throws: `RenderingError` when a font cannot be used, or the thread cannot be trusted.
  public func typeset(
    _ runs: [TextRun],
    width: Double?,
    maximumLines: Int?,
    direction: LayoutDirection
  ) throws -> TypesetText {
    func typeset() throws -> TypesetText {
      try TrustedEnvironment.checkThread()
      return try pool.withEngine {
        try $0.typeset(runs, width: width, maximumLines: maximumLines, direction: direction)
      }
    }
    let key = TypesetCache.Key(
      runs, width: width, maximumLines: maximumLines, direction: direction)
    guard let key else { return try typeset() }
    return try texts.text(key, measure: typeset)
  }

  /// Paints a scene.
  ///
  /// Groups and images that can be seen may need five times the pixels of the canvas, and 64 million
  /// more, at once. Numbers that are none are left out; `Scene.unpaintable` says where.
  ///
  /// - Throws: `RenderingError.canvasTooLarge` before anything is allocated,
  ///   `RenderingError.imageMissing` for an image that the scene names but does not hold,
  ///   `RenderingError.groupsTooLarge`, `RenderingError.unpaintable` for what would take seconds,
  ///   `RenderingError.roundingChanged`, or what keeps the libraries from working.
  public func paint(_ scene: Scene) throws -> Bitmap {
    try TrustedEnvironment.checkThread()
    let size = try Self.pixelSize(of: scene.canvas)
    if let diagnostic = scene.tooComplex { throw RenderingError.unpaintable(diagnostic) }
    var bitmap = try Bitmap(width: size.width, height: size.height)
    let area = PixelArea(left: 0, top: 0, right: size.width, bottom: size.height)
    try bitmap.withUnsafeMutableBytes { bytes in
      let budget = PixelBudget(canvas: area)
      let canvas = try Surface(
        area, memory: bytes.assumingMemoryBound(to: UInt8.self).baseAddress, within: budget)
      // Finished, so that nothing of cairo's can write to the memory once this has returned.
      defer { canvas.finish() }
      try pool.withEngine { engine in
        try ScenePainter(scene: scene, canvas: canvas, budget: budget, engine: engine).paint()
      }
    }
    return bitmap
  }

  /// The pixels of a canvas: its far edges moved onto whole ones, as those of a box are.
  private static func pixelSize(
    of canvas: Scene.Canvas
  ) throws(RenderingError) -> (width: Int, height: Int) {
    let (size, scale) = (canvas.size, canvas.scale)
    func side(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) }
    let (width, height) = (side(size.width), side(size.height))
    let greatest = Double(Bitmap.maximumSide)
    guard scale > 0, width >= 1, height >= 1, width <= greatest, height <= greatest,
      width * height <= Double(Bitmap.maximumPixelCount)
    else { throw .canvasTooLarge(width: size.width, height: size.height, scale: scale) }
    return (Int(width), Int(height))
  }

  /// What paints a scene: the versions of libraries, and the digest of each font file in it, with
  /// where a variable one was fixed.
  public func fingerprint(of scene: Scene) -> Fingerprint {
    // Few, whatever their sizes; a set of all would have to hash each line's.
    var fonts: [ResolvedFont] = []
    for command in scene.commands {
      guard case .text(let line) = command.paint else { continue }
      for span in line.spans {
        let font = span.font
        let isKnown = fonts.contains { known in
          known.weight.value == font.weight.value && known.isItalic == font.isItalic
            && known.family == font.family
        }
        if !isKnown { fonts.append(font) }
      }
    }
    var files: Set<FontFile> = []
    for used in fonts {
      guard let family = used.family else { continue }
      let font = Font(family: family, size: 1, weight: used.weight, isItalic: used.isItalic)
      if let file = book.match(font)?.file { files.insert(file) }
    }
    let parts = FontFile.fingerprintParts(of: files)
    return Fingerprint(parts: LibraryVersions.parts.merging(parts) { $1 })
  }
}
