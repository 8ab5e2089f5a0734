// SPDX-License-Identifier: MIT

// The values of a trace as replay.c reads them, and their comparison with the results of this processor.

#ifndef TINTYPE_REPLAY_VALUES_H
#define TINTYPE_REPLAY_VALUES_H

static struct {
  uint64_t calls, results, differing_results, surfaces, differing_surfaces, canvases,
    differing_canvases, pixels, differing_pixels;
  uint32_t largest_distance;
} counts;

static const char *name_of(int call);

static void compare(bool is_equal, const char *what) {
  counts.results++;
  if (is_equal) return;
  counts.differing_results++;
  if (counts.differing_results <= 20) printf("differs: %s of %s\n", what, name_of(current));
}

// MARK: Values

static const void *take(size_t size) {
  if ((size_t)(trace_end - position) < size) fail("the trace is incomplete");
  const void *bytes = position;
  position += size;
  return bytes;
}

#define DEFINE_GET(name, type)                      \
  static type get_##name(void) {                    \
    type value;                                     \
    memcpy(&value, take(sizeof value), sizeof value); \
    return value;                                   \
  }
DEFINE_GET(int, int32_t)
DEFINE_GET(size, uint64_t)
DEFINE_GET(double, double)
DEFINE_GET(digest, tintype_digest128)

// A copy, because numbers in the trace are not aligned.
static void *get_bytes(size_t *size) {
  static void *copies[4];
  static int next;
  uint64_t count = get_size();
  *size = 0;
  if (count == UINT64_MAX) return NULL;
  void **copy = &copies[next++ % 4];
  free(*copy);
  *copy = malloc(count + 1);
  if (*copy == NULL) fail("out of memory");
  *size = count;
  return memcpy(*copy, take(count), count);
}

static void *get_text(void) {
  size_t size;
  return get_bytes(&size);
}

static void **objects;
static size_t object_capacity;

static void **object_place(int32_t number) {
  if ((size_t)number >= object_capacity) {
    size_t capacity = ((size_t)number + 1) * 2;
    objects = realloc(objects, capacity * sizeof *objects);
    if (objects == NULL) fail("out of memory");
    memset(objects + object_capacity, 0, (capacity - object_capacity) * sizeof *objects);
    object_capacity = capacity;
  }
  return &objects[number];
}

static void *get_object(void) {
  int32_t number = get_int();
  return number == 0 ? NULL : *object_place(number);
}

static void expect_object(const void *object) {
  int32_t number = get_int();
  compare((number == 0) == (object == NULL), "the object");
  if (number != 0) *object_place(number) = (void *)(uintptr_t)object;
}

static void expect_int(int32_t number) { compare(get_int() == number, "the number"); }

static void expect_double(double number) {
  double expected = get_double();
  compare(memcmp(&expected, &number, sizeof number) == 0, "the number");
}

static void expect_bytes(const void *bytes, size_t size, const char *what) {
  size_t expected_size;
  const void *expected = get_bytes(&expected_size);
  compare(expected_size == size && memcmp(expected, bytes, size) == 0, what);
}

// MARK: Contents

typedef struct {
  const uint8_t *compressed;
  size_t compressed_size, size;
} contents;

static contents *known;
static int32_t known_count;

// Decompressed memory, which the caller frees.
static uint8_t *get_contents(size_t *size, int32_t *number) {
  *number = get_int();
  if (*number > known_count) {
    known_count = *number;
    known = realloc(known, (size_t)(known_count + 1) * sizeof *known);
    if (known == NULL) fail("out of memory");
    contents *added = &known[*number];
    added->size = get_size();
    added->compressed_size = get_size();
    added->compressed = take(added->compressed_size);
  }
  const contents *c = &known[*number];
  uint8_t *bytes = malloc(c->size + 1);
  if (bytes == NULL) fail("out of memory");
  *size = 0;
  if (tintype_zlib_decompress(c->compressed, c->compressed_size, bytes, c->size, size)
      != TINTYPE_INFLATE_DONE || *size != c->size) fail("the trace is damaged");
  return bytes;
}

// The files of fonts, by their paths when the trace was recorded.
typedef struct {
  char *recorded, path[512];
} file;

static file files[256];
static size_t file_count;

static const char *local_path(const char *recorded) {
  for (size_t i = 0; i < file_count; i++) {
    if (strcmp(files[i].recorded, recorded) == 0) return files[i].path;
  }
  return recorded;
}

static const char *get_file(void) {
  char *recorded = strdup(get_text());
  size_t size;
  int32_t number;
  uint8_t *bytes = get_contents(&size, &number);
  const char *path = local_path(recorded);
  if (path == recorded) {
    if (file_count == sizeof files / sizeof *files) fail("too many fonts");
    file *added = &files[file_count++];
    added->recorded = recorded;
    snprintf(added->path, sizeof added->path, "%s/font-%d", folder, number);
    FILE *output = fopen(added->path, "wb");
    if (output == NULL || fwrite(bytes, 1, size, output) != size || fclose(output) != 0) {
      fail("a font cannot be written");
    }
    path = added->path;
  } else {
    free(recorded);
  }
  free(bytes);
  return path;
}

#endif
