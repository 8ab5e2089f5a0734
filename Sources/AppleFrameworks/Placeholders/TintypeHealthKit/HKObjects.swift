// SPDX-License-Identifier: MIT

public import Foundation

// Proof of safety: the property is a constant.
/// A kind of values.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }

  /// Returns a kind of numbers.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? {
    HKQuantityType(identifier)
  }

  /// Returns a kind of states.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? {
    HKCategoryType(identifier)
  }

  /// Returns a constant value of the user.
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }

  /// Returns a kind of groups of values.
  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? {
    HKCorrelationType(identifier)
  }

  /// Returns the kind of workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  /// Returns the kind of summaries of activities.
  open class func activitySummaryType() -> HKObjectType {
    HKObjectType("HKActivitySummaryTypeIdentifier")
  }
}

// Proof of safety: see HKObjectType.
/// A kind of values with a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

// Proof of safety: see HKObjectType.
/// A kind of numbers.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates a kind of numbers.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}

// Proof of safety: see HKObjectType.
/// A kind of states.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates a kind of states.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}

// Proof of safety: see HKObjectType.
/// A kind of constant values of the user.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates a kind of constant values.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}

// Proof of safety: see HKObjectType.
/// A kind of groups of values.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates a kind of groups.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}

// Proof of safety: see HKObjectType.
/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

// Proof of safety: the properties are constants.
/// A value of the health data.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid = UUID()
  /// Additional values.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }

  /// The app that has written the value.
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  /// The device that has measured the value: always `nil`.
  open var device: HKDevice? { nil }
}

// Proof of safety: the properties are constants.
/// An app that writes values.
open class HKSource: NSObject, @unchecked Sendable {
  /// The name: always empty.
  open var name: String { "" }
  /// The identifier: always empty.
  open var bundleIdentifier: String { "" }

  /// Returns the app.
  open class func `default`() -> HKSource { HKSource() }
}

// Proof of safety: the properties are constants.
/// A version of an app that writes values.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The app.
  public let source: HKSource
  /// The version.
  public let version: String?

  /// Creates a version.
  public init(source: HKSource, version: String?) {
    (self.source, self.version) = (source, version)
  }
}

// Proof of safety: the device has no stored properties.
/// A device that measures values.
open class HKDevice: NSObject, @unchecked Sendable {
  /// The name: always `nil`.
  open var name: String? { nil }

  /// Returns the device.
  open class func local() -> HKDevice { HKDevice() }
}

// Proof of safety: the properties are constants.
/// A value with a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

// Proof of safety: the properties are constants.
/// A number with a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The number.
  public let quantity: HKQuantity

  /// Creates a number with a time.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata: metadata)
  }

  /// The number of measurements, 1.
  open var count: Int { 1 }
}

// Proof of safety: the properties are constants.
/// A state with a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let categoryType: HKCategoryType
  /// The number of the state.
  public let value: Int

  /// Creates a state with a time.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata: metadata)
  }
}

/// The states of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// In bed.
  case inBed
  /// Asleep.
  case asleepUnspecified
  /// Awake.
  case awake
  /// Asleep, not deeply.
  case asleepCore
  /// Asleep, deeply.
  case asleepDeep
  /// Asleep, with dreams.
  case asleepREM

  /// The earlier name of `asleepUnspecified`.
  public static var asleep: Self { .asleepUnspecified }
}

/// The value of a state without values.
public enum HKCategoryValue: Int, Sendable {
  /// None.
  case notApplicable
}

// Proof of safety: the properties are constants.
/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// The activity.
  public let workoutActivityType: HKWorkoutActivityType
  /// The seconds.
  public let duration: TimeInterval
  /// The burned energy.
  public let totalEnergyBurned: HKQuantity?
  /// The distance.
  public let totalDistance: HKQuantity?

  /// Creates a workout.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval? = nil, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration ?? endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata: metadata)
  }
}
