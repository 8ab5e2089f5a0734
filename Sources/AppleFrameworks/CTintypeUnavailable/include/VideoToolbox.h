// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(VTCompressionSession, "Video coding does not exist")
TINTYPE_UNAVAILABLE(VTDecompressionSession, "Video coding does not exist")
