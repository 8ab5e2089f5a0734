// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(Alarm, "AlarmKit does not exist")
TINTYPE_UNAVAILABLE(AlarmManager, "AlarmKit does not exist")
TINTYPE_UNAVAILABLE(AlarmPresentation, "AlarmKit does not exist")
TINTYPE_UNAVAILABLE(AlarmButton, "AlarmKit does not exist")
TINTYPE_UNAVAILABLE(AlarmPresentationState, "AlarmKit does not exist")
