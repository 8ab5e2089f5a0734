// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CXCall, "CallKit does not exist")
TINTYPE_UNAVAILABLE(CXCallController, "CallKit does not exist")
TINTYPE_UNAVAILABLE(CXCallObserver, "CallKit does not exist")
TINTYPE_UNAVAILABLE(CXProvider, "CallKit does not exist")
TINTYPE_UNAVAILABLE(CXProviderConfiguration, "CallKit does not exist")
