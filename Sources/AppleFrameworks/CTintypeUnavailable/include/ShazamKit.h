// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SHManagedSession, "ShazamKit does not exist")
TINTYPE_UNAVAILABLE(SHMediaItem, "ShazamKit does not exist")
TINTYPE_UNAVAILABLE(SHSession, "ShazamKit does not exist")
TINTYPE_UNAVAILABLE(SHSignatureGenerator, "ShazamKit does not exist")
