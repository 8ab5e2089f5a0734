// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CSSearchableIndex, "Spotlight does not exist")
TINTYPE_UNAVAILABLE(CSSearchableItem, "Spotlight does not exist")
TINTYPE_UNAVAILABLE(CSSearchableItemAttributeSet, "Spotlight does not exist")
TINTYPE_UNAVAILABLE(CSSearchQuery, "Spotlight does not exist")
