// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(EKAlarm, "Calendars do not exist")
TINTYPE_UNAVAILABLE(EKCalendar, "Calendars do not exist")
TINTYPE_UNAVAILABLE(EKEvent, "Calendars do not exist")
TINTYPE_UNAVAILABLE(EKEventStore, "Calendars do not exist")
TINTYPE_UNAVAILABLE(EKRecurrenceRule, "Calendars do not exist")
TINTYPE_UNAVAILABLE(EKReminder, "Calendars do not exist")
