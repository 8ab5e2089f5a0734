// SPDX-License-Identifier: MIT

// Filters of Core Image that are not in CTintypePixels.
//
// Pixels are 0xAARRGGBB and premultiplied; rows begin at the top. Every result is the same on each
// machine: multiplications and additions are not fused, and functions of the C library are not used.

#ifndef TINTYPE_IMAGE_FILTERS_H
#define TINTYPE_IMAGE_FILTERS_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  const uint32_t *pixels;
  int width, height;
} tintype_source;

// Writes the pixel of the source at the position of each pixel's center, which `inverse` maps:
// x' = ax + cy + tx, y' = bx + dy + ty. Pixels are interpolated if `is_linear`; beyond the source
// they are transparent, or repeat its edges if `is_clamped`.
void tintype_filter_transform(
  tintype_source source, const double inverse[6], int is_linear, int is_clamped, uint32_t *result,
  int width, int height);

// Replaces each square of a grid by its mean. A corner of the grid is at (x, y); a side is 1 or more.
void tintype_filter_pixellate(
  tintype_source source, double x, double y, double side, uint32_t *result);

// Replaces each pixel by the source's at the nearest point of a grid with sides of `side` whose points
// are moved by a fixed noise. A side is 1 or more.
void tintype_filter_crystallize(tintype_source source, double side, uint32_t *result);

// Multiplies colors by 1 − intensity · d⁴ ⁄ radius², where d is the distance from the center and 1 in
// the corners.
void tintype_filter_vignette(
  uint32_t *pixels, int width, int height, double intensity, double radius);

// Writes the sum of the Roberts differences of each channel, times the intensity.
void tintype_filter_edges(tintype_source source, double intensity, uint32_t *result);

// Adds the difference from a blurred copy, times the intensity.
void tintype_filter_sharpen(
  uint32_t *pixels, const uint32_t *blurred, size_t count, double intensity);

// Rotates pixels about (x, y) by the angle in radians, times (1 − d ⁄ radius)².
void tintype_filter_twirl(
  tintype_source source, double x, double y, double radius, double angle, uint32_t *result);

// Paints pixels over others.
void tintype_filter_over(uint32_t *pixels, const uint32_t *over, size_t count);

// Mixes pixels with a background by the luminance of a mask.
void tintype_filter_mask(
  uint32_t *pixels, const uint32_t *background, const uint32_t *mask, size_t count);

// Returns the mean.
uint32_t tintype_filter_mean(const uint32_t *pixels, size_t count);

#endif
