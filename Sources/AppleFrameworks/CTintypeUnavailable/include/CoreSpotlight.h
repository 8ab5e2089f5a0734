// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CSSearchableIndex, "Spotlight does not exist")
TINTYPE_UNAVAILABLE(CSSearchableItem, "Spotlight does not exist")
TINTYPE_UNAVAILABLE(CSSearchableItemAttributeSet, "Spotlight does not exist")
TINTYPE_UNAVAILABLE(CSSearchQuery, "Spotlight does not exist")

// The type of an activity that opens a result of Spotlight, and the key of the identifier.
#define CSSearchableItemActionType "com.apple.corespotlightitem"
#define CSSearchableItemActivityIdentifier "kCSSearchableItemActivityIdentifier"
#define CSQueryContinuationActionType "com.apple.corespotlightquery"
#define CSSearchQueryString "kCSSearchQueryString"
