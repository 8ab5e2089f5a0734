// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// A filter with a result.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result; `nil` without an input.
  var outputImage: CIImage? { get }
}

/// A filter with an input image.
public protocol _CIImageFilter: CIFilterProtocol {
  /// The image to change.
  var inputImage: CIImage? { get set }
}

/// The parameters of the filter CISepiaTone.
public protocol CISepiaTone: _CIImageFilter {
  /// The intensity.
  var intensity: Float { get set }
}

/// The parameters of the filter CIColorControls.
public protocol CIColorControls: _CIImageFilter {
  /// The saturation.
  var saturation: Float { get set }
  /// The brightness.
  var brightness: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// The parameters of the filter CIColorInvert.
public protocol CIColorInvert: _CIImageFilter {}

/// The parameters of the filter CIColorMonochrome.
public protocol CIColorMonochrome: _CIImageFilter {
  /// The color.
  var color: CIColor { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The parameters of the filter CIFalseColor.
public protocol CIFalseColor: _CIImageFilter {
  /// The color of dark areas.
  var color0: CIColor { get set }
  /// The color of bright areas.
  var color1: CIColor { get set }
}

/// The parameters of the filter CIExposureAdjust.
public protocol CIExposureAdjust: _CIImageFilter {
  /// The exposure in stops.
  var ev: Float { get set }
}

/// The parameters of the filter CIHueAdjust.
public protocol CIHueAdjust: _CIImageFilter {
  /// The angle in radians.
  var angle: Float { get set }
}

/// The parameters of the filter CIVibrance.
public protocol CIVibrance: _CIImageFilter {
  /// The amount.
  var amount: Float { get set }
}

/// The parameters of the filter CIMaskToAlpha.
public protocol CIMaskToAlpha: _CIImageFilter {}

/// The parameters of the filter CIPhotoEffect.
public protocol CIPhotoEffect: _CIImageFilter {}

/// The parameters of the filter CIGaussianBlur.
public protocol CIGaussianBlur: _CIImageFilter {
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The parameters of the filter CIUnsharpMask.
public protocol CIUnsharpMask: _CIImageFilter {
  /// The radius in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The parameters of the filter CISharpenLuminance.
public protocol CISharpenLuminance: _CIImageFilter {
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The parameters of the filter CIPixellate.
public protocol CIPixellate: _CIImageFilter {
  /// The center.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The parameters of the filter CICrystallize.
public protocol CICrystallize: _CIImageFilter {
  /// The center.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The parameters of the filter CIVignette.
public protocol CIVignette: _CIImageFilter {
  /// The intensity.
  var intensity: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The parameters of the filter CIEdges.
public protocol CIEdges: _CIImageFilter {
  /// The intensity.
  var intensity: Float { get set }
}

/// The parameters of the filter CITwirlDistortion.
public protocol CITwirlDistortion: _CIImageFilter {
  /// The center.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The parameters of the filter CICompositeOperation.
public protocol CICompositeOperation: _CIImageFilter {
  /// The background.
  var backgroundImage: CIImage? { get set }
}

/// The parameters of the filter CIBlendWithMask.
public protocol CIBlendWithMask: _CIImageFilter {
  /// The background.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}

/// The parameters of the filter CIAreaAverage.
public protocol CIAreaAverage: _CIImageFilter {
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The parameters of the filter CILanczosScaleTransform.
public protocol CILanczosScaleTransform: _CIImageFilter {
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
}

/// The parameters of the filter CIBloom.
public protocol CIBloom: _CIImageFilter {
  /// The intensity.
  var intensity: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The parameters of the filter CIComicEffect.
public protocol CIComicEffect: _CIImageFilter {}

/// The parameters of the filter CIQRCodeGenerator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The level of error correction: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// The parameters of the filter CICode128BarcodeGenerator.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The width of the spaces at both sides.
  var quietSpace: Float { get set }
  /// The height.
  var barcodeHeight: Float { get set }
}
