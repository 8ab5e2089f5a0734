// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(AXCustomContent, "The framework Accessibility does not exist")
