// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(ATTrackingManager, "App tracking does not exist")
