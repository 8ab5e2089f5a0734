// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SCNetworkReachabilityContext, "System configuration does not exist")
TINTYPE_UNAVAILABLE(SCNetworkReachability, "System configuration does not exist")
