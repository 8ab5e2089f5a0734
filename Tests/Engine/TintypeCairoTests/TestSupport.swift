// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging

let black = ResolvedColor(red: 0, green: 0, blue: 0)
let white = ResolvedColor(red: 1, green: 1, blue: 1)
let red = ResolvedColor(red: 1, green: 0, blue: 0)
let blue = ResolvedColor(red: 0, green: 0, blue: 1)

/// Returns a scene with commands on a canvas in points.
func scene(
  _ width: Double,
  _ height: Double,
  scale: Double = 1,
  background: ResolvedColor? = nil,
  _ commands: PaintCommand...
) -> Scene {
  Scene(
    canvas: Scene.Canvas(
      size: Size(width: width, height: height), scale: scale, background: background),
    commands: commands.map { Scene.Command(node: 0, paint: $0) }
  )
}

/// Returns a command that fills a rectangle.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  radius: Double = 0, _ color: ResolvedColor = black
) -> PaintCommand {
  .fill(.box(Rect(x: x, y: y, width: width, height: height), cornerRadius: radius), color)
}

/// Returns a command that paints a line of text in Roboto.
func line(
  _ string: String,
  x: Double = 2,
  y: Double = 20,
  size: Double = 16,
  family: String? = "Roboto",
  weight: Font.Weight = .regular,
  isItalic: Bool = false,
  width: Double = 60,
  color: ResolvedColor = black
) -> PaintCommand {
  .text(
    PaintCommand.Line(
      string: string, origin: Point(x: x, y: y), width: width, ascent: 16,
      font: ResolvedFont(family: family, size: size, weight: weight, isItalic: isItalic),
      color: color))
}

/// Returns a command that strokes an outline.
func stroke(
  _ outline: PaintCommand.Outline, width: Double, inside: Bool
) -> PaintCommand {
  .stroke(
    outline,
    PaintCommand.Stroke(
      paint: .color(black), style: StrokeStyle(lineWidth: width), isInside: inside))
}

extension Bitmap {
  /// Returns the opacity of a pixel, or 0 outside the bitmap.
  func alpha(_ x: Int, _ y: Int) -> Int { Int((self[x, y] ?? 0) >> 24) }

  /// The columns with at least one pixel that is not transparent.
  var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { alpha(x, $0) > 0 } } }

  /// The rows with at least one pixel that is not transparent.
  var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { alpha($0, y) > 0 } } }
}

/// Returns the description of the error that a closure throws.
func message(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}

/// Returns the rendering error that a closure throws.
func failure(_ body: () throws -> Void) -> RenderingError? {
  do {
    try body()
    return nil
  } catch {
    return error as? RenderingError
  }
}

/// A folder that is removed with its content on deallocation.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ data: Data) throws -> String {
    try data.write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }
}

/// Returns the font file of Roboto with a name such as “Roboto-Bold.ttf”.
func robotoFile(_ name: String) throws -> FontFile {
  let files = try FontBook.standard().families.flatMap(\.files)
  guard let file = files.first(where: { $0.path.hasSuffix("/" + name) }) else {
    throw RenderingError.unreadableFont(path: name, reason: "not in the standard book")
  }
  return file
}

/// Returns a renderer whose default font is Roboto, with known numbers and one file per weight.
func robotoRenderer() throws -> CairoRenderer { try robotoRendererResult.get() }

private let robotoRendererResult = Result {
  let book = try FontBook.standard()
  return try CairoRenderer(
    fonts: FontBook(
      families: book.families.filter { $0.name == "Roboto" }, fallback: book.fallback))
}
