// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// A number of frames, each of which has a sample for each channel.
public typealias AVAudioFrameCount = UInt32
/// A position in frames.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32

/// The types of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Another type.
  case otherFormat
  /// Numbers with 32 bits.
  case pcmFormatFloat32
  /// Numbers with 64 bits.
  case pcmFormatFloat64
  /// Integers with 16 bits.
  case pcmFormatInt16
  /// Integers with 32 bits.
  case pcmFormatInt32
}

// All properties are constants.
/// A format of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The type of the samples.
  public let commonFormat: AVAudioCommonFormat
  /// The frames per second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// A Boolean value that indicates whether the channels are in one buffer.
  public let isInterleaved: Bool

  static let standard = AVAudioFormat(.pcmFormatFloat32, 44_100, 2, false)

  private init(
    _ format: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount,
    _ isInterleaved: Bool
  ) {
    (commonFormat, sampleRate, channelCount) = (format, rate, channels)
    self.isInterleaved = isInterleaved
  }

  /// Creates a format with numbers of 32 bits; `nil` without a rate or channels.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// Creates a format; `nil` without a rate or channels.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.init(format, sampleRate, channels, interleaved)
  }

  /// Creates a format from the settings of a recording; `nil` without a rate or channels.
  public convenience init?(settings: [String: Any]) {
    self.init(
      standardFormatWithSampleRate: (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 0,
      channels: (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? 0)
  }

  /// The settings of a recording.
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }
}

/// Samples of sound, which are silence until the app writes them.
///
/// - Note: As in AVFoundation, pointers to samples are valid as long as the buffer.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The format.
  public let format: AVAudioFormat
  /// The number of frames for which there is memory.
  public let frameCapacity: AVAudioFrameCount
  /// The number of frames with samples.
  @_Locked open var frameLength: AVAudioFrameCount = 0
  /// The distance between two samples of a channel.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  private let samples: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Creates silence.
  ///
  /// - Returns: `nil` if the samples need more than a gigabyte.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let count = Int(format.channelCount)
    let size = Int(frameCapacity) * Self.size(of: format)
    guard count <= 1 << 16, size <= (1 << 30) / count else { return nil }
    (self.format, self.frameCapacity) = (format, frameCapacity)
    samples = .allocate(byteCount: max(1, size * count), alignment: 16)
    samples.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, size * count))
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      let offset = format.isInterleaved ? channel * Self.size(of: format) : channel * size
      (channels + channel).initialize(to: samples + offset)
    }
    super.init()
  }

  deinit {
    samples.deallocate()
    channels.deallocate()
  }

  private static func size(of format: AVAudioFormat) -> Int {
    switch format.commonFormat {
    case .pcmFormatFloat64: 8
    case .pcmFormatInt16: 2
    default: 4
    }
  }

  /// The samples of each channel as numbers, `nil` for other types.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    pointers(.pcmFormatFloat32)
  }
  /// The samples of each channel as integers of 16 bits, `nil` for other types.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    pointers(.pcmFormatInt16)
  }
  /// The samples of each channel as integers of 32 bits, `nil` for other types.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    pointers(.pcmFormatInt32)
  }

  private func pointers<Sample>(
    _ type: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == type else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}

/// A time of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  // Proof of safety: no stored property can change.
  /// The frame.
  public let sampleTime: AVAudioFramePosition
  /// The frames per second.
  public let sampleRate: Double

  /// Creates the time of a frame.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// A file with sound, which is neither read nor written.
open class AVAudioFile: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The file.
  public let url: URL
  /// The format in the file: two channels with 44.1 kHz, if it is not known.
  public let fileFormat: AVAudioFormat
  /// The format of the samples.
  open var processingFormat: AVAudioFormat { fileFormat }
  /// The number of frames: 0.
  open var length: AVAudioFramePosition { 0 }
  /// The position of the next frame.
  @_Locked open var framePosition: AVAudioFramePosition = 0

  /// Opens a file; an error is thrown if it does not exist.
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: fileURL.path])
    }
    (url, fileFormat) = (fileURL, .standard)
  }

  /// Creates the values of a file, which is not written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    (url, fileFormat) = (fileURL, AVAudioFormat(settings: settings) ?? .standard)
  }

  /// Creates the values of a file, which is not written.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    try self.init(forWriting: fileURL, settings: settings)
  }

  /// Reads no frames.
  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }

  /// Reads no frames.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    buffer.frameLength = 0
  }

  /// Does nothing, because the file is not written.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
