// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeImaging
import TintypeTestSupport
import TintypeUIKit

@Suite("UIImage")
struct ImageTests {
  /// An image of two columns and three rows, with a different color for each pixel.
  private func makeImage() throws -> CGImage {
    let pixels: [UInt32] = [
      0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004, 0xFF00_0005, 0xFF00_0006,
    ]
    return try #require(CGImage(Bitmap(width: 2, height: 3, pixels: pixels)))
  }

  private func digits(_ image: UIImage) throws -> [UInt32] {
    try #require(image.imageData).pixels.map { $0 & 0xFF }
  }

  @Test("An image survives the conversion to PNG and back, with its size in points")
  func png() throws {
    let image = UIImage(cgImage: try makeImage(), scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 1, height: 1.5))
    let data = try #require(image.pngData())
    let decoded = try #require(UIImage(data: data, scale: 2))
    #expect(decoded == image)
    #expect(decoded.hash == image.hash)
    #expect(decoded.scale == 2)
    #expect(UIImage(data: data)?.size == CGSize(width: 2, height: 3))
  }

  @Test("Data that is no image results in no image")
  func otherData() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/nonexistent/image.png") == nil)
  }

  @Test("A truncated JPEG file results in no image", .requires(.library(.jpeg)))
  func truncatedData() {
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF])) == nil)
  }

  @Test(
    "Pixels are displayed in the image's orientation",
    arguments: [
      (UIImage.Orientation.up, [1, 2, 3, 4, 5, 6]),
      (.upMirrored, [2, 1, 4, 3, 6, 5]),
      (.down, [6, 5, 4, 3, 2, 1]),
      (.downMirrored, [5, 6, 3, 4, 1, 2]),
      // A quarter turn to the right: the left column becomes the top row, from bottom to top.
      (.right, [5, 3, 1, 6, 4, 2]),
      (.left, [2, 4, 6, 1, 3, 5]),
      (.leftMirrored, [1, 3, 5, 2, 4, 6]),
      (.rightMirrored, [6, 4, 2, 5, 3, 1]),
    ])
  func orientations(orientation: UIImage.Orientation, expected: [UInt32]) throws {
    let image = UIImage(cgImage: try makeImage(), scale: 1, orientation: orientation)
    #expect(try digits(image) == expected)
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(image.size == CGSize(width: isTurned ? 3 : 2, height: isTurned ? 2 : 3))
    let row = isTurned ? 3 : 2
    let mirrored = stride(from: 0, to: 6, by: row).flatMap { start in
      expected[start..<start + row].reversed()
    }
    #expect(try digits(image.withHorizontallyFlippedOrientation()) == mirrored)
  }

  @Test("A part of an image is cropped to whole pixels within the image")
  func cropping() throws {
    let image = try makeImage()
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0.5, width: 5, height: 1)))
    #expect(part.width == 1)
    #expect(part.height == 2)
    #expect(try digits(UIImage(cgImage: part)) == [2, 4])
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("A symbol has its name, its configuration and a size")
  func symbols() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(image.isSymbolImage)
    #expect(image.values.symbolName == "star")
    // A star of 20 points in the large scale is 1.27 times as high, with the margins of a symbol.
    #expect(abs(image.size.width - 30.157) < 0.001)
    #expect(abs(image.size.height - 28.976) < 0.001)
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
    #expect(image.symbolConfiguration == configuration)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "wifi", variableValue: 0.5)?.values.symbolValue == 0.5)
    let colored = image.applyingSymbolConfiguration(.init(hierarchicalColor: .red))
    #expect(colored?.values.symbol.colors == [.red])
    #expect(colored?.values.symbol.pointSize == 20)
  }

  @Test("Later symbol configurations take precedence")
  func configurations() {
    let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let style = first.applying(UIImage.SymbolConfiguration(textStyle: .title1))
    #expect(style.values.textStyle == .title1)
    #expect(style.values.pointSize == 0)
    #expect(style.values.weight == .bold)
    let size = style.applying(UIImage.SymbolConfiguration(pointSize: 9))
    #expect(size.values.textStyle == nil)
    #expect(first.applying(nil) === first)
    #expect(style.configurationWithoutTextStyle().values.textStyle == nil)
    #expect(first.configurationWithoutPointSizeAndWeight() == .unspecified)
  }

  @Test("Rendering mode, tint and insets are stored")
  func changing() throws {
    let image = UIImage(cgImage: try makeImage())
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    let changed = image.withTintColor(.red, renderingMode: .alwaysTemplate)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(changed.renderingMode == .alwaysTemplate)
    #expect(changed.values.tintColor == .red)
    #expect(changed.capInsets == insets)
    #expect(changed.resizingMode == .stretch)
    #expect(changed.flipsForRightToLeftLayoutDirection)
    #expect(image.renderingMode == .automatic)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
  }

  @Test("A named image is looked up in the snapshot's resources")
  func namedImages() throws {
    #expect(UIImage(named: "photo") == nil)
    let image = try makeImage()
    var environment = UIKitEnvironment(EnvironmentValues(), screenSize: .zero)
    environment.resources.image = { name, _, traits in
      name == "photo"
        ? UIImage(cgImage: image, scale: traits.displayScale, orientation: .up) : nil
    }
    UIKitEnvironment.$current.withValue(environment) {
      #expect(UIImage(named: "photo")?.scale == 2)
      #expect(UIImage(named: "other", in: nil, with: nil) == nil)
      let traits = UITraitCollection(displayScale: 3)
      #expect(UIImage(named: "photo", in: nil, compatibleWith: traits)?.scale == 3)
      #expect(UIImage(imageLiteralResourceName: "other").size == .zero)
    }
  }
}
