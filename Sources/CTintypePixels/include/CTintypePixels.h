// SPDX-License-Identifier: MIT

// Loops over pixels and bytes, and the glue to libpng, libdeflate and xxHash.
//
// Plain C11. A pixel is a `uint32_t` 0xAARRGGBB, its colors premultiplied by alpha, as in cairo's
// ARGB32. Rows are packed unless a stride is given. Arithmetic on pixels is integer, or made of
// floating-point operations that IEEE 754 rounds alike everywhere and that are never fused, so that
// every machine gets the same result.

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
} pk_digest128;

typedef struct {
  size_t offset;
  size_t size;
} pk_range;

// XXH3-128, seed 0.
pk_digest128 pk_xxh3_128(const void *bytes, size_t size);

// XXH3-128 of the ranges of `bytes`, as if they stood one after the other.
pk_digest128 pk_xxh3_128_ranges(const void *bytes, const pk_range *ranges, size_t count);

// CRC-32 as PNG and gzip use it; `crc` is 0 or the value so far.
uint32_t pk_crc32(uint32_t crc, const void *bytes, size_t size);

// MARK: zlib streams (deflate.c)

// The largest size that pk_zlib_compress can need for `size` bytes.
size_t pk_zlib_bound(size_t size);

// Compresses at libdeflate's `level`, 1 to 12. `capacity` must be at least pk_zlib_bound(size).
// Returns the compressed size.
size_t pk_zlib_compress(
  int level, const void *bytes, size_t size, void *output, size_t capacity);

typedef enum {
  PK_INFLATE_DONE,
  PK_INFLATE_DAMAGED,
  PK_INFLATE_NO_SPACE,
} pk_inflate_status;

// Expands one zlib stream, which must fill the input. Never writes beyond `capacity`.
pk_inflate_status pk_zlib_decompress(
  const void *bytes, size_t size, void *output, size_t capacity, size_t *output_size);

// MARK: Pixels (pixels.c)

// Asks for large pages where memory that has not been touched is large: the first touch of a large
// picture otherwise costs more than decoding it. `size` is in bytes.
void pk_use_large_pages(void *memory, size_t size);

// Sets `count` pixels to one value.
void pk_fill(uint32_t *pixels, size_t count, uint32_t value);

// Whether two runs of pixels hold the same values.
bool pk_equal(const void *a, const void *b, size_t size);

// Whether every pixel has alpha 255.
bool pk_is_opaque(const uint32_t *pixels, size_t count);

// Multiplies the colors of straight pixels by their alpha, in place.
void pk_premultiply(uint32_t *pixels, size_t count);

// Puts packed pixels onto a part of a canvas, over what is there or in its place. `stride` is in
// pixels.
void pk_put(
  const uint32_t *pixels, size_t width, size_t height, bool is_blended, uint32_t *canvas,
  size_t stride);

// MARK: PNG (png_decode.c, png_soundness.c, png_read.c)

// What decides how the data of a PNG become pixels; the pointers reach into the file.
typedef struct {
  uint32_t width;
  uint32_t height;
  // 1, 2, 4, 8 or 16.
  uint8_t depth;
  // 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
  uint8_t colour_type;
  bool is_interlaced;
  // Whether the pixels are left straight, their colors not multiplied by alpha.
  bool is_straight;
  // The data of PLTE and tRNS, or NULL.
  const uint8_t *palette;
  size_t palette_size;
  const uint8_t *transparency;
  size_t transparency_size;
} pk_png_format;

// How many bytes pk_png_decode_plain needs where it writes pixels: no fewer than the pixels take.
// 0 for what it cannot decode: interlaced files, 16 bits, palettes and transparency that are odd.
size_t pk_png_capacity(const pk_png_format *format);

// Decodes the parts of `bytes` that together hold the image data, into width × height pixels at the
// start of `pixels`. Returns false where anything is unusual or wrong, or without memory, and leaves
// it to pk_png_decode to tell what; the pixels are then undefined.
bool pk_png_decode_plain(
  const void *bytes, const pk_png_format *format, const pk_range *parts, size_t count,
  uint32_t *pixels, size_t capacity);

// The size of the image data once they are expanded: the rows of all passes with their filter types.
size_t pk_png_data_size(const pk_png_format *format);

// Whether pk_png_decode_plain would decode the parts: whether they are one zlib stream with the
// right checksum, of the right size, whose rows have known filter types. Makes no pixels. False also
// for what pk_png_decode alone decodes.
bool pk_png_is_sound(
  const void *bytes, const pk_png_format *format, const pk_range *parts, size_t count);

// Whether the image data begin with one zlib stream that has the right checksum, of any size up to
// `limit` bytes. Stops at the limit.
pk_inflate_status pk_png_check_data(
  const void *bytes, const pk_range *parts, size_t count, size_t limit);

#define PK_MESSAGE_SIZE 160

// Decodes a PNG of any color type, depth and interlacing into width × height pixels through libpng.
// 16-bit samples are rounded to 8 bits. The size must be the one that the file declares. Returns
// whether it worked; if not, `message` (PK_MESSAGE_SIZE bytes) holds libpng's reason, and the pixels
// are undefined.
bool pk_png_decode(
  const void *bytes, size_t size, uint32_t width, uint32_t height, bool is_straight,
  uint32_t *pixels, char *message);

// Decodes a PNG through libpng as pk_png_decode does, into width × height straight pixels of four
// 16-bit samples R, G, B, A. Samples of fewer bits are scaled to the whole range.
bool pk_png_decode_deep(
  const void *bytes, size_t size, uint32_t width, uint32_t height, uint64_t *pixels,
  char *message);

// MARK: PNG encoding (png_layout.c, png_filter.c)

// How the pixels of a PNG are stored.
typedef struct {
  // 0 gray, 2 RGB, 3 palette, 6 RGBA.
  uint8_t colour_type;
  // 8, or for gray and palettes 1, 2, 4 or 8.
  uint8_t depth;
  // The premultiplied colors of a palette in ascending order.
  size_t colour_count;
  uint32_t colours[256];
} pk_png_layout;

// The layout with the fewest bits a pixel that holds all of at least one pixel.
pk_png_layout pk_png_layout_of(const uint32_t *pixels, size_t count);

// Writes the three bytes of each color of a palette, and one byte of alpha each, both straight.
// Returns the number of alphas up to the last one below 255.
size_t pk_png_write_palette(const pk_png_layout *layout, uint8_t *palette, uint8_t *alphas);

// The bytes of a row without its filter type.
size_t pk_png_row_size(const pk_png_layout *layout, size_t width);

// Writes scanlines with filter type 0, height × (1 + pk_png_row_size) bytes. A row that repeats the
// one above has filter type 2 and zeros, if such are to be marked.
void pk_png_write_rows(
  const pk_png_layout *layout, const uint32_t *pixels, size_t width, size_t height,
  bool marks_repeats, uint8_t *output);

// Writes scanlines of filter type 0 and `size` bytes anew, each with the filter that leaves the
// least; `step` is the number of bytes of a pixel. Returns false without memory.
bool pk_png_filter_rows(
  const uint8_t *rows, size_t size, size_t height, size_t step, uint8_t *output);

// MARK: Comparison (compare.c, antialiasing.c, pixelmatch.c, perceptual.c)

// The top left width × height pixels of two bitmaps, and a bit for each of them. Bits of a row start
// anew in a 64-bit word, the leftmost pixel in the lowest bit.
typedef struct {
  const uint32_t *a;
  // In pixels, as the next.
  size_t a_stride;
  const uint32_t *b;
  size_t b_stride;
  uint32_t width;
  uint32_t height;
  // The pixels that are not looked at, or NULL.
  const uint64_t *masked;
  // All 0 at first; set for the pixels that count.
  uint64_t *changed;
  // The words of a row of `masked` and of `changed`, at least width / 64, rounded up.
  size_t bit_stride;
} pk_pair;

typedef struct {
  // Pixels that differ.
  uint64_t count;
  // The sum of their distances; a distance is the largest difference of a channel, 1 to 255.
  uint64_t distance_sum;
  uint32_t largest_distance;
  // The smallest rectangle that holds them; `right` and `bottom` lie one beyond it. All 0 for none.
  uint32_t left;
  uint32_t top;
  uint32_t right;
  uint32_t bottom;
  // Pixels that differ by more than is tolerated, but were taken for smoothed edges.
  uint64_t antialiased;
} pk_difference;

// Pixels count whose channels, premultiplied, differ by more than `tolerated`, 0 to 255.
pk_difference pk_compare_exact(const pk_pair *pair, uint32_t tolerated, bool ignores_antialiasing);

// Pixels count that pixelmatch 7.2 counts at a threshold from 0 to 1. `is_straight` says that the
// pixels are not premultiplied.
pk_difference pk_compare_pixelmatch(
  const pk_pair *pair, double threshold, bool is_straight, bool ignores_antialiasing);

// Pixels count whose colors are more than `threshold` × 100 apart in ΔE*94, and that are not taken
// for the noise of a rasteriser. Pixels are premultiplied.
pk_difference pk_compare_perceptual(
  const pk_pair *pair, double threshold, bool ignores_antialiasing);

// How many of the pixels that count are more than `threshold` × 100 apart in ΔE*94.
uint64_t pk_count_visible(const pk_pair *pair, double threshold);

// MARK: 16 bits a sample (deep.c)

// Straight 16-bit pixels as the premultiplied 8-bit pixels that pk_png_decode makes of them.
void pk_deep_to_pixels(const uint64_t *deep, size_t count, uint32_t *pixels);

// Multiplies the colors of straight 16-bit pixels by their alpha, in place.
void pk_deep_premultiply(uint64_t *deep, size_t count);

// The premultiplied 16-bit pixels of the two images of a pk_pair, with the same strides.
typedef struct {
  const uint64_t *a;
  const uint64_t *b;
} pk_deep_pair;

// Pixels count whose 16-bit channels differ by more than `tolerated`, 0 to 65,535. Distances are in
// 255ths, rounded up; the largest one in 65,535ths is written to `largest`. The 8-bit pixels of the
// pair tell antialiased edges.
pk_difference pk_compare_deep(
  const pk_pair *pair, pk_deep_pair deep, uint32_t tolerated, bool ignores_antialiasing,
  uint32_t *largest);

// Counts, among the pixels whose bits are set in pair->changed, those whose 16-bit channels differ
// by more than each of `count` distances.
void pk_ladder_deep(
  const pk_pair *pair, pk_deep_pair deep, const uint32_t *tolerated, size_t count,
  uint64_t *results);

// Whether a rectangle of `a`, at `from`, has the same 16-bit pixels as one of `b`, at `to`; both lie
// on their images, whose widths are the strides.
bool pk_deep_rectangles_are_equal(
  const uint64_t *a, size_t a_stride, uint32_t from_x, uint32_t from_y, const uint64_t *b,
  size_t b_stride, uint32_t to_x, uint32_t to_y, uint32_t width, uint32_t height);

// MARK: Bits of pixels (bits.c)

// A rectangle; `right` and `bottom` lie one beyond it.
typedef struct {
  uint32_t left;
  uint32_t top;
  uint32_t right;
  uint32_t bottom;
} pk_bounds;

void pk_bits_clear(uint64_t *bits, size_t count);

// Sets the bits of a rectangle. `stride` is in words, as in pk_pair.
void pk_bits_fill(
  uint64_t *bits, size_t stride, uint32_t left, uint32_t top, uint32_t right, uint32_t bottom);

// Clears the bits that are set in `other`, in `count` words.
void pk_bits_subtract(uint64_t *bits, const uint64_t *other, size_t count);

// The number of bits that are set in `count` words.
uint64_t pk_bits_count(const uint64_t *bits, size_t count);

// The smallest rectangle that holds all bits that are set; all 0 for none.
pk_bounds pk_bits_bounds(const uint64_t *bits, size_t stride, uint32_t height);

// The largest number of bits that are set in any square with the side `side`, at least 1.
uint64_t pk_bits_densest_square(
  const uint64_t *bits, size_t stride, uint32_t width, uint32_t height, uint32_t side);

// MARK: Analysis (regions.c, ladder.c)

// Two whole pictures whose rows are packed, and the bits of the pixels that count on the canvas that
// holds both.
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
} pk_canvas;

// Pixels that count and lie close together.
typedef struct {
  pk_bounds bounds;
  uint64_t count;
  // As in pk_difference; 255 for a pixel that only one picture has.
  uint64_t distance_sum;
  uint32_t largest_distance;
  // Of the size, and of the places of the pixels in it and their values in both pictures.
  pk_digest128 digest;
} pk_region;

// The largest number of pixels, in x and in y, between two of one region.
#define PK_REGION_REACH 8

// Finds all regions, in the order of their first pixels, row by row. The result, NULL for none, is
// freed by pk_regions_free.
pk_region *pk_regions_find(const pk_canvas *canvas, size_t *count);
void pk_regions_free(pk_region *regions);

// Counts, among the pixels whose bits are set in pair->changed, those with a distance above each of
// `count` channel distances, or of `count` thresholds of pixelmatch.
void pk_ladder_exact(
  const pk_pair *pair, const uint32_t *tolerated, size_t count, uint64_t *results);
void pk_ladder_pixelmatch(
  const pk_pair *pair, bool is_straight, const double *thresholds, size_t count,
  uint64_t *results);

// MARK: Movements (movement.c)

// A picture whose rows are packed.
typedef struct {
  const uint32_t *pixels;
  uint32_t width;
  uint32_t height;
} pk_picture;

// XXH3-128 of the rows of a rectangle that lies on a picture.
pk_digest128 pk_rectangle_digest(pk_picture picture, pk_bounds rectangle);

// Whether all pixels of a rectangle have one value.
bool pk_rectangle_is_plain(pk_picture picture, pk_bounds rectangle);

// Whether a rectangle of `a` has the same pixels as the one of `b` whose top left is (x, y).
bool pk_rectangles_are_equal(
  pk_picture a, pk_bounds rectangle, pk_picture b, uint32_t x, uint32_t y);

// The number of pixels with a value among those that lie just outside of a rectangle.
uint64_t pk_ring_count(pk_picture picture, pk_bounds rectangle, uint32_t value);

// The values of the top, bottom, left and right edges of a rectangle that have one each. Returns how
// many of them it wrote to `values`, which has room for four.
uint32_t pk_plain_edges(pk_picture picture, pk_bounds rectangle, uint32_t *values);

// Cuts off the edges that are all of a value; an empty rectangle if all of it is.
pk_bounds pk_trimmed(pk_picture picture, pk_bounds rectangle, uint32_t value);

// By how far most of what one finds only once in `rectangle` has moved from `a` to `b`, in rows or,
// if `is_vertical` is false, in columns. Writes up to two offsets that differ from 0, the one for
// which more speaks first, and returns their number.
uint32_t pk_vote_offsets(
  pk_picture a, pk_picture b, pk_bounds rectangle, bool is_vertical, int32_t *offsets);

// Rows of a rectangle of `b` that stood in `a`, by dx and dy farther left and up.
typedef struct {
  // The rows that follow each other of which most have changed.
  uint32_t top;
  uint32_t bottom;
  // Those among them that changed and are not of one value, and all such rows of the rectangle.
  uint32_t moved;
  uint32_t changed;
} pk_moved_rows;

// The rectangle lies on `b`, and its source within the columns of `a`.
pk_moved_rows pk_find_moved_rows(
  pk_picture a, pk_picture b, pk_bounds rectangle, int32_t dx, int32_t dy);

// MARK: Difference pictures (difference.c)

// Paints a picture of the difference, max(widths) × max(heights) pixels: what is equal in pale
// gray, what differs or what only one has as the pixel `changed`, what neither has transparent.
void pk_paint_difference(
  const uint32_t *a, size_t a_width, size_t a_height, const uint32_t *b, size_t b_width,
  size_t b_height, uint32_t changed, uint32_t *output);

// Paints a picture of what was found: the reference, `a`, in pale gray; what counts in an opaque
// `colour`, hatched with it over the pale picture where only one picture has a pixel; what is
// `smoothed` in a lighter tint of it; what is `masked` in hatched gray. Where neither has pixels,
// it is transparent. The bits are those of the canvas; `smoothed` and `masked` may be NULL.
void pk_paint_finding(
  const pk_canvas *canvas, const uint64_t *smoothed, const uint64_t *masked, uint32_t colour,
  uint32_t *output);

// Paints a frame `line` pixels wide along the inner side of a rectangle that lies on the picture,
// with gaps as long as each of the dashes if `dash` is above 0. Pixels whose bits are set in `kept`
// and transparent ones stay as they are.
void pk_paint_frame(
  uint32_t *pixels, size_t width, pk_bounds rectangle, uint32_t line, uint32_t dash,
  uint32_t colour, const uint64_t *kept, size_t bit_stride);

// MARK: Blurs (blur.c)

// How many pixels a blur reaches beyond what it blurs.
uint32_t pk_blur_reach(uint32_t box);

// Blurs packed pixels in place by three box filters `box` pixels wide, at most 1024; 0 and 1 change
// nothing. What lies beyond the edges is transparent, or like the edges if they extend. Returns
// false without memory.
bool pk_blur(uint32_t *pixels, size_t width, size_t height, uint32_t box, bool extends_edges);

// Blurs rows of alpha in place; `stride` is a multiple of four, and the bytes that fill up a row
// are blurred with it.
bool pk_blur_alpha(uint8_t *alpha, size_t stride, size_t height, uint32_t box);

// MARK: Colours (color_matrix.c)

// Replaces each color, not premultiplied and from 0 to 1, by sums of the old one: `matrix` has four
// rows for red, green, blue and alpha, each with four factors and a number that is added.
void pk_color_matrix(uint32_t *pixels, size_t count, const float *matrix);

// MARK: Gradients (gradient.c)

// A straight color, each part from 0 to 1, at a place from 0 to 1.
typedef struct {
  double location;
  double red;
  double green;
  double blue;
  double alpha;
} pk_gradient_stop;

typedef enum {
  // The place is u.
  PK_GRADIENT_LINEAR,
  // The last ellipse is the circle around (0, 0) with the radius 1, the first one has the radii
  // `start_x` and `start_y`.
  PK_GRADIENT_RADIAL,
  // Around (0, 0), from `start`, 0 to below 1, over `span`, both in turns, clockwise unless it is
  // reversed.
  PK_GRADIENT_ANGULAR,
} pk_gradient_kind;

// A gradient over pixels: u = a·x + c·y + tx, v = b·x + d·y + ty. All numbers are finite.
typedef struct {
  pk_gradient_kind kind;
  double a, b, c, d, tx, ty;
  double start_x, start_y;
  double start, span;
  bool is_reversed;
} pk_gradient;

// Paints a gradient of at least one stop over packed pixels. Returns false without memory.
bool pk_paint_gradient(
  const pk_gradient *gradient, const pk_gradient_stop *stops, size_t count, size_t width,
  size_t height, uint32_t *pixels);

// MARK: Images (resample.c)

typedef enum {
  PK_RESAMPLE_NEAREST,
  // The mean of an area when shrinking, a straight line between neighbors when enlarging.
  PK_RESAMPLE_LINEAR,
  // A cubic curve through neighbors, made wider when shrinking.
  PK_RESAMPLE_CUBIC,
} pk_resampling;

// How `size` pixels become others along one axis: the part from `start` of a `length` becomes
// `whole` pixels, of which `count` are made from `begin` on. The part lies within the image.
typedef struct {
  size_t size;
  double start;
  double length;
  double whole;
  double begin;
  size_t count;
} pk_resampling_axis;

// Makes an image of another size. `source` has x.size × y.size packed pixels, the result
// x.count × y.count; mirrored, left and right are exchanged. Returns false without memory.
bool pk_resample(
  const uint32_t *source, pk_resampling_axis x, pk_resampling_axis y, pk_resampling method,
  bool is_mirrored, uint32_t *pixels);

// MARK: Few colors (quantize.c)

// Replaces the colors of premultiplied pixels by at most `limit` others that are close to them.
// Returns false without memory, and changes nothing then.
bool pk_quantize(uint32_t *pixels, size_t count, size_t limit);

// MARK: Similarity (similarity.c)

// The cosine of the angle between two vectors, from -1 to 1; 0 where one of them has no direction:
// all zeros, or a component that is not finite.
float pk_cosine(const float *a, const float *b, size_t count);

#define PK_PORTRAIT_COLOURS 48
#define PK_PORTRAIT_SHAPE 16
#define PK_PORTRAIT_SIZE (PK_PORTRAIT_COLOURS + PK_PORTRAIT_SHAPE)

// Counts how the pixels that count in some regions look. For each of blue, green and red: 8 bins of
// the step from a to b, from -255 on, where there is one; 4 bins of the value in a, 4 of that in b.
// Then the pixels in each cell of a grid of 4 by 4 that is laid over each region. Writes
// PK_PORTRAIT_SIZE counts.
void pk_portrait(
  const pk_canvas *canvas, const pk_bounds *regions, size_t count, uint64_t *portrait);

// MARK: Threads (parallel.c)

typedef void (*pk_job)(void *context);

// Runs two jobs, on a thread each where one can be had, and returns when both are done.
void pk_run_both(pk_job first, void *first_context, pk_job second, void *second_context);

// MARK: Memory (memory.c)

// Lets the process keep freed memory for the next pictures, where the C library can be told.
void pk_keep_memory(void);

// MARK: Versions (versions.c)

// Of a library's header, and of the library that is loaded; two digits for each part but the first.
typedef struct {
  uint32_t built;
  uint32_t loaded;
} pk_versions;

pk_versions pk_png_versions(void);
pk_versions pk_xxhash_versions(void);

#endif
