// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CPInterfaceController, "CarPlay does not exist")
TINTYPE_UNAVAILABLE(CPListItem, "CarPlay does not exist")
TINTYPE_UNAVAILABLE(CPListTemplate, "CarPlay does not exist")
TINTYPE_UNAVAILABLE(CPTemplateApplicationScene, "CarPlay does not exist")
