// SPDX-License-Identifier: MIT

/// The identifiers of kinds of numbers.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier `stepCount`.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The identifier `distanceWalkingRunning`.
  public static let distanceWalkingRunning = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// The identifier `distanceCycling`.
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// The identifier `distanceSwimming`.
  public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// The identifier `distanceWheelchair`.
  public static let distanceWheelchair = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  /// The identifier `distanceDownhillSnowSports`.
  public static let distanceDownhillSnowSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// The identifier `basalEnergyBurned`.
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// The identifier `activeEnergyBurned`.
  public static let activeEnergyBurned = Self(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The identifier `flightsClimbed`.
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// The identifier `nikeFuel`.
  public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// The identifier `appleExerciseTime`.
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// The identifier `appleMoveTime`.
  public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  /// The identifier `appleStandTime`.
  public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  /// The identifier `pushCount`.
  public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
  /// The identifier `swimmingStrokeCount`.
  public static let swimmingStrokeCount = Self(
    rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  /// The identifier `vo2Max`.
  public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVo2Max")
  /// The identifier `heartRate`.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The identifier `bodyTemperature`.
  public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// The identifier `basalBodyTemperature`.
  public static let basalBodyTemperature = Self(
    rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  /// The identifier `bloodPressureSystolic`.
  public static let bloodPressureSystolic = Self(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// The identifier `bloodPressureDiastolic`.
  public static let bloodPressureDiastolic = Self(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// The identifier `respiratoryRate`.
  public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// The identifier `restingHeartRate`.
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// The identifier `walkingHeartRateAverage`.
  public static let walkingHeartRateAverage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  /// The identifier `heartRateVariabilitySDNN`.
  public static let heartRateVariabilitySDNN = Self(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// The identifier `heartRateRecoveryOneMinute`.
  public static let heartRateRecoveryOneMinute = Self(
    rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  /// The identifier `oxygenSaturation`.
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// The identifier `peripheralPerfusionIndex`.
  public static let peripheralPerfusionIndex = Self(
    rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  /// The identifier `bloodGlucose`.
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// The identifier `electrodermalActivity`.
  public static let electrodermalActivity = Self(
    rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  /// The identifier `inhalerUsage`.
  public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// The identifier `insulinDelivery`.
  public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  /// The identifier `bloodAlcoholContent`.
  public static let bloodAlcoholContent = Self(
    rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// The identifier `forcedVitalCapacity`.
  public static let forcedVitalCapacity = Self(
    rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  /// The identifier `forcedExpiratoryVolume1`.
  public static let forcedExpiratoryVolume1 = Self(
    rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  /// The identifier `peakExpiratoryFlowRate`.
  public static let peakExpiratoryFlowRate = Self(
    rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  /// The identifier `environmentalAudioExposure`.
  public static let environmentalAudioExposure = Self(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  /// The identifier `headphoneAudioExposure`.
  public static let headphoneAudioExposure = Self(
    rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  /// The identifier `bodyMassIndex`.
  public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// The identifier `bodyFatPercentage`.
  public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// The identifier `height`.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// The identifier `bodyMass`.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The identifier `leanBodyMass`.
  public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  /// The identifier `waistCircumference`.
  public static let waistCircumference = Self(
    rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  /// The identifier `dietaryFatTotal`.
  public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  /// The identifier `dietaryFatSaturated`.
  public static let dietaryFatSaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  /// The identifier `dietaryCholesterol`.
  public static let dietaryCholesterol = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  /// The identifier `dietarySodium`.
  public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
  /// The identifier `dietaryCarbohydrates`.
  public static let dietaryCarbohydrates = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// The identifier `dietaryFiber`.
  public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  /// The identifier `dietarySugar`.
  public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  /// The identifier `dietaryEnergyConsumed`.
  public static let dietaryEnergyConsumed = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// The identifier `dietaryProtein`.
  public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  /// The identifier `dietaryVitaminA`.
  public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  /// The identifier `dietaryVitaminC`.
  public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  /// The identifier `dietaryVitaminD`.
  public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  /// The identifier `dietaryCalcium`.
  public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  /// The identifier `dietaryIron`.
  public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
  /// The identifier `dietaryPotassium`.
  public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
  /// The identifier `dietaryWater`.
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  /// The identifier `dietaryCaffeine`.
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// The identifier `uvExposure`.
  public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUvExposure")
  /// The identifier `walkingSpeed`.
  public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  /// The identifier `walkingStepLength`.
  public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  /// The identifier `walkingAsymmetryPercentage`.
  public static let walkingAsymmetryPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  /// The identifier `walkingDoubleSupportPercentage`.
  public static let walkingDoubleSupportPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  /// The identifier `sixMinuteWalkTestDistance`.
  public static let sixMinuteWalkTestDistance = Self(
    rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// The identifier `stairAscentSpeed`.
  public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  /// The identifier `stairDescentSpeed`.
  public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  /// The identifier `runningSpeed`.
  public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  /// The identifier `runningPower`.
  public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
  /// The identifier `runningStrideLength`.
  public static let runningStrideLength = Self(
    rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  /// The identifier `runningVerticalOscillation`.
  public static let runningVerticalOscillation = Self(
    rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  /// The identifier `runningGroundContactTime`.
  public static let runningGroundContactTime = Self(
    rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  /// The identifier `cyclingSpeed`.
  public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  /// The identifier `cyclingPower`.
  public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  /// The identifier `cyclingCadence`.
  public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  /// The identifier `timeInDaylight`.
  public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  /// The identifier `appleWalkingSteadiness`.
  public static let appleWalkingSteadiness = Self(
    rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  /// The identifier `atrialFibrillationBurden`.
  public static let atrialFibrillationBurden = Self(
    rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  /// The identifier `numberOfTimesFallen`.
  public static let numberOfTimesFallen = Self(
    rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
}

/// The identifiers of kinds of states.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier `sleepAnalysis`.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// The identifier `appleStandHour`.
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// The identifier `mindfulSession`.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// The identifier `highHeartRateEvent`.
  public static let highHeartRateEvent = Self(
    rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  /// The identifier `lowHeartRateEvent`.
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// The identifier `irregularHeartRhythmEvent`.
  public static let irregularHeartRhythmEvent = Self(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  /// The identifier `menstrualFlow`.
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// The identifier `intermenstrualBleeding`.
  public static let intermenstrualBleeding = Self(
    rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  /// The identifier `sexualActivity`.
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// The identifier `ovulationTestResult`.
  public static let ovulationTestResult = Self(
    rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  /// The identifier `cervicalMucusQuality`.
  public static let cervicalMucusQuality = Self(
    rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  /// The identifier `toothbrushingEvent`.
  public static let toothbrushingEvent = Self(
    rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  /// The identifier `handwashingEvent`.
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  /// The identifier `headache`.
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  /// The identifier `fatigue`.
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  /// The identifier `fever`.
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  /// The identifier `coughing`.
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  /// The identifier `nausea`.
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  /// The identifier `dizziness`.
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  /// The identifier `lowCardioFitnessEvent`.
  public static let lowCardioFitnessEvent = Self(
    rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  /// The identifier `pregnancy`.
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// The identifier `lactation`.
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  /// The identifier `contraceptive`.
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
}

/// The identifiers of constant values of the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier `biologicalSex`.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The identifier `bloodType`.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// The identifier `dateOfBirth`.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// The identifier `fitzpatrickSkinType`.
  public static let fitzpatrickSkinType = Self(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// The identifier `wheelchairUse`.
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// The identifier `activityMoveMode`.
  public static let activityMoveMode = Self(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// The identifiers of groups of values.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier `bloodPressure`.
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// The identifier `food`.
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
