// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging

@testable import TintypeTerminal

@Suite("Images in terminals") struct TerminalImageTests {
  private static func random(_ width: Int, _ height: Int, colors: UInt64) throws -> Bitmap {
    var state: UInt64 = 3
    let pixels = (0..<width * height).map { _ -> UInt32 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = UInt32((state >> 33) % colors)
      return 0xFF00_0000 | number &* 0x30_6A5B & 0xFF_FFFF
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("The data of kitty's protocol is the PNG file in chunks")
  func kitty() throws {
    let file = try PNG.encode(Self.random(90, 60, colors: 1 << 20)).bytes
    let text = String(
      decoding: KittyImage.bytes(file, id: 7, cells: TerminalSize(columns: 9, rows: 3)),
      as: UTF8.self)
    let chunks = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(chunks.count > 2)
    var data = ""
    for (index, chunk) in chunks.enumerated() {
      let parts = chunk.components(separatedBy: ";")
      #expect(parts.count == 2 && parts[1].count <= 4096)
      #expect(parts[0].hasPrefix("\u{1B}_G"))
      #expect(parts[0].hasSuffix(index == chunks.count - 1 ? "m=0" : "m=1"))
      #expect(parts[0].contains("i=7,c=9,r=3") == (index == 0))
      data += parts[1]
    }
    #expect(Data(base64Encoded: data).map(Array.init) == file)
  }

  @Test("The data of iTerm2's protocol is the PNG file", arguments: 1...4)
  func iterm(count: Int) throws {
    let file = Array(try PNG.encode(Self.random(3, 3, colors: 4)).bytes.prefix(40 + count))
    let text = String(
      decoding: ItermImage.bytes(file, cells: TerminalSize(columns: 9, rows: 3)), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=\(file.count);width=9;height=3;"))
    let data = text.dropLast().components(separatedBy: ":").last ?? ""
    #expect(Data(base64Encoded: data).map(Array.init) == file)
  }

  @Test("Sixel images have the pixels of the bitmap", arguments: [(1, 1), (7, 6), (30, 17)])
  func sixel(width: Int, height: Int) throws {
    // Few colors, whose channels are multiples of 51, which percentages represent exactly.
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF33_6699, 0xFFCC_0033]
    let pixels = (0..<width * height).map { colors[($0 * 7 + $0 / 5) % colors.count] }
    let bitmap = try Bitmap(width: width, height: height, pixels: pixels)
    #expect(Self.decoded(SixelImage.bytes(bitmap), width, height) == pixels)
  }

  @Test("Sixel images have at most 256 colors, and keep transparent pixels")
  func manyColors() throws {
    var bitmap = try Self.random(64, 48, colors: 1 << 20)
    var pixels = bitmap.pixels
    pixels[5] = 0
    bitmap = try Bitmap(width: 64, height: 48, pixels: pixels)
    let decoded = Self.decoded(SixelImage.bytes(bitmap), 64, 48)
    #expect(Set(decoded).count <= 257)
    #expect(decoded.indices.filter { decoded[$0] == 0 } == [5])
  }

  /// Decodes a sixel image, independent of the encoder.
  private static func decoded(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt32] {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    guard let start = text.firstIndex(of: "q") else { return [] }
    text = text[text.index(after: start)...]
    var pixels = [UInt32](repeating: 0, count: width * height)
    var palette: [Int: UInt32] = [:]
    var (color, x, y, run) = (0, 0, 0, 1)
    func numbers() -> [Int] {
      let part = text.prefix { $0.isNumber || $0 == ";" }
      text = text.dropFirst(part.count)
      return part.split(separator: ";").compactMap { Int($0) }
    }
    while let character = text.popFirst() {
      switch character {
      case "\"": _ = numbers()
      case "#":
        let values = numbers()
        color = values.first ?? 0
        guard values.count == 5 else { continue }
        let channels = values[2...].map { UInt32((Double($0) * 2.55).rounded()) }
        palette[color] = 0xFF00_0000 | channels[0] << 16 | channels[1] << 8 | channels[2]
      case "!": run = numbers().first ?? 1
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      case "\u{1B}": return pixels
      default:
        let mask = (character.asciiValue ?? 63) - 63
        for _ in 0..<run {
          for bit in 0..<6 where mask & 1 << UInt8(bit) != 0 && x < width && y + bit < height {
            pixels[(y + bit) * width + x] = palette[color] ?? 1
          }
          x += 1
        }
        run = 1
      }
    }
    return pixels
  }

  @Test("Half blocks have two pixels in each cell, and runs of equal cells")
  func halfBlocks() throws {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    let bitmap = try Bitmap(
      width: 4, height: 4,
      pixels: [red, red, blue, 0, red, red, red, red, 0, 0, 0, blue, 0, 0, blue, 0])
    #expect(
      HalfBlocks.rows(bitmap) == [
        [
          StyledText("  ", TextStyle(background: TerminalColor(rgb: 0xFF0000))),
          StyledText(
            "▀",
            TextStyle(
              foreground: TerminalColor(rgb: 0x0000FF), background: TerminalColor(rgb: 0xFF0000))),
          StyledText("▄", TextStyle(foreground: TerminalColor(rgb: 0xFF0000))),
        ],
        [
          StyledText("  "),
          StyledText("▄", TextStyle(foreground: TerminalColor(rgb: 0x0000FF))),
          StyledText("▀", TextStyle(foreground: TerminalColor(rgb: 0x0000FF))),
        ],
      ])
  }

  @Test(
    "Images are scaled to the cells, and small ones by an integer",
    arguments: [
      (PixelSize(width: 400, height: 200), PixelSize(width: 200, height: 100), 0.5),
      (PixelSize(width: 60, height: 40), PixelSize(width: 180, height: 120), 3),
      (PixelSize(width: 1, height: 1), PixelSize(width: 16, height: 16), 16),
      (PixelSize(width: 10, height: 100_000), PixelSize(width: 1, height: 200), 0.002),
    ] as [(PixelSize, PixelSize, Double)])
  func fits(size: PixelSize, expected: PixelSize, scale: Double) {
    let cell = PixelSize(width: 10, height: 20)
    let fit = ImageFit(size, in: TerminalSize(columns: 20, rows: 10), cell: cell)
    #expect(fit.pixels == expected)
    #expect(fit.scale == scale)
    #expect(fit.cells.columns <= 20 && fit.cells.rows <= 10)
  }

  @Test(
    "Texts are cut to a number of cells",
    arguments: [
      ("abc", 3, false, "abc"), ("abcd", 3, false, "ab…"), ("abcd", 3, true, "…cd"),
      ("中文字", 5, false, "中文…"), ("中文字", 4, false, "中…"), ("abc", 0, false, ""),
      ("e\u{301}e\u{301}", 2, false, "e\u{301}e\u{301}"),
    ] as [(String, Int, Bool, String)])
  func cutting(text: String, width: Int, keepsEnd: Bool, expected: String) {
    let cut = TextWidth.cut(text, to: width, keepsEnd: keepsEnd)
    #expect(cut == expected)
    #expect(TextWidth.of(cut) <= width)
  }
}
