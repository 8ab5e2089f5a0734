// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(NCWidgetController, "Widgets of the Today view do not exist")
