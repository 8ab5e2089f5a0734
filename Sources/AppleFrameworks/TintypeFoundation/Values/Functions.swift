// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

// Names of Dispatch, CoreFoundation, QuartzCore and the Objective-C runtime that `import Foundation`
// has on Apple's systems.

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// Returns the result of a closure; objects are released without a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the seconds since the system started.
public func CACurrentMediaTime() -> TimeInterval {
  TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
}

/// A number of seconds since the start of 2001.
public typealias CFAbsoluteTime = TimeInterval

/// Returns the current time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
