// SPDX-License-Identifier: MIT

// The perceived distance of two colors.

#ifndef TINTYPE_COLOR_DISTANCE_H
#define TINTYPE_COLOR_DISTANCE_H

#include <stdint.h>

// Fills the tables; must be called before the first distance is computed, and may be called
// repeatedly.
void tintype_prepare_colors(void);

// Returns the distance ΔE*94 of two premultiplied pixels (CIE 116-1995, for graphic arts), 0 to
// about 100.
//
// The samples are sRGB. The chroma in the weights is the geometric mean of both colors' chroma, so
// that the distance is symmetric. For pixels that are not opaque, it is the larger of the distances
// over white and over black.
float tintype_color_distance(uint32_t a, uint32_t b);

#endif
