// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(ManagedSettingsStore, "Screen Time does not exist")
TINTYPE_UNAVAILABLE(ShieldSettings, "Screen Time does not exist")
