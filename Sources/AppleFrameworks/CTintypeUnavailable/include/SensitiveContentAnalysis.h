// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SCSensitivityAnalyzer, "Content analysis does not exist")
