// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(WCSession, "Watch connections do not exist")
TINTYPE_UNAVAILABLE(WCSessionFile, "Watch connections do not exist")
TINTYPE_UNAVAILABLE(WCSessionUserInfoTransfer, "Watch connections do not exist")
