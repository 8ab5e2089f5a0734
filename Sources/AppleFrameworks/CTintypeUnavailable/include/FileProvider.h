// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(NSFileProviderManager, "FileProvider does not exist")
TINTYPE_UNAVAILABLE(NSFileProviderDomain, "FileProvider does not exist")
