// SPDX-License-Identifier: MIT

import CoreImage
import CoreImage.CIFilterBuiltins
import Testing

/// QR codes and barcodes of Core Image.
@Suite("Barcodes")
struct BarcodeTests {
  /// The rows of an image from the top, in which `#` is dark.
  private func rows(_ image: CIImage?) -> [String] {
    guard let image else { return [] }
    let (width, height) = (Int(image.extent.width), Int(image.extent.height))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: width * 4, bounds: image.extent, format: .RGBA8,
      colorSpace: nil)
    return (0..<height).map { row in
      (0..<width).map { bytes[(row * width + $0) * 4] < 128 ? "#" : "." }.joined()
    }
  }

  @Test("The QR code of a message has the modules that another encoder computes")
  func qrCode() {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("Hi".utf8)
    filter.correctionLevel = "H"
    #expect(
      rows(filter.outputImage) == [
        ".......................",
        ".#######.#...#.#######.",
        ".#.....#.#..#..#.....#.",
        ".#.###.#.#...#.#.###.#.",
        ".#.###.#...#.#.#.###.#.",
        ".#.###.#...###.#.###.#.",
        ".#.....#.###...#.....#.",
        ".#######.#.#.#.#######.",
        ".........#.#...........",
        "...###.#.###..###..###.",
        "....###..#.######....#.",
        ".#.###.#.#..#.##.####..",
        "...###..##.#.#.###.#...",
        ".#####.#..###..#.#.#.#.",
        ".........##...##..#....",
        ".#######..##..###...#..",
        ".#.....#.....###..#..#.",
        ".#.###.#.#.#..###..#...",
        ".#.###.#.#..#...#..#...",
        ".#.###.#.#..#.##.###...",
        ".#.....#......####.#...",
        ".#######...#.....####..",
        ".......................",
      ])
  }

  @Test(
    "A QR code has the smallest version for its message and level",
    arguments: [
      ("L", 17, 21), ("L", 18, 25), ("M", 14, 21), ("M", 15, 25), ("Q", 11, 21), ("H", 7, 21),
      ("H", 8, 25), ("L", 2_953, 177), ("H", 1_273, 177),
    ])
  func versions(level: String, count: Int, side: CGFloat) {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(repeating: 65, count: count)
    filter.correctionLevel = level
    #expect(filter.outputImage?.extent.width == side + 2)
  }

  @Test("A message that is too long has no QR code")
  func tooLong() {
    let filter = CIFilter(name: "CIQRCodeGenerator")
    filter?.setValue(Data(repeating: 65, count: 2_332), forKey: "inputMessage")
    #expect(filter?.outputImage == nil)
    #expect(CIFilter.qrCodeGenerator().outputImage == nil)
  }

  @Test("A scaled QR code has sharp edges")
  func scaled() {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("Hi".utf8)
    let scaled = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let expected = rows(filter.outputImage).flatMap { row in
      [String](repeating: row.map { String(repeating: $0, count: 3) }.joined(), count: 3)
    }
    #expect(rows(scaled) == expected)
  }

  @Test("A barcode has the patterns of its characters, a check character and quiet spaces")
  func code128() {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A1".utf8)
    filter.barcodeHeight = 2
    // Start B, A, 1, the check character 68 and the stop.
    let modules = ["##.#..#....", "#.#...##...", "#..###..##.", "#....#..##.", "##...###.#.##"]
    let row = ".........." + modules.joined() + ".........."
    #expect(rows(filter.outputImage) == [row, row])
  }

  @Test("A barcode of another character does not exist")
  func invalid() {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("ü".utf8)
    #expect(filter.outputImage == nil)
  }
}
