// SPDX-License-Identifier: MIT

// Kernels over pixels and bytes, and wrappers of libpng, libdeflate and xxHash.
//
// Plain C11. A pixel is a `uint32_t` 0xAARRGGBB, its colors premultiplied by alpha, as in cairo's
// ARGB32. Rows are packed unless a stride is given. Arithmetic on pixels uses integers, or
// floating-point operations that IEEE 754 rounds identically everywhere and that are never fused,
// so that every machine computes the same result.

#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Digests are defined over little-endian pixels."
#endif

// MARK: Digests (digest.c)

typedef struct {
  uint64_t high;
  uint64_t low;
} tintype_digest128;

typedef struct {
  size_t offset;
  size_t size;
} tintype_range;

// XXH3-128, seed 0.
tintype_digest128 tintype_xxh3_128(const void *bytes, size_t size);

// XXH3-128 of the ranges of `bytes`, as if they were concatenated.
tintype_digest128 tintype_xxh3_128_ranges(const void *bytes, const tintype_range *ranges, size_t count);

// CRC-32 as in PNG and gzip; `crc` is 0 or the previous value.
uint32_t tintype_crc32(uint32_t crc, const void *bytes, size_t size);

// MARK: zlib streams (deflate.c)

// Returns the maximum compressed size of `size` bytes.
size_t tintype_zlib_bound(size_t size);

// Compresses at libdeflate's `level`, 1 to 12. `capacity` must be at least tintype_zlib_bound(size).
// Returns the compressed size.
size_t tintype_zlib_compress(
  int level, const void *bytes, size_t size, void *output, size_t capacity);

typedef enum {
  TINTYPE_INFLATE_DONE,
  TINTYPE_INFLATE_DAMAGED,
  TINTYPE_INFLATE_NO_SPACE,
} tintype_inflate_status;

// Decompresses one zlib stream, which must fill the input. Never writes beyond `capacity`.
tintype_inflate_status tintype_zlib_decompress(
  const void *bytes, size_t size, void *output, size_t capacity, size_t *output_size);

// MARK: Pixels (pixels.c)

// Requests large pages for large untouched memory: the first access of a large image otherwise
// takes longer than decoding it. `size` is in bytes.
void tintype_use_large_pages(void *memory, size_t size);

// Sets `count` pixels to a value.
void tintype_fill(uint32_t *pixels, size_t count, uint32_t value);

// Returns whether two arrays of `size` bytes are equal.
bool tintype_equal(const void *a, const void *b, size_t size);

// Returns whether every pixel has alpha 255.
bool tintype_is_opaque(const uint32_t *pixels, size_t count);

// Premultiplies the colors of straight pixels by their alpha, in place.
void tintype_premultiply(uint32_t *pixels, size_t count);

// Writes packed pixels to a part of a canvas, blended over its pixels or replacing them. `stride`
// is in pixels.
void tintype_put(
  const uint32_t *pixels, size_t width, size_t height, bool is_blended, uint32_t *canvas,
  size_t stride);

// Writes `height` rows of `width` pixels to `turned`. The first one is at the index `first` of
// `pixels`; `right` and `down` are the distances to the next one in a row and a column.
void tintype_turn_pixels(
  const uint32_t *pixels, ptrdiff_t first, ptrdiff_t right, ptrdiff_t down, size_t width,
  size_t height, uint32_t *turned);

// MARK: PNG (png_decode.c, png_soundness.c, png_read.c)

// The format of a PNG's image data; the pointers point into the file.
typedef struct {
  uint32_t width;
  uint32_t height;
  // 1, 2, 4, 8 or 16.
  uint8_t depth;
  // 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
  uint8_t color_type;
  bool is_interlaced;
  // Whether the pixels stay straight, their colors not premultiplied by alpha.
  bool is_straight;
  // The data of PLTE and tRNS, or NULL.
  const uint8_t *palette;
  size_t palette_size;
  const uint8_t *transparency;
  size_t transparency_size;
} tintype_png_format;

// Returns the number of bytes that tintype_png_decode_plain needs for writing pixels, at least the size
// of the pixels. Returns 0 for formats that it cannot decode: interlaced files, 16 bits, unusual
// palettes and transparency.
size_t tintype_png_capacity(const tintype_png_format *format);

// Decodes the parts of `bytes` that together contain the image data, into width × height pixels at
// the start of `pixels`. Returns false if the data are unusual or invalid, or memory cannot be
// allocated; tintype_png_decode then reports the reason, and the pixels are undefined.
bool tintype_png_decode_plain(
  const void *bytes, const tintype_png_format *format, const tintype_range *parts, size_t count,
  uint32_t *pixels, size_t capacity);

// Returns the decompressed size of the image data: the rows of all passes with their filter types.
size_t tintype_png_data_size(const tintype_png_format *format);

// Returns whether tintype_png_decode_plain would decode the parts: whether they are one zlib stream with
// the correct checksum and size, whose rows have known filter types. Writes no pixels. Also returns
// false for formats that only tintype_png_decode decodes.
bool tintype_png_is_sound(
  const void *bytes, const tintype_png_format *format, const tintype_range *parts, size_t count);

// Checks whether the image data begin with a zlib stream with a correct checksum, of any size up to
// `limit` bytes. Stops at the limit.
tintype_inflate_status tintype_png_check_data(
  const void *bytes, const tintype_range *parts, size_t count, size_t limit);

#define TINTYPE_MESSAGE_SIZE 160

// Decodes a PNG of any color type, depth and interlacing into width × height pixels, using libpng.
// 16-bit samples are rounded to 8 bits. The size must be the one that the file declares. Returns
// whether it succeeded; if not, `message` (TINTYPE_MESSAGE_SIZE bytes) contains libpng's message, and
// the pixels are undefined.
bool tintype_png_decode(
  const void *bytes, size_t size, uint32_t width, uint32_t height, bool is_straight,
  uint32_t *pixels, char *message);

// Decodes a PNG using libpng like tintype_png_decode, into width × height straight pixels of four 16-bit
// samples R, G, B, A. Samples of fewer bits are scaled to the whole range.
bool tintype_png_decode_deep(
  const void *bytes, size_t size, uint32_t width, uint32_t height, uint64_t *pixels,
  char *message);

// MARK: PNG encoding (png_layout.c, png_filter.c)

// The storage format of a PNG's pixels.
typedef struct {
  // 0 gray, 2 RGB, 3 palette, 6 RGBA.
  uint8_t color_type;
  // 8, or for gray and palettes 1, 2, 4 or 8.
  uint8_t depth;
  // The premultiplied colors of a palette in ascending order.
  size_t color_count;
  uint32_t colors[256];
} tintype_png_layout;

// Returns the layout with the fewest bits per pixel that can store all pixels; `count` is at least
// 1.
tintype_png_layout tintype_png_layout_of(const uint32_t *pixels, size_t count);

// Writes the three bytes of each palette color, and one byte of alpha each, both straight. Returns
// the number of alphas up to the last one below 255.
size_t tintype_png_write_palette(const tintype_png_layout *layout, uint8_t *palette, uint8_t *alphas);

// Returns the number of bytes of a row without its filter type.
size_t tintype_png_row_size(const tintype_png_layout *layout, size_t width);

// Writes scanlines with filter type 0, height × (1 + tintype_png_row_size) bytes. If `marks_repeats` is
// true, a row that repeats the previous one has filter type 2 and zeros instead.
void tintype_png_write_rows(
  const tintype_png_layout *layout, const uint32_t *pixels, size_t width, size_t height,
  bool marks_repeats, uint8_t *output);

// Filters scanlines of filter type 0 and `size` bytes, each with the filter with the least
// residual; `step` is the number of bytes per pixel. Returns false if memory cannot be allocated.
bool tintype_png_filter_rows(
  const uint8_t *rows, size_t size, size_t height, size_t step, uint8_t *output);

// MARK: Comparison (compare.c, antialiasing.c, pixelmatch.c, perceptual.c)

// The top left width × height pixels of two bitmaps, and a bit for each of them. Each row of bits
// starts in a new 64-bit word, the leftmost pixel in the lowest bit.
typedef struct {
  const uint32_t *a;
  // In pixels, like `b_stride`.
  size_t a_stride;
  const uint32_t *b;
  size_t b_stride;
  uint32_t width;
  uint32_t height;
  // The pixels to ignore, or NULL.
  const uint64_t *masked;
  // Initially all 0; set for the pixels that count.
  uint64_t *changed;
  // The number of words per row of `masked` and of `changed`, at least width / 64, rounded up.
  size_t bit_stride;
} tintype_pair;

typedef struct {
  // The number of differing pixels.
  uint64_t count;
  // The sum of their distances; a distance is the largest difference of a channel, 1 to 255.
  uint64_t distance_sum;
  uint32_t largest_distance;
  // The smallest rectangle that contains them; `right` and `bottom` are exclusive. All 0 for none.
  uint32_t left;
  uint32_t top;
  uint32_t right;
  uint32_t bottom;
  // The number of pixels that differ by more than tolerated, but count as anti-aliased edges.
  uint64_t antialiased;
} tintype_difference;

// Compares premultiplied pixels; a pixel counts if a channel differs by more than `tolerated`, 0 to
// 255.
tintype_difference tintype_compare_exact(const tintype_pair *pair, uint32_t tolerated, bool ignores_antialiasing);

// Compares pixels as pixelmatch 7.2 does, at a threshold from 0 to 1. `is_straight` indicates that
// the pixels are not premultiplied.
tintype_difference tintype_compare_pixelmatch(
  const tintype_pair *pair, double threshold, bool is_straight, bool ignores_antialiasing);

// Compares premultiplied pixels; a pixel counts if its colors are more than `threshold` × 100 apart
// in ΔE*94, and the difference is not rasterization noise.
tintype_difference tintype_compare_perceptual(
  const tintype_pair *pair, double threshold, bool ignores_antialiasing);

// Returns the number of counted pixels that are more than `threshold` × 100 apart in ΔE*94.
uint64_t tintype_count_visible(const tintype_pair *pair, double threshold);

// MARK: 16 bits per sample (deep.c)

// Converts straight 16-bit pixels to the premultiplied 8-bit pixels that tintype_png_decode writes for
// them.
void tintype_deep_to_pixels(const uint64_t *deep, size_t count, uint32_t *pixels);

// Premultiplies the colors of straight 16-bit pixels by their alpha, in place.
void tintype_deep_premultiply(uint64_t *deep, size_t count);

// The premultiplied 16-bit pixels of the two images of a tintype_pair, with the same strides.
typedef struct {
  const uint64_t *a;
  const uint64_t *b;
} tintype_deep_pair;

// Compares 16-bit pixels; a pixel counts if a channel differs by more than `tolerated`, 0 to
// 65,535. Distances are in 255ths, rounded up; the largest one in 65,535ths is written to
// `largest`. Anti-aliased edges are detected in the 8-bit pixels of the pair.
tintype_difference tintype_compare_deep(
  const tintype_pair *pair, tintype_deep_pair deep, uint32_t tolerated, bool ignores_antialiasing,
  uint32_t *largest);

// Counts, among the pixels whose bits are set in pair->changed, those whose 16-bit channels differ
// by more than each of `count` distances.
void tintype_ladder_deep(
  const tintype_pair *pair, tintype_deep_pair deep, const uint32_t *tolerated, size_t count,
  uint64_t *results);

// Returns whether a rectangle of `a`, at `from`, has the same 16-bit pixels as one of `b`, at `to`;
// both are within their images, whose widths are the strides.
bool tintype_deep_rectangles_are_equal(
  const uint64_t *a, size_t a_stride, uint32_t from_x, uint32_t from_y, const uint64_t *b,
  size_t b_stride, uint32_t to_x, uint32_t to_y, uint32_t width, uint32_t height);

// MARK: Bits of pixels (bits.c)

// A rectangle; `right` and `bottom` are exclusive.
typedef struct {
  uint32_t left;
  uint32_t top;
  uint32_t right;
  uint32_t bottom;
} tintype_bounds;

void tintype_bits_clear(uint64_t *bits, size_t count);

// Sets the bits of a rectangle. `stride` is in words, as in tintype_pair.
void tintype_bits_fill(
  uint64_t *bits, size_t stride, uint32_t left, uint32_t top, uint32_t right, uint32_t bottom);

// Clears the bits that are set in `other`, in `count` words.
void tintype_bits_subtract(uint64_t *bits, const uint64_t *other, size_t count);

// Sets the bits that are set in `other`, in `count` words.
void tintype_bits_unite(uint64_t *bits, const uint64_t *other, size_t count);

// Clears the bits that are not set in `other`, in `count` words.
void tintype_bits_intersect(uint64_t *bits, const uint64_t *other, size_t count);

// Returns whether any bit of a rectangle is set. `stride` is in words, as in tintype_pair.
bool tintype_bits_any(const uint64_t *bits, size_t stride, tintype_bounds rectangle);

// Returns the number of set bits in `count` words.
uint64_t tintype_bits_count(const uint64_t *bits, size_t count);

// Returns the smallest rectangle that contains all set bits; all 0 for none.
tintype_bounds tintype_bits_bounds(const uint64_t *bits, size_t stride, uint32_t height);

// Returns the maximum number of set bits in any square with the side `side`, at least 1.
uint64_t tintype_bits_densest_square(
  const uint64_t *bits, size_t stride, uint32_t width, uint32_t height, uint32_t side);

// MARK: Analysis (regions.c, ladder.c)

// Two whole images with packed rows, and the bits of the pixels that count, on the canvas that
// contains both.
typedef struct {
  const uint32_t *a;
  uint32_t a_width;
  uint32_t a_height;
  const uint32_t *b;
  uint32_t b_width;
  uint32_t b_height;
  // Whether the pixels are not premultiplied.
  bool is_straight;
  const uint64_t *changed;
  size_t bit_stride;
} tintype_canvas;

// A group of counted pixels that are close together.
typedef struct {
  tintype_bounds bounds;
  uint64_t count;
  // As in tintype_difference; 255 for a pixel that only one image has.
  uint64_t distance_sum;
  uint32_t largest_distance;
  // Digest of the size, the positions of the pixels in it, and their values in both images.
  tintype_digest128 digest;
} tintype_region;

// The maximum number of pixels, in x and in y, between two pixels of a region.
#define TINTYPE_REGION_REACH 8

// Finds all regions, in the order of their first pixels, row by row. The result, NULL for none,
// must be freed with tintype_regions_free.
tintype_region *tintype_regions_find(const tintype_canvas *canvas, size_t *count);
void tintype_regions_free(tintype_region *regions);

// Counts, among the pixels whose bits are set in pair->changed, those with a distance above each of
// `count` channel distances, or of `count` thresholds of pixelmatch.
void tintype_ladder_exact(
  const tintype_pair *pair, const uint32_t *tolerated, size_t count, uint64_t *results);
void tintype_ladder_pixelmatch(
  const tintype_pair *pair, bool is_straight, const double *thresholds, size_t count,
  uint64_t *results);

// MARK: Movements (movement.c)

// An image with packed rows.
typedef struct {
  const uint32_t *pixels;
  uint32_t width;
  uint32_t height;
} tintype_image;

// XXH3-128 of the rows of a rectangle within an image.
tintype_digest128 tintype_rectangle_digest(tintype_image image, tintype_bounds rectangle);

// Returns whether all pixels of a rectangle have the same value.
bool tintype_rectangle_is_plain(tintype_image image, tintype_bounds rectangle);

// Returns whether a rectangle of `a` has the same pixels as the one of `b` whose top left is (x,
// y).
bool tintype_rectangles_are_equal(
  tintype_image a, tintype_bounds rectangle, tintype_image b, uint32_t x, uint32_t y);

// Returns the number of pixels with a value among those just outside of a rectangle.
uint64_t tintype_ring_count(tintype_image image, tintype_bounds rectangle, uint32_t value);

// Writes the values of those of the top, bottom, left and right edges of a rectangle that have a
// single value. Returns the number of values; `values` has space for four.
uint32_t tintype_plain_edges(tintype_image image, tintype_bounds rectangle, uint32_t *values);

// Trims the edges that consist of a single value; returns an empty rectangle if all of it does.
tintype_bounds tintype_trimmed(tintype_image image, tintype_bounds rectangle, uint32_t value);

// Finds the offset by which most of the unique lines of `rectangle` have moved from `a` to `b`, in
// rows or, if `is_vertical` is false, in columns. Writes up to two nonzero offsets, the one with
// more votes first, and returns their number.
uint32_t tintype_vote_offsets(
  tintype_image a, tintype_image b, tintype_bounds rectangle, bool is_vertical, int32_t *offsets);

// Rows of a rectangle of `b` that were in `a` at an offset of dx and dy to the left and up.
typedef struct {
  // The consecutive rows of which most have changed.
  uint32_t top;
  uint32_t bottom;
  // The number of those rows that changed and have more than one value, and the number of all such
  // rows of the rectangle.
  uint32_t moved;
  uint32_t changed;
} tintype_moved_rows;

// The rectangle must be within `b`, and its source within the columns of `a`.
tintype_moved_rows tintype_find_moved_rows(
  tintype_image a, tintype_image b, tintype_bounds rectangle, int32_t dx, int32_t dy);

// MARK: Diff images (difference.c)

// Paints a diff image of max(widths) × max(heights) pixels: equal pixels in pale gray, pixels that
// differ or that only one image has with the value `changed`, all others transparent.
void tintype_paint_difference(
  const uint32_t *a, size_t a_width, size_t a_height, const uint32_t *b, size_t b_width,
  size_t b_height, uint32_t changed, uint32_t *output);

// Paints a diff image of a comparison: the reference, `a`, in pale gray; counted pixels in an
// opaque `color`, hatched over the pale image if only one image has them; `smoothed` pixels in a
// lighter tint of it; `masked` pixels hatched in gray. The result is transparent where neither
// image has pixels. The bits are those of the canvas; `smoothed` and `masked` may be NULL.
void tintype_paint_finding(
  const tintype_canvas *canvas, const uint64_t *smoothed, const uint64_t *masked, uint32_t color,
  uint32_t *output);

// Paints a frame `line` pixels wide along the inner side of a rectangle within the image; if `dash`
// is above 0, it is dashed, with dashes and gaps of that length. Transparent pixels and pixels
// whose bits are set in `kept` are not changed.
void tintype_paint_frame(
  uint32_t *pixels, size_t width, tintype_bounds rectangle, uint32_t line, uint32_t dash,
  uint32_t color, const uint64_t *kept, size_t bit_stride);

// MARK: Blurs (blur.c)

// Returns the number of pixels by which a blur extends beyond its input.
uint32_t tintype_blur_reach(uint32_t box);

// Blurs packed pixels in place by three box filters `box` pixels wide, at most 1024; 0 and 1 have
// no effect. Pixels beyond the edges are transparent, or repeat the edges if they extend. Returns
// false if memory cannot be allocated.
bool tintype_blur(uint32_t *pixels, size_t width, size_t height, uint32_t box, bool extends_edges);

// Blurs rows of alpha in place; `stride` is a multiple of four, and the padding bytes of a row are
// blurred as well.
bool tintype_blur_alpha(uint8_t *alpha, size_t stride, size_t height, uint32_t box);

// MARK: Glass (glass.c, glass_field.c)

// A rectangle with circular corners, in pixels from the corner of the first pixel.
typedef struct {
  double left, top, right, bottom;
  double top_left, top_right, bottom_left, bottom_right;
} tintype_glass_box;

// The shape of glass: at least one box, or a field with the distances of pixels from the edge. The
// gaps between boxes that are narrower than about half of `merge` pixels are filled; 0 fills none.
typedef struct {
  const tintype_glass_box *boxes;
  size_t count;
  double merge;
  // The distances in pixels, negative inside; NULL for boxes. The position is that of the field's
  // corner. Outside of the field, the distance is that of its border.
  const float *field;
  size_t field_width, field_height;
  double field_left, field_top;
} tintype_glass;

// Adds a shape to a field: the pixels that a mask of alpha covers. The first shape replaces the values
// of the field. Returns false if memory cannot be allocated.
bool tintype_glass_field_add_mask(
  float *field, size_t width, size_t height, const uint8_t *mask, size_t stride, double merge,
  bool is_first);

// Adds a box to a field; the first shape replaces the values of the field.
void tintype_glass_field_add_box(
  float *field, size_t width, size_t height, const tintype_glass_box *box, double merge,
  bool is_first);

// Moves packed pixels in a band along the inside of the edge, `edge` pixels wide, outward: each shows
// a pixel that is farther inside, by `strength` pixels at the edge. Returns false if memory cannot be
// allocated.
bool tintype_glass_refract(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double edge,
  double strength);

// Lightens packed pixels along the inside of the edge, which is `line` pixels wide and brightest at
// the top left and the bottom right. The opacity is from 0 to 1.
void tintype_glass_highlight(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double line,
  double opacity);

// Replaces packed pixels outside of the shape by its black shadow with a vertical offset and the
// deviation of its blur in pixels, and an opacity from 0 to 1.
void tintype_glass_shadow(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass, double offset,
  double deviation, double opacity);

// Makes packed pixels outside of the shape transparent.
void tintype_glass_cut(
  uint32_t *pixels, size_t width, size_t height, const tintype_glass *glass);

// Returns the mean luma of packed pixels in a rectangle from 0 to 1, weighted by their alpha; -1 if all
// are transparent.
double tintype_mean_luma(
  const uint32_t *pixels, size_t width, size_t left, size_t top, size_t right, size_t bottom);

// MARK: Colors (color_matrix.c)

// Replaces each color, not premultiplied and from 0 to 1, by linear combinations of the old one:
// `matrix` has four rows for red, green, blue and alpha, each with four factors and a constant.
void tintype_color_matrix(uint32_t *pixels, size_t count, const float *matrix);

// Replaces each pixel whose alpha, from 0 to 1, is between two numbers by a color, and the others by
// transparent pixels. The color is not premultiplied.
void tintype_alpha_threshold(uint32_t *pixels, size_t count, float minimum, float maximum, uint32_t color);

// MARK: Blend modes (blend.c)

// The modes that cairo does not have, or whose pixels depend on the version of pixman.
typedef enum {
  TINTYPE_BLEND_HUE,
  TINTYPE_BLEND_SATURATION,
  TINTYPE_BLEND_COLOR,
  TINTYPE_BLEND_LUMINOSITY,
  TINTYPE_BLEND_PLUS_DARKER,
} tintype_blend_mode;

// Replaces the pixels of a backdrop by those of a source in front of it in a mode. All are
// premultiplied.
void tintype_blend(uint32_t *backdrop, const uint32_t *source, size_t count, tintype_blend_mode mode);

// MARK: Gradients (gradient.c)

// A straight color with components from 0 to 1, at a location from 0 to 1.
typedef struct {
  double location;
  double red;
  double green;
  double blue;
  double alpha;
} tintype_gradient_stop;

typedef enum {
  // The location is u.
  TINTYPE_GRADIENT_LINEAR,
  // The last ellipse is the circle around (0, 0) with the radius 1; the first one has the radii
  // `start_x` and `start_y`.
  TINTYPE_GRADIENT_RADIAL,
  // Around (0, 0), from `start`, 0 to below 1, over `span`, both in turns, clockwise unless it is
  // reversed.
  TINTYPE_GRADIENT_ANGULAR,
} tintype_gradient_kind;

// A gradient over pixels: u = a·x + c·y + tx, v = b·x + d·y + ty. All numbers are finite.
typedef struct {
  tintype_gradient_kind kind;
  double a, b, c, d, tx, ty;
  double start_x, start_y;
  double start, span;
  bool is_reversed;
} tintype_gradient;

// Paints a gradient of at least one stop over packed pixels. Returns false if memory cannot be
// allocated.
bool tintype_paint_gradient(
  const tintype_gradient *gradient, const tintype_gradient_stop *stops, size_t count, size_t width,
  size_t height, uint32_t *pixels);

// MARK: Mesh gradients (mesh.c, mesh_paint.c)

// A point of a mesh with a straight color, and the control points of the curves to its neighbors.
// All numbers are finite; components are from 0 to 1.
typedef struct {
  double x, y;
  double leading_x, leading_y, top_x, top_y, trailing_x, trailing_y, bottom_x, bottom_y;
  double red, green, blue, alpha;
} tintype_mesh_point;

// A mesh of at least 2 × 2 points, at a·x + c·y + tx and b·x + d·y + ty in pixels.
typedef struct {
  size_t width, height;
  double a, b, c, d, tx, ty;
  // Without control points, they are computed from the neighbors of a point.
  bool has_controls;
  // Whether colors are interpolated by cubic curves instead of linearly.
  bool smooths_colors;
  // Whether colors are interpolated in Oklab instead of sRGB.
  bool is_perceptual;
  // The packed color outside of the mesh.
  uint32_t background;
} tintype_mesh;

// Paints a mesh over packed pixels; where it overlaps itself, later patches are on top. Returns
// false if memory cannot be allocated.
bool tintype_paint_mesh(
  const tintype_mesh *mesh, const tintype_mesh_point *points, size_t width, size_t height, uint32_t *pixels);

// MARK: Images (resample.c)

typedef enum {
  TINTYPE_RESAMPLE_NEAREST,
  // The mean of an area when shrinking, linear interpolation when enlarging.
  TINTYPE_RESAMPLE_LINEAR,
  // Cubic interpolation, with a wider kernel when shrinking.
  TINTYPE_RESAMPLE_CUBIC,
} tintype_resampling;

// The resampling of `size` pixels along one axis: the part from `start` with a `length` becomes
// `whole` pixels, of which `count` are computed from `begin` on. The part is within the image.
typedef struct {
  size_t size;
  double start;
  double length;
  double whole;
  double begin;
  size_t count;
} tintype_resampling_axis;

// Resamples an image. `source` has x.size × y.size packed pixels, the result x.count × y.count; if
// mirrored, left and right are exchanged. Returns false if memory cannot be allocated.
bool tintype_resample(
  const uint32_t *source, tintype_resampling_axis x, tintype_resampling_axis y, tintype_resampling method,
  bool is_mirrored, uint32_t *pixels);

// MARK: Projections (projection.c)

// The place and the size of packed pixels.
typedef struct {
  double left;
  double top;
  size_t width;
  size_t height;
} tintype_pixel_area;

// Paints premultiplied pixels after a projective transform. `inverse` has the nine numbers, row by
// row, of the matrix that maps places of the result to those of the source. Each result pixel is the
// mean of linearly interpolated samples; what is behind the eye or outside is transparent.
void tintype_project(
  const uint32_t *source, tintype_pixel_area from, const double *inverse, tintype_pixel_area to,
  uint32_t *pixels);

// MARK: Contrast of text (contrast.c)

// The contrast of the glyphs in an area.
typedef struct {
  // The pixels of which glyphs cover at least half.
  size_t covered;
  // The covered pixels that change if the text is not painted.
  size_t visible;
  // The ratio of WCAG that nine tenths of the measured pixels reach, from 1 to 21; 0 if none is visible.
  double ratio;
  // The colors of the text and of what is behind it at a pixel with that ratio, 0xFFRRGGBB.
  uint32_t ink;
  uint32_t ground;
} tintype_contrast;

// The edges of an area in pixels; the right and the bottom edge are not part of it.
typedef struct {
  size_t left;
  size_t top;
  size_t right;
  size_t bottom;
} tintype_pixel_box;

// Measures the contrast of text in an area of three images: premultiplied pixels with the text over an
// opaque color, opaque pixels without it, and pixels whose alpha is the part that glyphs cover. The
// first image can be wider than the others. The caller clips the area to the images.
tintype_contrast tintype_text_contrast(
  const uint32_t *painted, size_t painted_width, const uint32_t *without, const uint32_t *coverage,
  size_t width, tintype_pixel_box area, uint32_t below);

// Measures the contrast of text that has one color and is on one color, the ground. The pixels are
// premultiplied, over an opaque color, and the area contains at least one. The ink is 0xAARRGGBB, not
// premultiplied. If a pixel is neither the ground, nor the ink, nor a mixture, the result has no covered
// pixel.
tintype_contrast tintype_flat_contrast(
  const uint32_t *painted, size_t width, tintype_pixel_box area, uint32_t ink, uint32_t below);

// Returns the contrast ratio of WCAG of two opaque colors, from 1 to 21.
double tintype_contrast_ratio(uint32_t a, uint32_t b);

// MARK: Few colors (quantize.c)

// Replaces the colors of premultiplied pixels by at most `limit` similar ones. If memory cannot be
// allocated, returns false and changes nothing.
bool tintype_quantize(uint32_t *pixels, size_t count, size_t limit);

// MARK: Similarity (similarity.c)

// Returns the cosine of the angle between two vectors, from -1 to 1; 0 if one of them has no
// direction: all zeros, or a component that is not finite.
float tintype_cosine(const float *a, const float *b, size_t count);

#define TINTYPE_FEATURES_COLORS 48
#define TINTYPE_FEATURES_SHAPE 16
#define TINTYPE_FEATURES_SIZE (TINTYPE_FEATURES_COLORS + TINTYPE_FEATURES_SHAPE)

// Counts the colors and positions of the counted pixels in regions. For each of blue, green and
// red: 8 bins of the step from a to b, from -255 on, if there is one; 4 bins of the value in a, 4
// of that in b. Then the pixels in each cell of a 4 by 4 grid over each region. Writes
// TINTYPE_PORTRAIT_SIZE counts.
void tintype_difference_features(
  const tintype_canvas *canvas, const tintype_bounds *regions, size_t count, uint64_t *features);

// MARK: Threads (parallel.c)

typedef void (*tintype_job)(void *context);

// Runs two jobs, each on its own thread if one can be created, and returns when both are done.
void tintype_run_both(tintype_job first, void *first_context, tintype_job second, void *second_context);

// MARK: Memory (memory.c)

// Configures the C library, if possible, to keep freed memory in the process for the next images.
void tintype_keep_memory(void);

// Returns freed memory of the process to the system, if possible. Takes about a millisecond.
void tintype_release_memory(void);

// MARK: Versions (versions.c)

// The versions of a library's header and of the loaded library; two digits for each part but the
// first.
typedef struct {
  uint32_t built;
  uint32_t loaded;
} tintype_versions;

tintype_versions tintype_png_versions(void);
tintype_versions tintype_xxhash_versions(void);

#endif
