// SPDX-License-Identifier: MIT

public import Foundation

// Proof of safety: a query calls its handler once.
/// A query for values, which fails.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The condition.
  public let predicate: NSPredicate?

  init(condition: NSPredicate?) { predicate = condition }

  func fail() {}

  /// Returns a condition, which no value meets.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a condition, which no workout meets.
  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// The rules for values at the start and at the end.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates rules from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Values start after the start.
  public static let strictStartDate = Self(rawValue: 1)
  /// Values end before the end.
  public static let strictEndDate = Self(rawValue: 2)
}

/// The number of values in a query without a limit.
public let HKObjectQueryNoLimit = 0
/// The key of the start in an order of values.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of the end in an order of values.
public let HKSampleSortIdentifierEndDate = "endDate"

// Proof of safety: see HKQuery.
/// A query for values with a time, which fails.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(condition: predicate)
  }

  override func fail() { handler(self, nil, HKError.unavailable) }
}

// Proof of safety: see HKQuery.
/// A query for changes, of which there are none.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  /// Creates a query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(condition: predicate)
  }

  override func fail() { handler(self, {}, HKError.unavailable) }
}

/// The position of a query among the changes.
open class HKQueryAnchor: NSObject {
  /// Creates a position.
  public init(fromValue value: Int) { super.init() }
}

// Proof of safety: see HKQuery.
/// A query for values that were added or deleted, which fails.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// The type of handlers.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void

  private let handler: Handler
  /// Receives changes; it is never called.
  open var updateHandler: Handler?

  /// Creates a query.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(condition: predicate)
  }

  override func fail() { handler(self, nil, nil, nil, HKError.unavailable) }
}

/// A deleted value, of which there are none.
open class HKDeletedObject: NSObject {}

/// The values that statistics contain.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates values from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Values for each app.
  public static let separateBySource = Self(rawValue: 1)
  /// The average.
  public static let discreteAverage = Self(rawValue: 2)
  /// The least value.
  public static let discreteMin = Self(rawValue: 4)
  /// The greatest value.
  public static let discreteMax = Self(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = Self(rawValue: 16)
  /// The last value.
  public static let mostRecent = Self(rawValue: 32)
  /// The time.
  public static let duration = Self(rawValue: 64)
}

// Proof of safety: the properties are constants.
/// Statistics of numbers, of which there are none.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(start: Date, end: Date) { (startDate, endDate) = (start, end) }

  /// Returns `nil`, because there are no numbers.
  open func sumQuantity() -> HKQuantity? { nil }

  /// Returns `nil`, because there are no numbers.
  open func averageQuantity() -> HKQuantity? { nil }

  /// Returns `nil`, because there are no numbers.
  open func minimumQuantity() -> HKQuantity? { nil }

  /// Returns `nil`, because there are no numbers.
  open func maximumQuantity() -> HKQuantity? { nil }

  /// Returns `nil`, because there are no numbers.
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

// Proof of safety: see HKQuery.
/// A query for statistics, which fails.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(condition: quantitySamplePredicate)
  }

  override func fail() { handler(self, nil, HKError.unavailable) }
}

/// Statistics of intervals, of which there are none.
open class HKStatisticsCollection: NSObject {
  /// Does nothing, because there are no statistics.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Returns no statistics.
  open func statistics() -> [HKStatistics] { [] }

  /// Returns no statistics.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

// Proof of safety: see HKQuery.
/// A query for statistics of intervals, which fails.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Receives the statistics.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Receives changes; it is never called.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(condition: quantitySamplePredicate)
  }

  override func fail() { initialResultsHandler?(self, nil, HKError.unavailable) }
}
