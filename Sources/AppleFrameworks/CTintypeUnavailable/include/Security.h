// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SecAccessControl, "Keys and certificates do not exist")
TINTYPE_UNAVAILABLE(SecCertificate, "Keys and certificates do not exist")
TINTYPE_UNAVAILABLE(SecIdentity, "Keys and certificates do not exist")
TINTYPE_UNAVAILABLE(SecKey, "Keys and certificates do not exist")
