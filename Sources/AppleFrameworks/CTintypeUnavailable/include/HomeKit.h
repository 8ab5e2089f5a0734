// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(HMAccessory, "HomeKit does not exist")
TINTYPE_UNAVAILABLE(HMHome, "HomeKit does not exist")
TINTYPE_UNAVAILABLE(HMHomeManager, "HomeKit does not exist")
TINTYPE_UNAVAILABLE(HMRoom, "HomeKit does not exist")
