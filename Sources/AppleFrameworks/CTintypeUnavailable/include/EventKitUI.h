// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(EKEventEditViewController, "Calendars do not exist")
TINTYPE_UNAVAILABLE(EKEventViewController, "Calendars do not exist")
