// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MTLRenderPassDescriptor, "Metal does not exist")
TINTYPE_UNAVAILABLE(MTLRenderPipelineDescriptor, "Metal does not exist")
TINTYPE_UNAVAILABLE(MTLTextureDescriptor, "Metal does not exist")
TINTYPE_UNAVAILABLE(MTLCompileOptions, "Metal does not exist")
