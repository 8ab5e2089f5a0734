// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CVBuffer, "Core Video does not exist")
TINTYPE_UNAVAILABLE(CVDisplayLink, "Core Video does not exist")
