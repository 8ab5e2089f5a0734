// SPDX-License-Identifier: MIT

#include "filter.h"

#pragma STDC FP_CONTRACT OFF

uint32_t tintype_filter_mean(const uint32_t *pixels, size_t count) {
  uint64_t sums[4] = {0};
  uint32_t mean = 0;
  for (size_t i = 0; i < count; i++) {
    for (int c = 0; c < 4; c++) sums[c] += (uint64_t)channel(pixels[i], c);
  }
  for (int c = 0; c < 4 && count > 0; c++) {
    mean |= (uint32_t)((sums[c] + count / 2) / count) << (8 * c);
  }
  return mean;
}

// The first pixel of the cell that contains a pixel, and the first after it.
static void cell_of(int position, double origin, double side, int end, int *first, int *last) {
  double cells = (position + 0.5 - origin) / side;
  int64_t index = (int64_t)cells;
  if ((double)index > cells) index--;
  double start = origin + (double)index * side;
  *first = start > 0 ? (int)(start + 0.5) : 0;
  *last = start + side < end ? (int)(start + side + 0.5) : end;
  if (*first > position) *first = position;
  if (*last <= position) *last = position + 1;
}

void tintype_filter_pixellate(
  tintype_source source, double x, double y, double side, uint32_t *result) {
  int top, bottom, left, right;
  for (int row = 0; row < source.height; row = bottom) {
    cell_of(row, y, side, source.height, &top, &bottom);
    for (int column = 0; column < source.width; column = right) {
      cell_of(column, x, side, source.width, &left, &right);
      uint64_t sums[4] = {0}, count = (uint64_t)(bottom - row) * (uint64_t)(right - column);
      uint32_t mean = 0;
      for (int i = row; i < bottom; i++) {
        const uint32_t *pixels = source.pixels + (size_t)i * (size_t)source.width;
        for (int j = column; j < right; j++) {
          for (int c = 0; c < 4; c++) sums[c] += (uint64_t)channel(pixels[j], c);
        }
      }
      for (int c = 0; c < 4; c++) mean |= (uint32_t)((sums[c] + count / 2) / count) << (8 * c);
      for (int i = row; i < bottom; i++) {
        for (int j = column; j < right; j++) {
          result[(size_t)i * (size_t)source.width + (size_t)j] = mean;
        }
      }
    }
  }
}

// A fixed number from 0 to below 1 for each cell and axis: the mixing function of SplitMix64.
static double noise(int64_t column, int64_t row, int axis) {
  uint64_t mixed = (uint64_t)column * 0x9e3779b97f4a7c15u + (uint64_t)row * 0xd1b54a32d192ed03u
    + (uint64_t)axis;
  mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
  mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
  return (double)((mixed ^ mixed >> 31) >> 11) / 9007199254740992.0;
}

void tintype_filter_crystallize(tintype_source source, double side, uint32_t *result) {
  for (int row = 0; row < source.height; row++) {
    for (int column = 0; column < source.width; column++) {
      int64_t i = (int64_t)(row / side), j = (int64_t)(column / side);
      double least = 1e300, best_x = column, best_y = row;
      for (int64_t y = i - 1; y <= i + 1; y++) {
        for (int64_t x = j - 1; x <= j + 1; x++) {
          double point_x = ((double)x + noise(x, y, 0)) * side;
          double point_y = ((double)y + noise(x, y, 1)) * side;
          double dx = point_x - column, dy = point_y - row;
          double distance = dx * dx + dy * dy;
          if (distance >= least) continue;
          least = distance, best_x = point_x, best_y = point_y;
        }
      }
      *result++ = nearest(source, best_x, best_y);
    }
  }
}
