// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CTCarrier, "Telephony does not exist")
TINTYPE_UNAVAILABLE(CTTelephonyNetworkInfo, "Telephony does not exist")
