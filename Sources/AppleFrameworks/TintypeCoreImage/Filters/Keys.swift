// SPDX-License-Identifier: MIT

/// The key of the image.
public let kCIInputImageKey = "inputImage"
/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the center.
public let kCIInputCenterKey = "inputCenter"
/// The key of the angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the color.
public let kCIInputColorKey = "inputColor"
/// The key of the exposure.
public let kCIInputEVKey = "inputEV"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of the width.
public let kCIInputWidthKey = "inputWidth"
/// The key of the aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"
/// The key of the filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of the category of all filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
