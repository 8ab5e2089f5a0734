// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeUIKit

extension CIFilter {
  /// Returns the filter CISepiaTone.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(kind: "CISepiaTone") }

  /// Returns the filter CIColorControls.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter(kind: "CIColorControls")
  }

  /// Returns the filter CIColorInvert.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter(kind: "CIColorInvert")
  }

  /// Returns the filter CIColorMonochrome.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter(kind: "CIColorMonochrome")
  }

  /// Returns the filter CIFalseColor.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter(kind: "CIFalseColor")
  }

  /// Returns the filter CIExposureAdjust.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter(kind: "CIExposureAdjust")
  }

  /// Returns the filter CIHueAdjust.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter(kind: "CIHueAdjust") }

  /// Returns the filter CIVibrance.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter(kind: "CIVibrance") }

  /// Returns the filter CIMaskToAlpha.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter(kind: "CIMaskToAlpha")
  }

  /// Returns the filter CIPhotoEffectMono.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectMono")
  }

  /// Returns the filter CIPhotoEffectNoir.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectNoir")
  }

  /// Returns the filter CIPhotoEffectTonal.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectTonal")
  }

  /// Returns the filter CIPhotoEffectChrome.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectChrome")
  }

  /// Returns the filter CIPhotoEffectFade.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectFade")
  }

  /// Returns the filter CIPhotoEffectInstant.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectInstant")
  }

  /// Returns the filter CIPhotoEffectProcess.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectProcess")
  }

  /// Returns the filter CIPhotoEffectTransfer.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(kind: "CIPhotoEffectTransfer")
  }

  /// Returns the filter CIGaussianBlur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter(kind: "CIGaussianBlur")
  }

  /// Returns the filter CIUnsharpMask.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter(kind: "CIUnsharpMask")
  }

  /// Returns the filter CISharpenLuminance.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter(kind: "CISharpenLuminance")
  }

  /// Returns the filter CIPixellate.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter(kind: "CIPixellate") }

  /// Returns the filter CICrystallize.
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter(kind: "CICrystallize")
  }

  /// Returns the filter CIVignette.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter(kind: "CIVignette") }

  /// Returns the filter CIEdges.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter(kind: "CIEdges") }

  /// Returns the filter CITwirlDistortion.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter(kind: "CITwirlDistortion")
  }

  /// Returns the filter CISourceOverCompositing.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(kind: "CISourceOverCompositing")
  }

  /// Returns the filter CIBlendWithMask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter(kind: "CIBlendWithMask")
  }

  /// Returns the filter CIAreaAverage.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter(kind: "CIAreaAverage")
  }

  /// Returns the filter CILanczosScaleTransform.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter(kind: "CILanczosScaleTransform")
  }

  /// Returns the filter CIBloom.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter(kind: "CIBloom") }

  /// Returns the filter CIComicEffect.
  public class func comicEffect() -> any CIFilter & CIComicEffect {
    BuiltinFilter(kind: "CIComicEffect")
  }

  /// Returns the filter CIQRCodeGenerator.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter(kind: "CIQRCodeGenerator")
  }

  /// Returns the filter CICode128BarcodeGenerator.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter(kind: "CICode128BarcodeGenerator")
  }
}

/// A filter whose parameters are properties, too.
final class BuiltinFilter: CIFilter, CISepiaTone, CIColorControls, CIColorInvert, CIColorMonochrome,
  CIFalseColor, CIExposureAdjust, CIHueAdjust, CIVibrance, CIMaskToAlpha, CIPhotoEffect,
  CIGaussianBlur, CIUnsharpMask, CISharpenLuminance, CIPixellate, CICrystallize, CIVignette,
  CIEdges, CITwirlDistortion, CICompositeOperation, CIBlendWithMask, CIAreaAverage,
  CILanczosScaleTransform, CIBloom, CIComicEffect, CIQRCodeGenerator, CICode128BarcodeGenerator
{
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { Float(number("inputIntensity")) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var saturation: Float {
    get { Float(number("inputSaturation")) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { Float(number("inputBrightness")) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { Float(number("inputContrast")) }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var ev: Float {
    get { Float(number("inputEV")) }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var angle: Float {
    get { Float(number("inputAngle")) }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var amount: Float {
    get { Float(number("inputAmount")) }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var radius: Float {
    get { Float(number("inputRadius")) }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var sharpness: Float {
    get { Float(number("inputSharpness")) }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var center: CGPoint {
    get { vector("inputCenter").cgPointValue }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var scale: Float {
    get { Float(number("inputScale")) }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var extent: CGRect {
    get { vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var aspectRatio: Float {
    get { Float(number("inputAspectRatio")) }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var message: Data {
    get { data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { text("inputCorrectionLevel") ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { Float(number("inputQuietSpace")) }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { Float(number("inputBarcodeHeight")) }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
}
