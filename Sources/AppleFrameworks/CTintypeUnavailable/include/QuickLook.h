// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(QLPreviewController, "Quick Look does not exist")
TINTYPE_UNAVAILABLE(QLPreviewItem, "Quick Look does not exist")
