// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(NINearbyObject, "Nearby interaction does not exist")
TINTYPE_UNAVAILABLE(NINearbyPeerConfiguration, "Nearby interaction does not exist")
TINTYPE_UNAVAILABLE(NISession, "Nearby interaction does not exist")
