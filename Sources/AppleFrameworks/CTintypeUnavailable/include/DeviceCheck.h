// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(DCAppAttestService, "DeviceCheck does not exist")
TINTYPE_UNAVAILABLE(DCDevice, "DeviceCheck does not exist")
