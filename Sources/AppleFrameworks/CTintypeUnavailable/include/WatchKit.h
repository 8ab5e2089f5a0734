// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(WKApplication, "WatchKit does not exist")
TINTYPE_UNAVAILABLE(WKExtendedRuntimeSession, "WatchKit does not exist")
TINTYPE_UNAVAILABLE(WKExtension, "WatchKit does not exist")
TINTYPE_UNAVAILABLE(WKHapticType, "WatchKit does not exist")
TINTYPE_UNAVAILABLE(WKInterfaceController, "WatchKit does not exist")
TINTYPE_UNAVAILABLE(WKInterfaceDevice, "WatchKit does not exist")
