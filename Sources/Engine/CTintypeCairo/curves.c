// SPDX-License-Identifier: MIT

#include "CTintypeCairo.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* cairo replaces a quadratic curve with the control point c by a cubic one with the control points
 * start + ⅔ (c - start) and end + ⅔ (c - end), in 256ths of a pixel, of which it cuts off fractions
 * (`_conic_to` in cairo-ft-font.c). If the exact sum is a whole number, the computed one can be just
 * below it where the multiplication and the addition are fused, as in Debian's cairo for arm64.
 *
 * FreeType's coordinates are whole 64ths, so the rounded control points still determine c. It is
 * accepted if both ends of the curve state the same. Others, such as cubic curves of a font, are kept.
 */

/* The control point in 256ths that a rounded one, `near`, has been computed from. */
static int64_t quadratic(int64_t end, int64_t near) {
  /* The distance is a multiple of 4; 3 ⁄ 8 of an error below 1 is less than ½. */
  return end + 4 * ((3 * (near - end) + 4) >> 3);
}

/* Replaces a control point by the exact one, if that is a whole number. */
static void settle(double *near, int64_t end, int64_t control) {
  int64_t twice = 2 * (control - end);
  if (twice % 3 == 0) *near = (double)(end + twice / 3) / 256;
}

static bool find_control(double start, double first, double second, double end, int64_t *control) {
  /* cairo's numbers are below 2²³. */
  const double limit = 1 << 24;
  if (!(start > -limit && start < limit && end > -limit && end < limit)) return false;
  if (!(first > -limit && first < limit && second > -limit && second < limit)) return false;
  *control = quadratic((int64_t)(start * 256), (int64_t)(first * 256));
  return *control == quadratic((int64_t)(end * 256), (int64_t)(second * 256));
}

void tintype_settle_curves(cairo_path_t *path) {
  const cairo_path_data_t *here = NULL;
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    cairo_path_data_t *data = &path->data[i];
    if (data->header.length < 1 || data->header.length > path->num_data - i) return;
    if (data->header.type == TINTYPE_CAIRO_PATH_CURVE_TO && data->header.length == 4 && here) {
      int64_t x, y;
      if (find_control(here->point.x, data[1].point.x, data[2].point.x, data[3].point.x, &x)
          && find_control(here->point.y, data[1].point.y, data[2].point.y, data[3].point.y, &y)) {
        settle(&data[1].point.x, (int64_t)(here->point.x * 256), x);
        settle(&data[1].point.y, (int64_t)(here->point.y * 256), y);
        settle(&data[2].point.x, (int64_t)(data[3].point.x * 256), x);
        settle(&data[2].point.y, (int64_t)(data[3].point.y * 256), y);
      }
    }
    /* After the end of a part, cairo states where the next one begins. */
    if (data->header.length > 1) here = &data[data->header.length - 1];
  }
}
