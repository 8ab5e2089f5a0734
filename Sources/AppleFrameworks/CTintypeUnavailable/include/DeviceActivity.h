// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(DeviceActivityCenter, "Screen Time does not exist")
TINTYPE_UNAVAILABLE(DeviceActivityMonitor, "Screen Time does not exist")
TINTYPE_UNAVAILABLE(DeviceActivityName, "Screen Time does not exist")
TINTYPE_UNAVAILABLE(DeviceActivitySchedule, "Screen Time does not exist")
