// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(AudioDeviceIOProc, "Core Audio does not exist")
