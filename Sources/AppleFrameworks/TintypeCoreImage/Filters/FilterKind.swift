// SPDX-License-Identifier: MIT

internal import CTintypeImageFilters
internal import CTintypePixels
internal import Foundation
internal import TintypeUIKit

/// The default values and the computation of a filter.
struct FilterKind: Sendable {
  private let numbers: [String: Double]
  private let others: @Sendable () -> [String: Any]
  let hasImage: Bool
  let apply: @Sendable (CIFilter) -> CIImage?

  /// The default values.
  var defaults: [String: Any] { others().merging(numbers) { $1 } }

  /// A filter of an image.
  init(
    _ numbers: [String: Double] = [:], others: @escaping @Sendable () -> [String: Any] = { [:] },
    _ apply: @escaping @Sendable (CIFilter, CIImage) -> CIImage?
  ) {
    (self.numbers, self.others, hasImage) = (numbers, others, true)
    self.apply = { filter in filter.image(kCIInputImageKey).flatMap { apply(filter, $0) } }
  }

  /// A filter that creates an image.
  init(
    generator numbers: [String: Double], others: @escaping @Sendable () -> [String: Any] = { [:] },
    _ apply: @escaping @Sendable (CIFilter) -> CIImage?
  ) {
    (self.numbers, self.others, self.apply, hasImage) = (numbers, others, apply, false)
  }

  /// A change of colors.
  private static func colors(
    _ numbers: [String: Double] = [:], others: @escaping @Sendable () -> [String: Any] = { [:] },
    _ matrix: @escaping @Sendable (CIFilter) -> ColorMatrix
  ) -> FilterKind {
    FilterKind(numbers, others: others) { $1.changingColors(matrix($0)) }
  }

  private static let centered: @Sendable () -> [String: Any] = {
    [kCIInputCenterKey: CIVector(x: 150, y: 150)]
  }

  /// The filters by their names.
  static let all: [String: FilterKind] = colorFilters.merging(otherFilters) { $1 }

  private static let colorFilters: [String: FilterKind] = [
    "CISepiaTone": colors([kCIInputIntensityKey: 1]) {
      ColorMatrix.identity.mixed(with: .sepia, $0.number(kCIInputIntensityKey))
    },
    "CIColorControls": colors([
      kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1,
    ]) {
      ColorMatrix.saturation($0.number(kCIInputSaturationKey))
        .then(ColorMatrix(scale: 1, constant: $0.number(kCIInputBrightnessKey)))
        .then(.contrast($0.number(kCIInputContrastKey)))
    },
    "CIColorInvert": colors { _ in ColorMatrix(scale: -1, constant: 1) },
    "CIColorMonochrome": colors(
      [kCIInputIntensityKey: 1],
      others: { [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3)] }
    ) {
      ColorMatrix.identity.mixed(
        with: ColorMatrix(from: [0, 0, 0], to: $0.color(kCIInputColorKey).components),
        $0.number(kCIInputIntensityKey))
    },
    "CIFalseColor": colors(others: {
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    }) {
      ColorMatrix(from: $0.color("inputColor0").components, to: $0.color("inputColor1").components)
    },
    "CIExposureAdjust": colors([kCIInputEVKey: 0]) {
      ColorMatrix(scale: pow(2, $0.number(kCIInputEVKey)), constant: 0)
    },
    "CIHueAdjust": colors([kCIInputAngleKey: 0]) { .hueRotation($0.number(kCIInputAngleKey)) },
    "CIVibrance": colors([kCIInputAmountKey: 0]) { .saturation(1 + $0.number(kCIInputAmountKey)) },
    "CIMaskToAlpha": colors { _ in
      ColorMatrix([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.2126, 0.7152, 0.0722, 0, 0])
    },
    "CIColorMatrix": colors(others: {
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputBiasVector": CIVector(values: []),
      ]
    }) { filter in
      let bias = filter.vector("inputBiasVector")
      return ColorMatrix(
        "RGBA".enumerated().flatMap { index, letter in
          let row = filter.vector("input\(letter)Vector")
          return [row.x, row.y, row.z, row.w, bias.value(at: index)].map { Double($0) }
        })
    },
    // The tables of these effects are Apple's; the matrices only resemble them.
    "CIPhotoEffectMono": colors { _ in .saturation(0) },
    "CIPhotoEffectNoir": colors { _ in ColorMatrix.saturation(0).then(.contrast(1.4)) },
    "CIPhotoEffectTonal": colors { _ in ColorMatrix.saturation(0).then(.contrast(0.9)) },
    "CIPhotoEffectChrome": colors { _ in ColorMatrix.saturation(1.25).then(.contrast(1.1)) },
    "CIPhotoEffectFade": colors { _ in
      ColorMatrix.saturation(0.7).then(ColorMatrix(scale: 0.85, constant: 0.1))
    },
    "CIPhotoEffectInstant": colors { _ in
      ColorMatrix.saturation(0.7).then(ColorMatrix(red: 1.05, green: 1, blue: 0.85))
    },
    "CIPhotoEffectProcess": colors { _ in
      ColorMatrix.saturation(0.9).then(ColorMatrix(red: 0.9, green: 1, blue: 1.1))
    },
    "CIPhotoEffectTransfer": colors { _ in
      ColorMatrix.saturation(0.9).then(ColorMatrix(red: 1.1, green: 1, blue: 0.9))
    },
  ]

  private static let otherFilters: [String: FilterKind] = [
    "CIGaussianBlur": FilterKind([kCIInputRadiusKey: 10]) {
      $1.blurred($0.number(kCIInputRadiusKey))
    },
    "CIUnsharpMask": FilterKind([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) {
      $1.sharpened(
        radius: $0.number(kCIInputRadiusKey), intensity: $0.number(kCIInputIntensityKey))
    },
    "CISharpenLuminance": FilterKind([kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) {
      $1.sharpened(
        radius: $0.number(kCIInputRadiusKey), intensity: $0.number(kCIInputSharpnessKey))
    },
    "CIPixellate": FilterKind([kCIInputScaleKey: 8], others: centered) { filter, image in
      let center = image.position(filter.vector(kCIInputCenterKey).cgPointValue)
      return image.filtered {
        tintype_filter_pixellate(
          $0, center.x, center.y, max(1, min(filter.number(kCIInputScaleKey), 16_384)), $1)
      }
    },
    "CICrystallize": FilterKind([kCIInputRadiusKey: 20], others: centered) { filter, image in
      image.filtered {
        tintype_filter_crystallize($0, max(1, min(filter.number(kCIInputRadiusKey), 16_384)), $1)
      }
    },
    "CIVignette": FilterKind([kCIInputIntensityKey: 0, kCIInputRadiusKey: 1]) { filter, image in
      image.changing { pixels, _ in
        tintype_filter_vignette(
          pixels, Int32(image.width), Int32(image.height), filter.number(kCIInputIntensityKey),
          filter.number(kCIInputRadiusKey))
      }
    },
    "CIEdges": FilterKind([kCIInputIntensityKey: 1]) { filter, image in
      image.filtered { tintype_filter_edges($0, filter.number(kCIInputIntensityKey), $1) }
    },
    "CITwirlDistortion": FilterKind(
      [kCIInputRadiusKey: 300, kCIInputAngleKey: .pi], others: centered
    ) { filter, image in
      let center = image.position(filter.vector(kCIInputCenterKey).cgPointValue)
      // Beyond a thousand turns, the angle is only noise.
      let angle = min(max(filter.number(kCIInputAngleKey), -6_283), 6_283)
      return image.filtered {
        tintype_filter_twirl(
          $0, center.x, center.y, max(1, filter.number(kCIInputRadiusKey)), angle, $1)
      }
    },
    "CISourceOverCompositing": FilterKind { filter, image in
      filter.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    },
    "CIBlendWithMask": FilterKind { filter, image in
      let background = filter.image(kCIInputBackgroundImageKey) ?? .empty()
      guard let mask = filter.image(kCIInputMaskImageKey) else { return background }
      let frame = image.isClamped ? mask.frame : image.frame
      let (behind, cover) = (background.sampled(in: frame), mask.sampled(in: frame))
      return image.sampled(in: frame).changing { pixels, count in
        guard cover.pixels.count == count else { return }
        let back = behind.pixels.isEmpty ? Array(repeating: 0, count: count) : behind.pixels
        tintype_filter_mask(pixels, back, cover.pixels, count)
      }
    },
    "CIAreaAverage": FilterKind { filter, image in
      let extent = filter.vector(kCIInputExtentKey)
      let part = image.cropped(to: extent.count == 4 ? extent.cgRectValue : image.extent)
      let mean = tintype_filter_mean(part.pixels, part.pixels.count)
      return CIImage(pixels: [mean], left: 0, bottom: 0, width: 1, height: 1)
    },
    "CILanczosScaleTransform": FilterKind([kCIInputScaleKey: 1, kCIInputAspectRatioKey: 1]) {
      let scale = $0.number(kCIInputScaleKey)
      return $1.transformed(
        by: CGAffineTransform(scaleX: scale * $0.number(kCIInputAspectRatioKey), y: scale))
    },
    "CIConstantColorGenerator": FilterKind(
      generator: [:], others: { [kCIInputColorKey: CIColor(red: 1, green: 0, blue: 0)] }
    ) { CIImage(color: $0.color(kCIInputColorKey)) },
    "CIQRCodeGenerator": FilterKind(
      generator: [:], others: { ["inputCorrectionLevel": "M"] }, { $0.qrCode }),
    "CICode128BarcodeGenerator": FilterKind(
      generator: ["inputQuietSpace": 10, "inputBarcodeHeight": 32], { $0.code128 }),
  ]
}

extension CIColor {
  fileprivate var components: [Double] { [Double(red), Double(green), Double(blue)] }
}
