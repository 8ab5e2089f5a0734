// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <png.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t size;
  size_t position;
} source;

static void read_bytes(png_structp png, png_bytep output, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->size - from->position) png_error(png, "the data ends too early");
  memcpy(output, from->bytes + from->position, count);
  from->position += count;
}

static void set_message(char *message, const char *text) {
  strncpy(message, text, TINTYPE_MESSAGE_SIZE - 1);
  message[TINTYPE_MESSAGE_SIZE - 1] = 0;
}

static void fail(png_structp png, png_const_charp text) {
  set_message(png_get_error_ptr(png), text);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

// Requests four bytes B, G, R, A, for every format.
static void request_pixels(png_structp png, png_infop info) {
  int color_type = png_get_color_type(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  if (!(color_type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_bgr(png);
}

// Requests four 16-bit samples R, G, B, A in the byte order of this machine.
static void request_deep_pixels(png_structp png, png_infop info) {
  int color_type = png_get_color_type(png, info);
  png_set_expand_16(png);
  if (!(color_type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  // PNG stores the most significant byte first; CTintypePixels.h rejects machines that are not
  // little-endian.
  png_set_swap(png);
}

// The destination and the format of a decoded image.
typedef struct {
  uint32_t width;
  uint32_t height;
  bool is_straight;
  // Whether pixels have 16 bits per sample, and are straight.
  bool is_deep;
  void *pixels;
} target;

// A separate function, so that no variable in use across `setjmp` is changed after it.
static bool read_image(png_structp png, png_infop info, const target *to) {
  const uint32_t width = to->width, height = to->height;
  if (setjmp(png_jmpbuf(png))) return false;

  // The caller has checked the size and allocated memory for it; any other size is rejected.
  png_set_user_limits(png, width, height);
  // Of the ancillary chunks, only tRNS changes pixels; the others are skipped without parsing.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the size differs from the declared size");
  }

  const size_t row_size = (size_t)width * (to->is_deep ? 8 : 4);
  if (to->is_deep) {
    request_deep_pixels(png, info);
  } else {
    request_pixels(png, info);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != row_size) {
    png_error(png, "rows have an unexpected length");
  }

  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      png_bytep row = (png_bytep)to->pixels + y * row_size;
      png_read_row(png, row, NULL);
      // A row must not be changed until the last pass has completed it.
      bool is_final = pass == passes - 1;
      if (is_final && !to->is_deep && !to->is_straight) tintype_premultiply((uint32_t *)row, width);
    }
  }
  png_read_end(png, NULL);
  return true;
}

static bool decode(const void *bytes, size_t size, const target *to, char *message) {
  message[0] = 0;
  source from = {.bytes = bytes, .size = size, .position = 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    set_message(message, "libpng could not be initialized: out of memory, or a different version");
    return false;
  }
  png_set_read_fn(png, &from, read_bytes);
  bool done = read_image(png, info, to);
  png_destroy_read_struct(&png, &info, NULL);
  return done;
}

bool tintype_png_decode(
  const void *bytes, size_t size, uint32_t width, uint32_t height, bool is_straight,
  uint32_t *pixels, char *message) {
  target to = {.width = width, .height = height, .is_straight = is_straight, .pixels = pixels};
  return decode(bytes, size, &to, message);
}

bool tintype_png_decode_deep(
  const void *bytes, size_t size, uint32_t width, uint32_t height, uint64_t *pixels,
  char *message) {
  target to = {.width = width, .height = height, .is_deep = true, .pixels = pixels};
  return decode(bytes, size, &to, message);
}
