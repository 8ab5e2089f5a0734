// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(ASIdentifierManager, "Advertising identifiers do not exist")
