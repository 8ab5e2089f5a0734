// SPDX-License-Identifier: MIT

#include "PixelKernels.h"

#include <math.h>

// In double precision and in the order of the components, so that the sums are the same everywhere;
// the squares of floats cannot overflow there.
float pk_cosine(const float *a, const float *b, size_t count) {
  double product = 0, a_square = 0, b_square = 0;
  for (size_t i = 0; i < count; i++) {
    double x = a[i], y = b[i];
    product += x * y;
    a_square += x * x;
    b_square += y * y;
  }
  double lengths = sqrt(a_square) * sqrt(b_square);
  if (!(lengths > 0) || !isfinite(lengths)) return 0;
  double cosine = product / lengths;
  return (float)(cosine > 1 ? 1 : cosine < -1 ? -1 : cosine);
}
