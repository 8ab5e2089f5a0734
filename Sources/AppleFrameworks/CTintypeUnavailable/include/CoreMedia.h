// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CMSampleBuffer, "Core Media does not exist")
TINTYPE_UNAVAILABLE(CMFormatDescription, "Core Media does not exist")
