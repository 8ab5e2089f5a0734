// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(QLThumbnailGenerator, "Quick Look does not exist")
TINTYPE_UNAVAILABLE(QLThumbnailRepresentation, "Quick Look does not exist")
