// SPDX-License-Identifier: MIT

@_exported public import Combine
@_exported public import Foundation

/// The abilities of a device.
public protocol CHHapticDeviceCapability {
  /// A Boolean value that indicates whether the device vibrates.
  var supportsHaptics: Bool { get }
  /// A Boolean value that indicates whether the device plays sounds.
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// The engine of vibrations, which are not felt.
open class CHHapticEngine {
  /// The reasons of a stop.
  public enum StoppedReason: Int, Sendable {
    /// A call.
    case audioSessionInterrupt = 1
    /// The app is in the background.
    case applicationSuspended
    /// Nothing was played.
    case idleTimeout
    /// The end was reached.
    case notifyWhenFinished
    /// The engine was removed.
    case engineDestroyed
    /// A game controller was removed.
    case gameControllerDisconnect
    /// An error.
    case systemError = -1
  }

  /// The actions at the end.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops.
    case stopEngine = 1
    /// The engine continues.
    case leaveEngineRunning
  }

  /// A closure that receives an error.
  public typealias CompletionHandler = ((any Error)?) -> Void

  /// The closure that is called after a stop of the system, which does not happen.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// The closure that is called after a failure of the system, which does not happen.
  open var resetHandler: () -> Void = {}
  /// A Boolean value that indicates whether the engine plays no sounds.
  open var playsHapticsOnly = false
  /// A Boolean value that indicates whether the engine stops when it plays nothing.
  open var isAutoShutdownEnabled = false
  /// The seconds since the start: always 0.
  open var currentTime: TimeInterval { 0 }

  /// Creates an engine.
  public init() throws {}

  /// Returns the abilities of the device: none.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Does nothing, because vibrations are not felt.
  open func start() throws {}

  /// Does nothing, because vibrations are not felt.
  open func start() async throws {}

  /// Calls the handler without an error.
  open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

  /// Calls the handler without an error.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

  /// Does nothing, because vibrations are not felt.
  open func stop() async throws {}

  /// Does nothing, because the end is not reached.
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}

  /// Returns a player that does nothing.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    CHHapticSilentPlayer()
  }

  /// Returns a player that does nothing.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    CHHapticSilentPlayer()
  }

  /// Does nothing, because vibrations are not felt.
  open func playPattern(from fileURL: URL) throws {}
}

/// The start of a pattern without a delay.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A player of a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// A Boolean value that indicates whether the player is silent.
  var isMuted: Bool { get set }
  /// Starts the pattern.
  func start(atTime time: TimeInterval) throws
  /// Stops the pattern.
  func stop(atTime time: TimeInterval) throws
  /// Stops all patterns.
  func cancel() throws
  /// Changes the pattern.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}

/// A player of a pattern that can be repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// A Boolean value that indicates whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// The end of the repeated part.
  var loopEnd: TimeInterval { get set }
  /// The speed.
  var playbackRate: Float { get set }
}

private final class CHHapticSilentPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1

  func start(atTime time: TimeInterval) {}
  func stop(atTime time: TimeInterval) {}
  func cancel() {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) {}
}
