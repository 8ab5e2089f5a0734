// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(GroupSession, "SharePlay does not exist")
TINTYPE_UNAVAILABLE(GroupStateObserver, "SharePlay does not exist")
TINTYPE_UNAVAILABLE(GroupSessionMessenger, "SharePlay does not exist")
