// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// The types of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A video.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// A video of QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// A video of iTunes.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// A sound.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// A sound.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// A sound.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// A sound.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  /// A sound.
  public static let aiff = Self(rawValue: "public.aiff-audio")
  /// An image.
  public static let jpg = Self(rawValue: "public.jpeg")
  /// An image.
  public static let heic = Self(rawValue: "public.heic")
  /// An image.
  public static let heif = Self(rawValue: "public.heif")
  /// An image.
  public static let tif = Self(rawValue: "public.tiff")
  /// An image of a camera.
  public static let dng = Self(rawValue: "com.adobe.raw-image")
  /// A video of a phone.
  public static let mobile3GPP = Self(rawValue: "public.3gpp")
}

// Proof of safety: locks guard the properties that can change.
/// A conversion of media, which fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The media.
  public let asset: AVAsset
  /// The name of the format.
  public let presetName: String
  /// The location of the new file.
  @_Locked open var outputURL: URL? = nil
  /// The type of the new file.
  @_Locked open var outputFileType: AVFileType? = nil
  /// A Boolean value that indicates whether the file is for a network.
  @_Locked open var shouldOptimizeForNetworkUse = false
  /// The part that is converted.
  @_Locked open var timeRange = CMTimeRange(start: .zero, duration: .indefinite)
  /// The arrangement of videos.
  @_Locked open var videoComposition: AVVideoComposition? = nil
  /// The mixture of sounds.
  @_Locked open var audioMix: AVAudioMix? = nil
  /// The state.
  @_Locked public private(set) var status: Status = .unknown
  /// The progress from 0 to 1: always 0.
  open var progress: Float { 0 }
  /// The error of a conversion.
  open var error: (any Error)? { status == .failed ? CocoaError(.featureUnsupported) : nil }
  /// The types of files: those of videos.
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov] }

  /// Creates a conversion.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }

  /// Fails, and calls a closure.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }

  /// Fails.
  open func export() async { status = .failed }

  /// Throws an error, because media are not converted.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Cancels the conversion.
  open func cancelExport() { status = .cancelled }

  /// Returns no formats.
  open class func allExportPresets() -> [String] { [] }
  /// Returns no formats.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  /// The states of conversions.
  public enum Status: Int, Sendable {
    /// At the start.
    case unknown
    /// Waiting.
    case waiting
    /// Running.
    case exporting
    /// Completed.
    case completed
    /// Failed.
    case failed
    /// Canceled.
    case cancelled
  }
}

/// The format `AVAssetExportPresetLowQuality` of a conversion.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The format `AVAssetExportPresetMediumQuality` of a conversion.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The format `AVAssetExportPresetHighestQuality` of a conversion.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The format `AVAssetExportPresetHEVCHighestQuality` of a conversion.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// The format `AVAssetExportPresetPassthrough` of a conversion.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The format `AVAssetExportPresetAppleM4A` of a conversion.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The format `AVAssetExportPreset640x480` of a conversion.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The format `AVAssetExportPreset960x540` of a conversion.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The format `AVAssetExportPreset1280x720` of a conversion.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The format `AVAssetExportPreset1920x1080` of a conversion.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// The format `AVAssetExportPreset3840x2160` of a conversion.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"

// Proof of safety: locks guard the properties that can change.
/// The arrangement of videos, which are not shown.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  /// The seconds of an image.
  @_Locked open var frameDuration = CMTime(value: 1, timescale: 30)
  /// The size in pixels.
  @_Locked open var renderSize = CGSize.zero
  /// The scale.
  @_Locked open var renderScale: Float = 1
}

// Proof of safety: it adds no stored property.
/// The arrangement of videos, which can be changed.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {}

// Proof of safety: it has no stored property.
/// The mixture of sounds, which are not played.
open class AVAudioMix: NSObject, @unchecked Sendable {}

// Proof of safety: it adds no stored property.
/// Media of several parts, which are not played.
open class AVComposition: AVAsset, @unchecked Sendable {
  /// Creates media without parts.
  public convenience init() { self.init(url: URL(fileURLWithPath: "/")) }
}

// Proof of safety: it adds no stored property.
/// Media of several parts, which can be changed.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// The size in points.
  open var naturalSize: CGSize { .zero }

  /// Does nothing, because media are not combined.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {}
}
