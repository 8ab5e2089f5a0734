// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(AuthorizationCenter, "Screen Time does not exist")
TINTYPE_UNAVAILABLE(FamilyActivityPicker, "Screen Time does not exist")
TINTYPE_UNAVAILABLE(FamilyActivitySelection, "Screen Time does not exist")
