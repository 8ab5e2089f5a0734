// SPDX-License-Identifier: MIT

@_exported public import AudioToolbox
@_exported public import Combine
public import Dispatch
public import Foundation
public import TintypeUIKit

/// A player of media, which stores its values and plays nothing.
open class AVPlayer: NSObject {
  /// The error: always `nil`.
  open var error: (any Error)? { nil }
  /// The state of loading: always `unknown`.
  open var status: Status { .unknown }
  /// The speed at which the media start.
  open var defaultRate: Float = 1
  /// A Boolean value that indicates whether another screen shows the media.
  open var allowsExternalPlayback: Bool = true
  /// A Boolean value that indicates whether another screen shows the media if there is one.
  open var usesExternalPlaybackWhileExternalScreenIsActive: Bool = false
  /// A Boolean value that indicates whether another screen shows the media: always `false`.
  open var isExternalPlaybackActive: Bool { false }
  /// The behavior in the background.
  open var audiovisualBackgroundPlaybackPolicy: Int = 1
  /// Sets the speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Returns an object for the closure, which is never called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// The states of loading.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// Loaded.
    case readyToPlay
    /// Failed.
    case failed
  }
  /// The current item.
  open private(set) var currentItem: AVPlayerItem?
  /// The playback speed; 0 is paused.
  open var rate: Float = 0
  /// The volume, 0 to 1.
  open var volume: Float = 1
  /// A Boolean value that indicates whether the sound is muted.
  open var isMuted = false
  /// The action at the end of the item, which is never reached.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  private var time = CMTime.zero

  /// The actions at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item is played.
    case advance
    /// The playback is paused.
    case pause
    /// The time continues.
    case none
  }

  /// The states of the playback.
  public enum TimeControlStatus: Int, Sendable {
    /// Paused.
    case paused
    /// Waiting for data.
    case waitingToPlayAtSpecifiedRate
    /// Playing.
    case playing
  }

  /// The state: `playing` if the app started the player.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// A Boolean value that indicates whether the player waits for data; it has no effect.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean value that indicates whether the screen stays on; it has no effect.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Creates a player without an item.
  public override init() { super.init() }

  /// Creates a player of the media at a URL.
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Sets the rate to 1.
  open func play() { rate = 1 }

  /// Sets the rate to 0.
  open func pause() { rate = 0 }

  /// Replaces the current item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  /// Returns the time of the last `seek(to:)`.
  open func currentTime() -> CMTime { time }

  /// Sets the current time.
  open func seek(to time: CMTime) { self.time = time }

  /// Sets the current time, and calls the closure.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// Sets the current time; the tolerances have no effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Returns an object for `removeTimeObserver`; the closure is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    NSObject()
  }

  /// Does nothing, because nothing is played.
  open func removeTimeObserver(_ observer: Any) {}
}

/// The media that a player plays.
open class AVPlayerItem: NSObject {
  /// The end of playing.
  open var forwardPlaybackEndTime: CMTime = .indefinite
  /// The end of playing backward.
  open var reversePlaybackEndTime: CMTime = .indefinite
  /// The seconds that are loaded before.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The greatest number of bits per second.
  open var preferredPeakBitRate: Double = 0
  /// The loaded parts: none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The parts that can be played: none.
  open var seekableTimeRanges: [NSValue] { [] }
  /// A Boolean value that indicates whether enough is loaded: always `false`.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// A Boolean value that indicates whether nothing is loaded: always `true`.
  open var isPlaybackBufferEmpty: Bool { true }
  /// A Boolean value that indicates whether all is loaded: always `false`.
  open var isPlaybackBufferFull: Bool { false }
  /// The size in points: always empty.
  open var presentationSize: CGSize { .zero }
  /// The mixture of sounds.
  open var audioMix: AVAudioMix?
  /// The arrangement of videos.
  open var videoComposition: AVVideoComposition?
  /// The descriptions of the media.
  open var externalMetadata: [AVMetadataItem] = []
  /// Returns the start.
  open func currentTime() -> CMTime { .zero }
  /// Calls a closure.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
  /// The states of an item.
  public enum Status: Int, Sendable {
    /// Not loaded.
    case unknown
    /// Loaded.
    case readyToPlay
    /// With an error.
    case failed
  }

  /// The location of the media.
  public let url: URL
  /// The media.
  open var asset: AVAsset { AVURLAsset(url: url) }
  /// The state: always `unknown`.
  open var status: Status { .unknown }
  /// The error: always `nil`.
  open var error: (any Error)? { nil }
  /// The name of the notification at the end of an item, which is never posted.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// The name of the notification about an error, which is never posted.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// Creates an item of the media at a URL.
  public init(url URL: URL) { url = URL }

  /// Creates an item of media.
  public convenience init(asset: AVAsset) { self.init(url: asset.location) }

  /// The duration: always unknown.
  open var duration: CMTime { .indefinite }
}

extension NSNotification.Name {
  /// The notification at the end of an item, which is never posted.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of several items, which plays nothing.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Creates a player without items.
  public override init() { super.init() }

  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  /// Returns the items.
  open func items() -> [AVPlayerItem] { queue }

  /// Removes all items.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// The repetition of an item, which has no effect.
open class AVPlayerLooper: NSObject {
  /// Creates a repetition.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}

  /// Does nothing, because nothing is played.
  open func disableLooping() {}
}

/// The ways to scale a video.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a scaling from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole video is visible.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video fills the layer.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video is stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// The layer of a video, which is not painted.
open class AVPlayerLayer: CALayer {
  /// A Boolean value that indicates whether an image is shown: always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The frame of the video in points.
  open var videoRect: CGRect { bounds }
  /// The player.
  open var player: AVPlayer?
  /// The scaling.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}

extension AVPlayerLayer {
  /// Creates the layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
