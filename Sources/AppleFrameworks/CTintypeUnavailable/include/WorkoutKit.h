// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CustomWorkout, "WorkoutKit does not exist")
TINTYPE_UNAVAILABLE(WorkoutPlan, "WorkoutKit does not exist")
TINTYPE_UNAVAILABLE(WorkoutScheduler, "WorkoutKit does not exist")
