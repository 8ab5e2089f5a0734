// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(vImage_Buffer, "Accelerate does not exist")
TINTYPE_UNAVAILABLE(vDSP_DFT_Setup, "Accelerate does not exist")
