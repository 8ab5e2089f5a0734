// SPDX-License-Identifier: MIT

public import Foundation

/// A pattern of vibrations.
open class CHHapticPattern: NSObject {
  /// The duration in seconds.
  public let duration: TimeInterval

  /// Creates a pattern from events.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  /// Creates a pattern from events.
  public convenience init(
    events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]
  ) throws {
    try self.init(events: events, parameters: [])
  }
}

/// A vibration or sound.
open class CHHapticEvent: NSObject {
  /// The kinds of events.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A short vibration.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration with a duration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// The names of values.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The strength.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time until the full strength.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time of the decay.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time after the end.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// The volume.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
  }

  /// The kind.
  public let type: EventType
  /// The values.
  public let eventParameters: [CHHapticEventParameter]
  /// The start in seconds.
  open var relativeTime: TimeInterval
  /// The duration in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}

/// A value of an event.
open class CHHapticEventParameter: NSObject {
  /// The name.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A change of a pattern.
open class CHHapticDynamicParameter: NSObject {
  /// The names of values.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The strength.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The sharpness.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}

/// A change of a pattern over time.
open class CHHapticParameterCurve: NSObject {
  /// A point of the change.
  open class ControlPoint: NSObject {
    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {}
  }

  /// Creates a change.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {}
}
