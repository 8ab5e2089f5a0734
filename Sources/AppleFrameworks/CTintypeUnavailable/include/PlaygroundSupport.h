// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(PlaygroundPage, "Playgrounds do not exist")
