// SPDX-License-Identifier: MIT

// Tells change from the noise of rasterisers.

#ifndef PK_NOISE_H
#define PK_NOISE_H

#include "CTintypePixels.h"

// Takes the pixels that are noise out of the bits of those that changed, and returns their number.
uint64_t pk_remove_noise(const pk_pair *pair);

#endif
