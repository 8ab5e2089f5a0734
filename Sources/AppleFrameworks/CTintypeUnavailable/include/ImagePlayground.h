// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(ImageCreator, "Image Playground does not exist")
TINTYPE_UNAVAILABLE(ImagePlaygroundConcept, "Image Playground does not exist")
