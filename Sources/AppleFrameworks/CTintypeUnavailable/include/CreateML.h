// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MLDataTable, "Create ML does not exist")
TINTYPE_UNAVAILABLE(MLImageClassifier, "Create ML does not exist")
