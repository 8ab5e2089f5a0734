// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(JSContext, "JavaScriptCore does not exist")
TINTYPE_UNAVAILABLE(JSValue, "JavaScriptCore does not exist")
TINTYPE_UNAVAILABLE(JSVirtualMachine, "JavaScriptCore does not exist")
