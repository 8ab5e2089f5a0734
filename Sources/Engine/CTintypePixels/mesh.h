// SPDX-License-Identifier: MIT

#ifndef MESH_H
#define MESH_H

#include "CTintypePixels.h"

// The number of units per pixel of the integer coordinates of vertices.
#define MESH_UNIT 256

// Premultiplied components, or those of a perceptual color space.
typedef struct {
  double c[4];
} mesh_color;

// Blue, green, red and alpha, premultiplied, from 0 to 255.
typedef float mesh_channels __attribute__((vector_size(16)));

typedef struct {
  mesh_channels color;
  int32_t x, y;
} mesh_vertex;

// A mesh divided into columns × rows vertices.
typedef struct {
  size_t width, height;
  bool is_perceptual;
  tintype_mesh_point *points;
  mesh_color *colors;
  // The slopes of the colors per point of the mesh, null for linear interpolation.
  mesh_color *across, *down;
  // The number of steps of each column and row of patches.
  size_t *steps_across, *steps_down;
  size_t columns, rows;
  mesh_vertex *vertices;
} mesh_surface;

// Paints the quadrilaterals between vertices, later ones over earlier ones, and a packed color where
// there are none. Returns false if memory cannot be allocated.
bool paint_surface(
  const mesh_surface *surface, uint32_t background, size_t width, size_t height, uint32_t *pixels);

#endif
