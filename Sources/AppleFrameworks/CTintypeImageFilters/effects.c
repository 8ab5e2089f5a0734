// SPDX-License-Identifier: MIT

#include "filter.h"

#pragma STDC FP_CONTRACT OFF

void tintype_filter_vignette(
  uint32_t *pixels, int width, int height, double intensity, double radius) {
  double half = ((double)width * width + (double)height * height) / 4;
  double strength = intensity / (radius > 0.01 ? radius * radius : 0.0001);
  for (int row = 0; row < height; row++) {
    for (int column = 0; column < width; column++, pixels++) {
      double x = column + 0.5 - width / 2.0, y = row + 0.5 - height / 2.0;
      double square = (x * x + y * y) / half;
      double factor = 1 - strength * square * square;
      uint32_t result = *pixels & 0xff000000;
      uint32_t alpha = *pixels >> 24;
      for (int c = 0; c < 3; c++) {
        uint32_t value = byte_of(channel(*pixels, c) * factor);
        result |= (value < alpha ? value : alpha) << (8 * c);
      }
      *pixels = result;
    }
  }
}

static int distance(int a, int b) { return a > b ? a - b : b - a; }

void tintype_filter_edges(tintype_source source, double intensity, uint32_t *result) {
  for (int row = 0; row < source.height; row++) {
    int next = row + 1 < source.height ? row + 1 : row;
    const uint32_t *upper = source.pixels + (size_t)row * (size_t)source.width;
    const uint32_t *lower = source.pixels + (size_t)next * (size_t)source.width;
    for (int column = 0; column < source.width; column++) {
      int right = column + 1 < source.width ? column + 1 : column;
      uint32_t edge = 0xff000000;
      for (int c = 0; c < 3; c++) {
        int sum = distance(channel(upper[column], c), channel(lower[right], c))
          + distance(channel(upper[right], c), channel(lower[column], c));
        edge |= byte_of(sum * intensity) << (8 * c);
      }
      *result++ = edge;
    }
  }
}

void tintype_filter_sharpen(
  uint32_t *pixels, const uint32_t *blurred, size_t count, double intensity) {
  for (size_t i = 0; i < count; i++) {
    uint32_t alpha = pixels[i] >> 24, result = alpha << 24;
    for (int c = 0; c < 3; c++) {
      int value = channel(pixels[i], c), difference = value - channel(blurred[i], c);
      uint32_t sharp = byte_of(value + difference * intensity);
      result |= (sharp < alpha ? sharp : alpha) << (8 * c);
    }
    pixels[i] = result;
  }
}

// The sine and cosine by Taylor's series, after the angle is reduced to −π to π.
static void sine_and_cosine(double angle, double *sine, double *cosine) {
  const double turn = 6.283185307179586;
  angle -= turn * (double)(int64_t)(angle / turn + (angle < 0 ? -0.5 : 0.5));
  double term = 1;
  *sine = 0, *cosine = 1;
  for (int n = 1; n < 24; n++) {
    term = term * angle / n;
    if (n % 2) {
      *sine += n % 4 == 1 ? term : -term;
    } else {
      *cosine += n % 4 == 0 ? term : -term;
    }
  }
}

// The square root by Newton's method.
static double root(double square) {
  if (!(square > 0)) return 0;
  double value = square > 1 ? square : 1;
  for (int i = 0; i < 64; i++) {
    double next = (value + square / value) / 2;
    if (next >= value) break;
    value = next;
  }
  return value;
}

void tintype_filter_twirl(
  tintype_source source, double x, double y, double radius, double angle, uint32_t *result) {
  for (int row = 0; row < source.height; row++) {
    for (int column = 0; column < source.width; column++) {
      double dx = column + 0.5 - x, dy = row + 0.5 - y;
      double share = 1 - root(dx * dx + dy * dy) / radius;
      if (share > 0) {
        double sine, cosine;
        sine_and_cosine(angle * share * share, &sine, &cosine);
        double turned = dx * cosine - dy * sine;
        dy = dx * sine + dy * cosine;
        dx = turned;
      }
      *result++ = nearest(source, x + dx, y + dy);
    }
  }
}

void tintype_filter_over(uint32_t *pixels, const uint32_t *over, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t rest = 255 - (over[i] >> 24), result = 0;
    for (int c = 0; c < 4; c++) {
      uint32_t sum = (uint32_t)channel(over[i], c)
        + ((uint32_t)channel(pixels[i], c) * rest + 127) / 255;
      result |= (sum < 255 ? sum : 255) << (8 * c);
    }
    pixels[i] = result;
  }
}

void tintype_filter_mask(
  uint32_t *pixels, const uint32_t *background, const uint32_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double share = (channel(mask[i], 2) * 0.2126 + channel(mask[i], 1) * 0.7152
                    + channel(mask[i], 0) * 0.0722) / 255;
    uint32_t result = 0;
    for (int c = 0; c < 4; c++) {
      double mixed = channel(pixels[i], c) * share + channel(background[i], c) * (1 - share);
      result |= byte_of(mixed) << (8 * c);
    }
    pixels[i] = result;
  }
}
