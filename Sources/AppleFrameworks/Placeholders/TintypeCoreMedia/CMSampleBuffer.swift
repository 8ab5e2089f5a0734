// SPDX-License-Identifier: MIT

@_exported public import CoreVideo

/// Samples of a camera or a microphone, which Linux does not deliver.
public final class CMSampleBuffer: NSObject, @unchecked Sendable {
  // Instances do not exist, so they share nothing.
  private override init() {}

  /// The image: always `nil`.
  public var imageBuffer: CVImageBuffer? { nil }
  /// The time at which the samples are shown.
  public var presentationTimeStamp: CMTime { .invalid }
}

/// The format of a medium, which is unknown.
public class CMFormatDescription: NSObject {
  /// The size of a video in pixels: 0.
  public var dimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
}

/// The format of a video.
public typealias CMVideoFormatDescription = CMFormatDescription

/// The size of a video, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32

  /// Creates a size.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// Returns the image of samples: always `nil`.
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? {
  buffer.imageBuffer
}

/// Returns the size of a video: 0.
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions {
  videoDesc.dimensions
}
