// SPDX-License-Identifier: MIT

public import Foundation

/// The key of the codec of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality of the codec.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key that indicates whether samples begin with their highest byte.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key that indicates whether samples are numbers with fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The qualities of a codec.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest.
  case min = 0
  /// Low.
  case low = 0x20
  /// Medium.
  case medium = 0x40
  /// High.
  case high = 0x60
  /// The highest.
  case max = 0x7F
}

/// A recorder of sound, which stores its state and records nothing.
open class AVAudioRecorder: NSObject {
  /// The file, which is not written.
  public let url: URL
  /// The format.
  public let settings: [String: Any]
  /// The object that is called at the end, which is never reached.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// A Boolean value that indicates whether the app started the recorder.
  open private(set) var isRecording = false
  /// A Boolean value that indicates whether the volume is measured.
  open var isMeteringEnabled = false
  /// The seconds of the recording: always 0.
  open var currentTime: TimeInterval { 0 }

  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }

  /// Returns `true`.
  @discardableResult
  open func prepareToRecord() -> Bool { true }

  /// Stores that the app started the recorder, and returns `true`.
  @discardableResult
  open func record() -> Bool {
    isRecording = true
    return true
  }

  /// Stores that the app started the recorder, and returns `true`.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }

  /// Stores that the app paused the recorder.
  open func pause() { isRecording = false }

  /// Stores that the app stopped the recorder.
  open func stop() { isRecording = false }

  /// Returns `false`, because there is no recording.
  @discardableResult
  open func deleteRecording() -> Bool { false }

  /// Does nothing, because there is no volume.
  open func updateMeters() {}

  /// Returns -160, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Returns -160, which is silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The object that is called at the end of a recording, which is never reached.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {}

/// The permission for the microphone.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  // Proof of safety: no stored property can change.
  /// The answers of the user.
  public enum recordPermission: Int, Sendable {
    /// The user has not decided.
    case undetermined
    /// The user has refused.
    case denied
    /// The user has agreed.
    case granted
  }

  /// The app.
  public static let shared = AVAudioApplication()
  /// The answer of the user: `undetermined`.
  open var recordPermission: recordPermission { .undetermined }

  /// Returns `false`, because there is no microphone.
  @discardableResult
  open class func requestRecordPermission() async -> Bool { false }

  /// Calls the handler with `false`, because there is no microphone.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    response(false)
  }
}

extension AVAudioSession {
  /// The answers of the user about the microphone.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not decided.
    case undetermined
    /// The user has refused.
    case denied
    /// The user has agreed.
    case granted
  }

  /// The changes of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// The end.
    case ended
    /// The start.
    case began
  }

  /// The options of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app can continue.
    public static let shouldResume = Self(rawValue: 1)
  }

  /// The name of the notification about interruptions, which is never posted.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// The name of the notification about other devices, which is never posted.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")

  /// The answer of the user: `undetermined`.
  public var recordPermission: RecordPermission { .undetermined }
  /// The samples per second: 44,100.
  public var sampleRate: Double { 44_100 }

  /// Does nothing, because sounds are not played.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}

  /// Does nothing, because sounds are not played.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
}

/// The key of the change of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
