// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SLComposeServiceViewController, "Social services do not exist")
TINTYPE_UNAVAILABLE(SLComposeViewController, "Social services do not exist")
TINTYPE_UNAVAILABLE(SLComposeSheetConfigurationItem, "Social services do not exist")
