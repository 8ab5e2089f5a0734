// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SecAccessControl, "The keychain does not exist")
TINTYPE_UNAVAILABLE(SecCertificate, "The keychain does not exist")
TINTYPE_UNAVAILABLE(SecIdentity, "The keychain does not exist")
TINTYPE_UNAVAILABLE(SecKey, "The keychain does not exist")
