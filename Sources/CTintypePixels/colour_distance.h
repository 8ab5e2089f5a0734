// SPDX-License-Identifier: MIT

// How different two colors look.

#ifndef PK_COLOUR_DISTANCE_H
#define PK_COLOUR_DISTANCE_H

#include <stdint.h>

// Fills the tables below; called before the first distance is taken, as often as one likes.
void pk_prepare_colours(void);

// The distance ΔE*94 of two premultiplied pixels (CIE 116-1995, for graphic arts), 0 to about 100.
//
// The samples are sRGB. The chroma in the weights is the geometric mean of both colors', so that
// the distance is the same either way. Of pixels that are not opaque it is the larger of the
// distances over white and over black.
float pk_colour_distance(uint32_t a, uint32_t b);

#endif
