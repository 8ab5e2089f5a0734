// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(HKHealthStore, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKObjectType, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKQuantity, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKQuantitySample, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKQuantityType, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKSample, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKSampleQuery, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKStatisticsCollectionQuery, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKStatisticsQuery, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKUnit, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKWorkout, "HealthKit does not exist")
TINTYPE_UNAVAILABLE(HKWorkoutSession, "HealthKit does not exist")
