// SPDX-License-Identifier: MIT

/// The activities of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// The activity `americanFootball`.
  case americanFootball = 1
  /// The activity `archery`.
  case archery
  /// The activity `australianFootball`.
  case australianFootball
  /// The activity `badminton`.
  case badminton
  /// The activity `baseball`.
  case baseball
  /// The activity `basketball`.
  case basketball
  /// The activity `bowling`.
  case bowling
  /// The activity `boxing`.
  case boxing
  /// The activity `climbing`.
  case climbing
  /// The activity `cricket`.
  case cricket
  /// The activity `crossTraining`.
  case crossTraining
  /// The activity `curling`.
  case curling
  /// The activity `cycling`.
  case cycling
  /// The activity `dance`.
  case dance
  /// The activity `danceInspiredTraining`.
  case danceInspiredTraining
  /// The activity `elliptical`.
  case elliptical
  /// The activity `equestrianSports`.
  case equestrianSports
  /// The activity `fencing`.
  case fencing
  /// The activity `fishing`.
  case fishing
  /// The activity `functionalStrengthTraining`.
  case functionalStrengthTraining
  /// The activity `golf`.
  case golf
  /// The activity `gymnastics`.
  case gymnastics
  /// The activity `handball`.
  case handball
  /// The activity `hiking`.
  case hiking
  /// The activity `hockey`.
  case hockey
  /// The activity `hunting`.
  case hunting
  /// The activity `lacrosse`.
  case lacrosse
  /// The activity `martialArts`.
  case martialArts
  /// The activity `mindAndBody`.
  case mindAndBody
  /// The activity `mixedMetabolicCardioTraining`.
  case mixedMetabolicCardioTraining
  /// The activity `paddleSports`.
  case paddleSports
  /// The activity `play`.
  case play
  /// The activity `preparationAndRecovery`.
  case preparationAndRecovery
  /// The activity `racquetball`.
  case racquetball
  /// The activity `rowing`.
  case rowing
  /// The activity `rugby`.
  case rugby
  /// The activity `running`.
  case running
  /// The activity `sailing`.
  case sailing
  /// The activity `skatingSports`.
  case skatingSports
  /// The activity `snowSports`.
  case snowSports
  /// The activity `soccer`.
  case soccer
  /// The activity `softball`.
  case softball
  /// The activity `squash`.
  case squash
  /// The activity `stairClimbing`.
  case stairClimbing
  /// The activity `surfingSports`.
  case surfingSports
  /// The activity `swimming`.
  case swimming
  /// The activity `tableTennis`.
  case tableTennis
  /// The activity `tennis`.
  case tennis
  /// The activity `trackAndField`.
  case trackAndField
  /// The activity `traditionalStrengthTraining`.
  case traditionalStrengthTraining
  /// The activity `volleyball`.
  case volleyball
  /// The activity `walking`.
  case walking
  /// The activity `waterFitness`.
  case waterFitness
  /// The activity `waterPolo`.
  case waterPolo
  /// The activity `waterSports`.
  case waterSports
  /// The activity `wrestling`.
  case wrestling
  /// The activity `yoga`.
  case yoga
  /// The activity `barre`.
  case barre
  /// The activity `coreTraining`.
  case coreTraining
  /// The activity `crossCountrySkiing`.
  case crossCountrySkiing
  /// The activity `downhillSkiing`.
  case downhillSkiing
  /// The activity `flexibility`.
  case flexibility
  /// The activity `highIntensityIntervalTraining`.
  case highIntensityIntervalTraining
  /// The activity `jumpRope`.
  case jumpRope
  /// The activity `kickboxing`.
  case kickboxing
  /// The activity `pilates`.
  case pilates
  /// The activity `snowboarding`.
  case snowboarding
  /// The activity `stairs`.
  case stairs
  /// The activity `stepTraining`.
  case stepTraining
  /// The activity `wheelchairWalkPace`.
  case wheelchairWalkPace
  /// The activity `wheelchairRunPace`.
  case wheelchairRunPace
  /// The activity `taiChi`.
  case taiChi
  /// The activity `mixedCardio`.
  case mixedCardio
  /// The activity `handCycling`.
  case handCycling
  /// The activity `discSports`.
  case discSports
  /// The activity `fitnessGaming`.
  case fitnessGaming
  /// The activity `cardioDance`.
  case cardioDance
  /// The activity `socialDance`.
  case socialDance
  /// The activity `pickleball`.
  case pickleball
  /// The activity `cooldown`.
  case cooldown
  /// Any other activity.
  case other = 3000
}
