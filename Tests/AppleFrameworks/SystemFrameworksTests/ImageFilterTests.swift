// SPDX-License-Identifier: MIT

import CoreImage
import CoreImage.CIFilterBuiltins
import Testing
import TintypeSchedulers

/// The filters of Core Image.
@Suite("Image filters")
struct ImageFilterTests {
  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue))
      .cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  /// Red, green, blue and alpha of a pixel; `x` and `y` begin at the bottom left.
  private func pixel(_ image: CIImage?, x: Int = 3, y: Int = 3) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    guard let image else { return [] }
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return bytes
  }

  @Test(
    "A filter of colors has the values of its matrix",
    arguments: [
      ("CIColorInvert", [:], [204, 128, 51, 255]),
      ("CIPhotoEffectMono", [:], [116, 116, 116, 255]),
      ("CISepiaTone", ["inputIntensity": 0.0], [51, 127, 204, 255]),
      ("CIColorControls", ["inputBrightness": 0.2], [102, 178, 255, 255]),
      ("CIExposureAdjust", ["inputEV": -1.0], [26, 64, 102, 255]),
    ] as [(String, [String: Double], [UInt8])])
  func colors(name: String, parameters: [String: Double], expected: [UInt8]) {
    let result = Self.color(0.2, 0.498, 0.8).applyingFilter(name, parameters: parameters)
    #expect(pixel(result) == expected)
  }

  @Test("The properties of a built-in filter are its parameters")
  func properties() {
    let filter = CIFilter.sepiaTone()
    filter.inputImage = Self.color(1, 1, 1)
    filter.intensity = 0.5
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Float == 0.5)
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(CIFilter.colorInvert().outputImage == nil)
  }

  @Test("A rectangle is measured from the bottom left")
  func geometry() {
    let image = Self.color(1, 0, 0).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 2))
      .composited(over: Self.color(0, 0, 1))
    #expect(pixel(image, y: 1) == [255, 0, 0, 255])
    #expect(pixel(image, y: 2) == [0, 0, 255, 255])
    let moved = image.transformed(by: CGAffineTransform(translationX: 10, y: -3))
    #expect(moved.extent == CGRect(x: 10, y: -3, width: 8, height: 8))
    #expect(pixel(moved, x: 10, y: -2) == [255, 0, 0, 255])
    #expect(pixel(moved, x: 9, y: -2) == [0, 0, 0, 0])
    #expect(pixel(image.oriented(.down), y: 6) == [255, 0, 0, 255])
  }

  @Test("A blur makes an image larger, unless its edges are repeated")
  func blur() {
    let image = Self.color(1, 0, 0)
    #expect(
      image.applyingGaussianBlur(sigma: 2).extent == CGRect(x: -6, y: -6, width: 20, height: 20))
    let clamped = image.clampedToExtent().applyingGaussianBlur(sigma: 2)
    #expect(pixel(clamped.cropped(to: image.extent), x: 0, y: 0) == [255, 0, 0, 255])
  }

  @Test("Large pixels have the mean of their squares")
  func pixellate() {
    let left = Self.color(1, 1, 1).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
    let filter = CIFilter.pixellate()
    filter.inputImage = left.composited(over: Self.color(0, 0, 0))
    filter.center = .zero
    filter.scale = 8
    #expect(pixel(filter.outputImage, x: 0) == [128, 128, 128, 255])
  }

  @Test("A vignette darkens the corners, and not the center")
  func vignette() {
    let filter = CIFilter.vignette()
    filter.inputImage = Self.color(1, 1, 1)
    filter.intensity = 1
    #expect(pixel(filter.outputImage, x: 4, y: 4) == [255, 255, 255, 255])
    #expect(pixel(filter.outputImage, x: 0, y: 0)[0] < 128)
  }

  @Test("A filter that is not implemented returns its input with a note")
  func missing() {
    let notes = Recorded()
    IssueReporter.$override.withValue(IssueReporter { _, _ in }.notes { notes.append($0) }) {
      let result = Self.color(1, 0, 0).applyingFilter("CIComicEffect")
      #expect(pixel(result) == [255, 0, 0, 255])
    }
    #expect(
      notes.texts == [
        "The filter CIComicEffect is not implemented on Linux, so its result is the input image."
      ])
  }

  @Test("Parameters that are infinite, negative or of another type end nothing")
  func extremes() {
    for name in CIFilter.filterNames(inCategory: nil) {
      for value in [Double.nan, 1e300, -7, "text", Data()] as [Any] {
        let filter = CIFilter(name: name)
        for key in filter?.inputKeys ?? [] { filter?.setValue(value, forKey: key) }
        filter?.setValue(Self.color(1, 0, 0), forKey: kCIInputImageKey)
        _ = filter?.outputImage
        filter?.setValue(CIImage.empty(), forKey: kCIInputImageKey)
        _ = filter?.outputImage
      }
    }
    let image = Self.color(1, 0, 0)
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
    #expect(CIContext().createCGImage(image.clampedToExtent(), from: .infinite) == nil)
  }
}

/// Texts that a closure of another isolation records.
private final class Recorded: @unchecked Sendable {
  private(set) var texts: [String] = []

  func append(_ text: String) { texts.append(text) }
}
