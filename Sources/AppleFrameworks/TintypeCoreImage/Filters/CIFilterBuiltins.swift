// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeUIKit

extension CIFilter {
  // Variants: sepiaTone; CISepiaTone -> colorControls; CIColorControls | colorInvert;
  //   CIColorInvert | colorMonochrome; CIColorMonochrome | falseColor; CIFalseColor |
  //   exposureAdjust; CIExposureAdjust | hueAdjust; CIHueAdjust | vibrance; CIVibrance |
  //   maskToAlpha; CIMaskToAlpha | gaussianBlur; CIGaussianBlur | unsharpMask; CIUnsharpMask |
  //   sharpenLuminance; CISharpenLuminance | pixellate; CIPixellate | crystallize; CICrystallize |
  //   vignette; CIVignette | edges; CIEdges | twirlDistortion; CITwirlDistortion | blendWithMask;
  //   CIBlendWithMask | areaAverage; CIAreaAverage | lanczosScaleTransform; CILanczosScaleTransform
  //   | bloom; CIBloom | comicEffect; CIComicEffect | qrCodeGenerator; CIQRCodeGenerator |
  //   code128BarcodeGenerator; CICode128BarcodeGenerator
  /// Returns the filter CISepiaTone.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(kind: "CISepiaTone") }

  // Variants: photoEffectMono; CIPhotoEffectMono -> photoEffectNoir; CIPhotoEffectNoir |
  //   photoEffectTonal; CIPhotoEffectTonal | photoEffectChrome; CIPhotoEffectChrome |
  //   photoEffectFade; CIPhotoEffectFade | photoEffectInstant; CIPhotoEffectInstant |
  //   photoEffectProcess; CIPhotoEffectProcess | photoEffectTransfer; CIPhotoEffectTransfer
  /// Returns the filter CIPhotoEffectMono.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectMono")
  }

  /// Returns the filter CISourceOverCompositing.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(kind: "CISourceOverCompositing")
  }
}

/// A filter whose parameters are properties, too.
final class BuiltinFilter: CIFilter, CISepiaTone, CIColorControls, CIColorInvert, CIColorMonochrome,
  CIFalseColor, CIExposureAdjust, CIHueAdjust, CIVibrance, CIMaskToAlpha, CIPhotoEffect,
  CIGaussianBlur, CIUnsharpMask, CISharpenLuminance, CIPixellate, CICrystallize, CIVignette,
  CIEdges, CITwirlDistortion, CICompositeOperation, CIBlendWithMask, CIAreaAverage,
  CILanczosScaleTransform, CIBloom, CIComicEffect, CIQRCodeGenerator, CICode128BarcodeGenerator
{}

extension BuiltinFilter {
  // Variants: intensity; inputIntensity -> saturation; inputSaturation | brightness;
  //   inputBrightness | contrast; inputContrast | ev; inputEV | angle; inputAngle | amount;
  //   inputAmount | radius; inputRadius | sharpness; inputSharpness | scale; inputScale |
  //   aspectRatio; inputAspectRatio | quietSpace; inputQuietSpace | barcodeHeight;
  //   inputBarcodeHeight
  var intensity: Float {
    get { Float(number("inputIntensity")) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  // Variants: var color; inputColor -> var color0; inputColor0 | var color1; inputColor1
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }

  // Variants: backgroundImage; inputBackgroundImage -> maskImage; inputMaskImage
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var center: CGPoint {
    get { vector("inputCenter").cgPointValue }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var extent: CGRect {
    get { vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var message: Data {
    get { data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { text("inputCorrectionLevel") ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
