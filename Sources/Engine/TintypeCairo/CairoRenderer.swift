// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import Foundation
import Synchronization
import TintypeScene
import TintypeImaging

/// A renderer that measures text with Pango and paints scenes with cairo, from any thread.
///
/// ```swift
/// let renderer = try CairoRenderer.standard()
/// let scene = try Scene(of: greeting, in: .sizeThatFits, measuring: renderer)
/// let bitmap = try renderer.paint(scene)
/// ```
///
/// The font book alone determines the fonts: other fonts on the machine, its locale and the
/// configuration files of fontconfig do not affect pixels.
public final class CairoRenderer: FontMeasuring, Sendable {
  private let pool: EnginePool
  package let book: FontBook
  private let texts = TypesetCache()
  private let extents = Mutex<[Font: FontExtents]>([:])
  private let paintingCount = Atomic(0)

  /// Creates a renderer.
  ///
  /// - Throws: `RenderingError` if a font cannot be loaded, or if the environment would change
  ///   pixels compared with other machines.
  public init(
    fonts book: FontBook,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RenderingError) {
    try TrustedEnvironment.check(variables: environment)
    self.book = book
    pool = try EnginePool(book: book)
  }

  /// Returns the renderer with the standard font book, which is created once per process.
  ///
  /// - Throws: `RenderingError`, the same error for each call.
  public static func standard() throws(RenderingError) -> CairoRenderer { try made.get() }

  private static let made = Result { () throws(RenderingError) in
    try CairoRenderer(fonts: FontBook.standard())
  }

  /// Breaks text into lines and measures them.
  ///
  /// - Throws: `RenderingError` if a font cannot be used, or if the rounding mode of the thread was
  ///   changed.
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
    let request = TypesetCache.Request(
      runs, width: width, maximumLines: maximumLines, direction: direction)
    guard let request else { return try typeset() }
    return try texts.text(request, measure: typeset)
  }

  /// Returns the distances of the font for a request, which are cached.
  package func extents(of font: Font) throws -> FontExtents {
    if let known = extents.withLock({ $0[font] }) { return known }
    let found = try pool.withEngine { try $0.extents(of: font) }
    extents.withLock { known in
      if known.count >= 256 { known.removeAll() }
      known[font] = found
    }
    return found
  }

  /// Paints a scene.
  ///
  /// Visible groups and images can need five times the pixels of the canvas, and 64 million more,
  /// at once. Numbers that are NaN are skipped; `Scene.unpaintable` reports them.
  ///
  /// - Throws: `RenderingError.canvasTooLarge` before memory is allocated,
  ///   `RenderingError.imageMissing` for an image that the scene refers to but does not contain,
  ///   `RenderingError.groupsTooLarge`, `RenderingError.unpaintable` for commands that would take
  ///   seconds, `RenderingError.roundingChanged`, or the error of a library.
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
      // The surface is finished, so that cairo cannot write to the memory after this method
      // returns.
      defer { canvas.finish() }
      try pool.withEngine { engine in
        try ScenePainter(scene: scene, canvas: canvas, budget: budget, engine: engine).paint()
      }
    }
    releaseMemory()
    return bitmap
  }

  /// Returns the memory of earlier scenes, such as photos, to the system now and then.
  private func releaseMemory() {
    let count = paintingCount.wrappingAdd(1, ordering: .relaxed).newValue
    if count.isMultiple(of: 32) { tintype_release_memory() }
  }

  /// Returns the size of a canvas in pixels; its edges are rounded like those of a box.
  private static func pixelSize(
    of canvas: Scene.Canvas
  ) throws(RenderingError) -> (width: Int, height: Int) {
    let (size, scale) = (canvas.size, canvas.scale)
    func side(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) }
    let (width, height) = (side(size.width), side(size.height))
    let maximum = Double(Bitmap.maximumSide)
    guard scale > 0, width >= 1, height >= 1, width <= maximum, height <= maximum,
      width * height <= Double(Bitmap.maximumPixelCount)
    else { throw .canvasTooLarge(width: size.width, height: size.height, scale: scale) }
    return (Int(width), Int(height))
  }

  /// Returns the environment that renders a scene: the versions of libraries, and the digests of
  /// its fonts.
  ///
  /// The fonts are listed by file, with the variations of variable fonts.
  public func fingerprint(of scene: Scene) -> Fingerprint {
    // There are few fonts, regardless of sizes; a set would have to hash the font of every line.
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
