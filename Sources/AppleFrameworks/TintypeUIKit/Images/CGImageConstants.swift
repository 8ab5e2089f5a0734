// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// The key of a Boolean value: the image is kept.
public var kCGImageSourceShouldCache: CFString { NSString(string: "kCGImageSourceShouldCache") }
/// The key of a Boolean value: the image is decoded at once.
public var kCGImageSourceShouldCacheImmediately: CFString {
  NSString(string: "kCGImageSourceShouldCacheImmediately")
}
/// The key of a Boolean value: pixels may be fractions.
public var kCGImageSourceShouldAllowFloat: CFString {
  NSString(string: "kCGImageSourceShouldAllowFloat")
}
/// The key of a Boolean value: a small image is created if the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  NSString(string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
}
/// The key of a Boolean value: a small image is created.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  NSString(string: "kCGImageSourceCreateThumbnailFromImageAlways")
}
/// The key of a Boolean value: the small image has the orientation of the display.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  NSString(string: "kCGImageSourceCreateThumbnailWithTransform")
}
/// The key of the longer side of a small image in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  NSString(string: "kCGImageSourceThumbnailMaxPixelSize")
}
/// The key of the factor by which an image is reduced.
public var kCGImageSourceSubsampleFactor: CFString {
  NSString(string: "kCGImageSourceSubsampleFactor")
}
/// The key of the type of the file.
public var kCGImageSourceTypeIdentifierHint: CFString {
  NSString(string: "kCGImageSourceTypeIdentifierHint")
}
/// The key “PixelWidth” of a property of an image.
public var kCGImagePropertyPixelWidth: CFString { NSString(string: "PixelWidth") }
/// The key “PixelHeight” of a property of an image.
public var kCGImagePropertyPixelHeight: CFString { NSString(string: "PixelHeight") }
/// The key “Orientation” of a property of an image.
public var kCGImagePropertyOrientation: CFString { NSString(string: "Orientation") }
/// The key “DPIWidth” of a property of an image.
public var kCGImagePropertyDPIWidth: CFString { NSString(string: "DPIWidth") }
/// The key “DPIHeight” of a property of an image.
public var kCGImagePropertyDPIHeight: CFString { NSString(string: "DPIHeight") }
/// The key “Depth” of a property of an image.
public var kCGImagePropertyDepth: CFString { NSString(string: "Depth") }
/// The key “ColorModel” of a property of an image.
public var kCGImagePropertyColorModel: CFString { NSString(string: "ColorModel") }
/// The key “ProfileName” of a property of an image.
public var kCGImagePropertyProfileName: CFString { NSString(string: "ProfileName") }
/// The key “HasAlpha” of a property of an image.
public var kCGImagePropertyHasAlpha: CFString { NSString(string: "HasAlpha") }
/// The key “FileSize” of a property of an image.
public var kCGImagePropertyFileSize: CFString { NSString(string: "FileSize") }
/// The key “{Exif}” of a property of an image.
public var kCGImagePropertyExifDictionary: CFString { NSString(string: "{Exif}") }
/// The key “{TIFF}” of a property of an image.
public var kCGImagePropertyTIFFDictionary: CFString { NSString(string: "{TIFF}") }
/// The key “{GPS}” of a property of an image.
public var kCGImagePropertyGPSDictionary: CFString { NSString(string: "{GPS}") }
/// The key “{IPTC}” of a property of an image.
public var kCGImagePropertyIPTCDictionary: CFString { NSString(string: "{IPTC}") }
/// The key “{GIF}” of a property of an image.
public var kCGImagePropertyGIFDictionary: CFString { NSString(string: "{GIF}") }
/// The key “{PNG}” of a property of an image.
public var kCGImagePropertyPNGDictionary: CFString { NSString(string: "{PNG}") }
/// The key “{JFIF}” of a property of an image.
public var kCGImagePropertyJFIFDictionary: CFString { NSString(string: "{JFIF}") }
/// The key “DelayTime” of a property of an image.
public var kCGImagePropertyGIFDelayTime: CFString { NSString(string: "DelayTime") }
/// The key “UnclampedDelayTime” of a property of an image.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString {
  NSString(string: "UnclampedDelayTime")
}
/// The key “LoopCount” of a property of an image.
public var kCGImagePropertyGIFLoopCount: CFString { NSString(string: "LoopCount") }
/// The key “DateTimeOriginal” of a property of an image.
public var kCGImagePropertyExifDateTimeOriginal: CFString { NSString(string: "DateTimeOriginal") }
/// The key “DateTimeDigitized” of a property of an image.
public var kCGImagePropertyExifDateTimeDigitized: CFString { NSString(string: "DateTimeDigitized") }
/// The key “FNumber” of a property of an image.
public var kCGImagePropertyExifFNumber: CFString { NSString(string: "FNumber") }
/// The key “ExposureTime” of a property of an image.
public var kCGImagePropertyExifExposureTime: CFString { NSString(string: "ExposureTime") }
/// The key “ISOSpeedRatings” of a property of an image.
public var kCGImagePropertyExifISOSpeedRatings: CFString { NSString(string: "ISOSpeedRatings") }
/// The key “FocalLength” of a property of an image.
public var kCGImagePropertyExifFocalLength: CFString { NSString(string: "FocalLength") }
/// The key “LensModel” of a property of an image.
public var kCGImagePropertyExifLensModel: CFString { NSString(string: "LensModel") }
/// The key “UserComment” of a property of an image.
public var kCGImagePropertyExifUserComment: CFString { NSString(string: "UserComment") }
/// The key “Make” of a property of an image.
public var kCGImagePropertyTIFFMake: CFString { NSString(string: "Make") }
/// The key “Model” of a property of an image.
public var kCGImagePropertyTIFFModel: CFString { NSString(string: "Model") }
/// The key “Software” of a property of an image.
public var kCGImagePropertyTIFFSoftware: CFString { NSString(string: "Software") }
/// The key “DateTime” of a property of an image.
public var kCGImagePropertyTIFFDateTime: CFString { NSString(string: "DateTime") }
/// The key “Artist” of a property of an image.
public var kCGImagePropertyTIFFArtist: CFString { NSString(string: "Artist") }
/// The key “Latitude” of a property of an image.
public var kCGImagePropertyGPSLatitude: CFString { NSString(string: "Latitude") }
/// The key “LatitudeRef” of a property of an image.
public var kCGImagePropertyGPSLatitudeRef: CFString { NSString(string: "LatitudeRef") }
/// The key “Longitude” of a property of an image.
public var kCGImagePropertyGPSLongitude: CFString { NSString(string: "Longitude") }
/// The key “LongitudeRef” of a property of an image.
public var kCGImagePropertyGPSLongitudeRef: CFString { NSString(string: "LongitudeRef") }
/// The key “Altitude” of a property of an image.
public var kCGImagePropertyGPSAltitude: CFString { NSString(string: "Altitude") }
/// The key “DateStamp” of a property of an image.
public var kCGImagePropertyGPSDateStamp: CFString { NSString(string: "DateStamp") }
/// The key “TimeStamp” of a property of an image.
public var kCGImagePropertyGPSTimeStamp: CFString { NSString(string: "TimeStamp") }
/// The key of the quality from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  NSString(string: "kCGImageDestinationLossyCompressionQuality")
}
/// The key of the color behind a transparent image.
public var kCGImageDestinationBackgroundColor: CFString {
  NSString(string: "kCGImageDestinationBackgroundColor")
}
/// The key of the longer side of the image in pixels.
public var kCGImageDestinationImageMaxPixelSize: CFString {
  NSString(string: "kCGImageDestinationImageMaxPixelSize")
}
