// SPDX-License-Identifier: MIT

public import Foundation

/// A player of a sound, which stores its values and plays nothing.
open class AVAudioPlayer: NSObject {
  /// The file; `nil` for data.
  public let url: URL?
  /// The object that is called at the end, which is never reached.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// A Boolean value that indicates whether the app started the player.
  open private(set) var isPlaying = false
  /// The volume, 0 to 1.
  open var volume: Float = 1
  /// The balance from -1, left, to 1, right.
  open var pan: Float = 0
  /// The speed.
  open var rate: Float = 1
  /// A Boolean value that indicates whether the speed can be changed.
  open var enableRate = false
  /// The number of repetitions; negative for any number.
  open var numberOfLoops = 0
  /// The time in seconds.
  open var currentTime: TimeInterval = 0
  /// A Boolean value that indicates whether the volume is measured.
  open var isMeteringEnabled = false
  /// The seconds of the sound: always 0.
  open var duration: TimeInterval { 0 }
  /// The number of channels: 0, because the file is not read.
  open var numberOfChannels: Int { 0 }

  /// Creates a player of a file; an error is thrown if it does not exist.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    self.url = url
  }

  /// Creates a player of a file; an error is thrown if it does not exist.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of data.
  public init(data: Data) throws { url = nil }

  /// Returns `true`.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Stores that the app started the player, and returns `true`.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Stores that the app started the player, and returns `true`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Stores that the app paused the player.
  open func pause() { isPlaying = false }

  /// Stores that the app stopped the player.
  open func stop() { isPlaying = false }

  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Does nothing, because there is no volume.
  open func updateMeters() {}

  /// Returns -160, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The object that is called at the end of a sound, which is never reached.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called at the end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called with an error.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The sound of the app, whose settings have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The inputs and outputs: none.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The inputs: none.
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// The requested input: none.
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  /// The number of channels of the input: always 0.
  open var inputNumberOfChannels: Int { 0 }
  /// A Boolean value that indicates whether there is an input: always `false`.
  open var isInputAvailable: Bool { false }
  /// A Boolean value that indicates whether another app plays sounds: always `false`.
  open var isOtherAudioPlaying: Bool { false }
  /// A Boolean value that indicates whether another app plays music: always `false`.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Does nothing, because there are no inputs.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Does nothing, because there are no outputs.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// The output in place of the default one.
  public enum PortOverride: UInt, Sendable {
    /// None.
    case none = 0
    /// The speaker.
    case speaker = 1_936_747_378
  }

  /// The kinds of inputs and outputs.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The speaker.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The receiver.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    /// The microphone.
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    /// Headphones.
    public static let headphones = Self(rawValue: "Headphones")
    /// The microphone of headphones.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// Wireless headphones.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// A wireless headset.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    /// A wireless device.
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    /// A device in the network.
    public static let airPlay = Self(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Self(rawValue: "CarAudio")
    /// A device with a wire.
    public static let usbAudio = Self(rawValue: "USBAudio")
  }
  private static let session = AVAudioSession()

  /// The uses of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a use from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds with other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds without other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// A recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// A call.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The kinds of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any sound.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The mode `voicePrompt`.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    /// The mode `videoRecording`.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// The mode `videoChat`.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// The mode `gameChat`.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// A measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A movie.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// A call.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// The options of a use.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The sound is mixed with that of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other apps are quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// The sound is played by headphones.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The sound is played by the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// The options of an activation.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps can continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Returns the sound of the app.
  open class func sharedInstance() -> AVAudioSession { session }

  /// The volume: always 0.5.
  open var outputVolume: Float { 0.5 }

  /// Does nothing, because sounds are not played.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}

  /// Does nothing, because sounds are not played.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Calls the handler with `false`, because there is no microphone.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

// Proof of safety: it has no stored property.
/// The inputs and outputs of sounds, of which there are none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The inputs: none.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The outputs: none.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

// Proof of safety: it has no stored property.
/// An input or output of sounds, of which there are none.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The kind: always the speaker.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// The name: always empty.
  open var portName: String { "" }
  /// The identifier: always empty.
  open var uid: String { "" }
}
