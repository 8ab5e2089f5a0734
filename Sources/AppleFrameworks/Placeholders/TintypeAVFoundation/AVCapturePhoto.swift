// SPDX-License-Identifier: MIT

@_exported public import CoreMedia
public import Foundation
public import TintypeUIKit

/// The settings of a photo; have no effect.
open class AVCapturePhotoSettings: NSObject {
  /// The mode of the flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// The formats of a preview.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  /// The format of the preview.
  open var previewPhotoFormat: [String: Any]?
  /// A Boolean value that indicates whether the photo has the highest resolution.
  open var isHighResolutionPhotoEnabled = false

  /// Creates settings.
  public override init() {}

  /// Creates settings with a format.
  public convenience init(format: [String: Any]?) { self.init() }
}

/// A photo; there are none.
open class AVCapturePhoto: NSObject {
  /// The settings of the photo.
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }

  /// Returns the file of the photo: always `nil`.
  open func fileDataRepresentation() -> Data? { nil }

  /// Returns the image of the photo: always `nil`.
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// The settings with which a photo was taken.
open class AVCaptureResolvedPhotoSettings: NSObject {}

/// Receives photos.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called for a photo; never, because there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// A receiver of photos, of which there are none.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// A Boolean value that indicates whether photos have the highest resolution.
  open var isHighResolutionCaptureEnabled = false
  /// The formats of photos: none.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

  /// Does nothing, because there is no camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// The formats of compressed videos.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// HEVC.
  public static let hevc = Self(rawValue: "hvc1")
  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
}

/// The key of the format of compressed videos.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// Receives the images of a camera.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called for an image; never, because there is no camera.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// A receiver of the images of a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The receiver.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The format of the images.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var videoSettings: [String: Any]! = [:]
  /// A Boolean value that indicates whether late images are discarded.
  open var alwaysDiscardsLateVideoFrames = true

  /// Sets the receiver.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}

/// Receives the file of a video.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Called for a finished file; never, because there is no camera.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

/// A receiver that writes a file.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// A Boolean value that indicates whether a file is being written: always `false`.
  open var isRecording: Bool { false }

  /// Does nothing, because there is no camera.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}

  /// Does nothing, because there is no camera.
  open func stopRecording() {}
}

/// A receiver that writes a movie.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}
