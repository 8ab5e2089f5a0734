// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(EAAccessory, "Accessories do not exist")
TINTYPE_UNAVAILABLE(EAAccessoryManager, "Accessories do not exist")
TINTYPE_UNAVAILABLE(EASession, "Accessories do not exist")
