// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit
public import TintypeFoundation

// All properties are constants.
/// Media at a URL, which are not loaded.
open class AVAsset: NSObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the media can be played: always `false`.
  open var isPlayable: Bool { false }
  /// A Boolean value that indicates whether the media can be converted: always `false`.
  open var isExportable: Bool { false }
  /// A Boolean value that indicates whether the media can be read: always `false`.
  open var isReadable: Bool { false }
  let location: URL

  /// Creates the media at a URL.
  public init(url URL: URL) { location = URL }

  /// The descriptions of the media: none, because they are not read.
  open var metadata: [AVMetadataItem] { [] }
  /// The descriptions with common names: none, because they are not read.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// The duration: always unknown.
  open var duration: CMTime { .indefinite }
}

/// A description of media.
///
/// `@unchecked`: it has no stored properties.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The name, if it is a common one.
  open var commonKey: AVMetadataKey? { nil }
  /// The value.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as a text.
  open var stringValue: String? { nil }
  /// The value as data.
  open var dataValue: Data? { nil }
}

/// The name of a description of media.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// Proof of safety: it adds no stored property.
/// Media at a URL, which are not loaded.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The location.
  open var url: URL { location }

  /// Creates the media at a URL; options have no effect.
  public convenience init(url URL: URL, options: [String: Any]?) { self.init(url: URL) }
}

/// A maker of images of a video, which throws an error, because videos are not decoded.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The video.
  public let asset: AVAsset
  /// A Boolean value that indicates whether images are rotated as the video says.
  @_Locked open var appliesPreferredTrackTransform = false
  /// The largest size of images.
  @_Locked open var maximumSize = CGSize.zero
  /// The time before the requested one in which an image can be.
  @_Locked open var requestedTimeToleranceBefore = CMTime.indefinite
  /// The time after the requested one in which an image can be.
  @_Locked open var requestedTimeToleranceAfter = CMTime.indefinite

  /// Creates a maker of images.
  public init(asset: AVAsset) { self.asset = asset }

  /// Throws an error, because videos are not decoded.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }

  /// Throws an error, because videos are not decoded.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
}

/// An error of media.
public struct AVError: LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Another reason.
    case unknown = -11800
    /// There is no decoder.
    case decoderNotFound = -11833
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The description in English.
  public var errorDescription: String? {
    "Media are not decoded on Linux. Put the code behind a protocol."
  }
}

/// Returns the largest rectangle with the aspect ratio of a size, in the center of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
