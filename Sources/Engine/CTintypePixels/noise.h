// SPDX-License-Identifier: MIT

// Distinguishes changes from rasterization noise.

#ifndef TINTYPE_NOISE_H
#define TINTYPE_NOISE_H

#include "CTintypePixels.h"

// Clears the bits of changed pixels that are noise, and returns their number.
uint64_t tintype_remove_noise(const tintype_pair *pair);

#endif
