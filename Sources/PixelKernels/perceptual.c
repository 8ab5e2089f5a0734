// SPDX-License-Identifier: MIT

#include "PixelKernels.h"

pk_difference pk_compare_perceptual(
  const pk_pair *pair, double threshold, bool ignores_antialiasing) {
  return pk_compare_exact(pair, (uint32_t)(threshold * 255), ignores_antialiasing);
}
