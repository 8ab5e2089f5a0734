// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(GCController, "Game controllers do not exist")
TINTYPE_UNAVAILABLE(GCExtendedGamepad, "Game controllers do not exist")
TINTYPE_UNAVAILABLE(GCKeyboard, "Game controllers do not exist")
TINTYPE_UNAVAILABLE(GCMouse, "Game controllers do not exist")
TINTYPE_UNAVAILABLE(GCVirtualController, "Game controllers do not exist")
