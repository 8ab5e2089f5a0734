// SPDX-License-Identifier: MIT

@_exported import Foundation

/// A player of media, which stores its values and plays nothing.
open class AVPlayer: NSObject {
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
}

/// The media that a player plays.
open class AVPlayerItem: NSObject {
  /// The location of the media.
  public let url: URL

  /// Creates an item of the media at a URL.
  public init(url URL: URL) { url = URL }
}

extension NSNotification.Name {
  /// The notification at the end of an item, which is never posted.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A time in a medium.
public struct CMTime: Hashable, Sendable {
  /// The number of time units.
  public var value: Int64
  /// The number of time units in a second.
  public var timescale: Int32

  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Creates a time from a number of units.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates a time in seconds, rounded to a unit; 0 if it cannot be represented.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0
    timescale = preferredTimescale
  }

  /// The time in seconds.
  public var seconds: Double { Double(value) / Double(timescale) }
}
