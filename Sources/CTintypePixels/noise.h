// SPDX-License-Identifier: MIT

// Distinguishes changes from rasterization noise.

#ifndef PK_NOISE_H
#define PK_NOISE_H

#include "CTintypePixels.h"

// Clears the bits of changed pixels that are noise, and returns their number.
uint64_t pk_remove_noise(const pk_pair *pair);

#endif
