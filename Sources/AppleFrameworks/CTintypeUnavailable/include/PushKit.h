// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(PKPushCredentials, "PushKit does not exist")
TINTYPE_UNAVAILABLE(PKPushPayload, "PushKit does not exist")
TINTYPE_UNAVAILABLE(PKPushRegistry, "PushKit does not exist")
