// SPDX-License-Identifier: MIT

public import Foundation

/// A timer of the display, which never fires: no frames are shown over time.
open class CADisplayLink: NSObject {
  /// A Boolean value that indicates whether the timer is paused.
  open var isPaused = false
  /// The rate of frames; 0 for that of the display.
  open var preferredFramesPerSecond = 0
  /// The range of rates of frames; by default that of the display.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the last frame, 0.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, a sixtieth of a second.
  open var targetTimestamp: CFTimeInterval { duration }
  /// The duration of a frame, a sixtieth of a second.
  open var duration: CFTimeInterval { 1 / 60 }

  /// Creates a timer with a method, which is never called.
  public init(target: Any, selector sel: Selector) {}

  /// Has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect.
  open func invalidate() {}
}

/// A range of rates of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate; `nil` for any.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
