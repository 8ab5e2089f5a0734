// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The results of commands.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was performed.
  case success
  /// There is no such content.
  case noSuchContent = 100
  /// Nothing is played.
  case noActionableNowPlayingItem = 110
  /// The device was not found.
  case deviceNotFound = 120
  /// The command failed.
  case commandFailed = 200
}

// Proof of safety: events are not created.
/// A command of the user, which is never given.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The seconds since the device was started: always 0.
  open var timestamp: TimeInterval { 0 }
}

// Proof of safety: see MPRemoteCommandEvent.
/// A command to play from a position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The seconds from the start: always 0.
  open var positionTime: TimeInterval { 0 }
}

// Proof of safety: see MPRemoteCommandEvent.
/// A command to skip a part.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The seconds: always 0.
  open var interval: TimeInterval { 0 }
}

// Proof of safety: see MPRemoteCommandEvent.
/// A command to play at another speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The speed: always 1.
  open var playbackRate: Float { 1 }
}

// Proof of safety: commands are not given.
/// A command, which is never given.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// A Boolean value that indicates whether the user can give the command.
  open var isEnabled = true

  /// Returns an object for the closure, which is never called.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    NSObject()
  }

  /// Does nothing, because the closure is never called.
  open func removeTarget(_ target: Any?) {}
}

// Proof of safety: see MPRemoteCommand.
/// A command to skip a part.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The seconds that the user can skip.
  open var preferredIntervals: [NSNumber] = []
}

// Proof of safety: see MPRemoteCommand.
/// A command to play from a position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

// Proof of safety: see MPRemoteCommand.
/// A command to play at another speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds.
  open var supportedPlaybackRates: [NSNumber] = []
}

// Proof of safety: see MPRemoteCommand.
/// A command to like a title.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// A Boolean value that indicates whether the user likes the title.
  open var isActive = false
  /// The title of the command.
  open var localizedTitle = ""
}

// Proof of safety: the properties are constants.
/// The commands of headphones and of the system, which are never given.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()

  /// Returns the commands of the app.
  open class func shared() -> MPRemoteCommandCenter { center }

  /// The command to play.
  public let playCommand = MPRemoteCommand()
  /// The command to pause.
  public let pauseCommand = MPRemoteCommand()
  /// The command to stop.
  public let stopCommand = MPRemoteCommand()
  /// The command to play or to pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The command to play the next title.
  public let nextTrackCommand = MPRemoteCommand()
  /// The command to play the previous title.
  public let previousTrackCommand = MPRemoteCommand()
  /// The command to skip a part.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The command to repeat a part.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The command to move forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// The command to move backward.
  public let seekBackwardCommand = MPRemoteCommand()
  /// The command to play from a position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The command to play at another speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The command to repeat titles.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// The command to change the order of titles.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// The command to like a title.
  public let likeCommand = MPFeedbackCommand()
  /// The command to dislike a title.
  public let dislikeCommand = MPFeedbackCommand()
  /// The command to mark a position.
  public let bookmarkCommand = MPFeedbackCommand()
}
