// SPDX-License-Identifier: MIT

// The rows of a PNG that is not interlaced, unfiltered and converted to pixels in one step.

#ifndef PNG_ROWS_H
#define PNG_ROWS_H

#include "CTintypePixels.h"

// The number of bytes that row functions may read beyond a row's data.
enum { tintype_png_overread = 16 };

// Undoes a filter, 0 to 4, of a row of R, G, B or R, G, B, A bytes, and writes its straight pixels.
// `above` is the previous row of straight pixels; for the first row, it is black, which is
// transparent if there is alpha. The row may overlap the data, as long as no pixel overwrites data
// that are read later.
typedef void tintype_png_color_row(
  const uint8_t *data, uint8_t filter, size_t width, const uint32_t *above, uint32_t *row);

// Decompresses one zlib stream in one or several parts of `bytes`, at least one; bytes after the
// stream are ignored. Writes the number of decompressed bytes to `size`. Returns
// TINTYPE_INFLATE_NO_SPACE if they exceed `capacity`.
tintype_inflate_status tintype_png_inflate(
  const void *bytes, const tintype_range *parts, size_t count, uint8_t *output, size_t capacity,
  size_t *size);

// The row functions for this processor.
typedef struct {
  tintype_png_color_row *rgb;
  tintype_png_color_row *rgba;
  // Premultiplies colors by alpha, in place.
  void (*premultiply)(uint32_t *pixels, size_t count);
} tintype_png_row_functions;

tintype_png_row_functions tintype_png_rows(void);

// Undoes a filter of `size` bytes for pixels of one or two bytes: `line` becomes the row; `above`
// is the previous one, or zeros for the first one.
void tintype_png_unfilter(
  const uint8_t *data, uint8_t filter, size_t size, size_t step, const uint8_t *above,
  uint8_t *line);

// Looks up `width` samples of 1, 2, 4 or 8 bits.
void tintype_png_look_up(
  const uint8_t *line, unsigned depth, size_t width, const uint32_t *colors, uint32_t *row);

// Converts pairs of gray and alpha to straight pixels.
void tintype_png_gray_alpha(const uint8_t *line, size_t width, uint32_t *row);

#endif
