// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MTKMesh, "Metal does not exist")
TINTYPE_UNAVAILABLE(MTKTextureLoader, "Metal does not exist")
TINTYPE_UNAVAILABLE(MTKView, "Metal does not exist")
