// SPDX-License-Identifier: MIT

// The values of a trace as record.c writes them: numbers, texts, the numbers of objects, and contents.

#ifndef TINTYPE_RECORD_VALUES_H
#define TINTYPE_RECORD_VALUES_H

static void put(const void *bytes, size_t size) {
  if (fwrite(bytes, 1, size, trace) != size) fail("the trace cannot be written");
}

static void put_int(int32_t value) { put(&value, sizeof value); }
static void put_size(uint64_t value) { put(&value, sizeof value); }
static void put_double(double value) { put(&value, sizeof value); }

static void put_bytes(const void *bytes, size_t size) {
  put_size(bytes == NULL ? UINT64_MAX : size);
  if (bytes != NULL) put(bytes, size);
}

static void put_text(const char *text) { put_bytes(text, text == NULL ? 0 : strlen(text) + 1); }

// A table of numbers by 128-bit keys, which are pointers or digests; key 0 has the number 0.
typedef struct {
  tintype_digest128 key;
  uint32_t number;
} slot;
typedef struct {
  slot *slots;
  size_t capacity;
  uint32_t count;
} table;

static slot *place_of(const table *t, tintype_digest128 key) {
  size_t place = (size_t)((key.low ^ key.high) * UINT64_C(0x9E3779B97F4A7C15) >> 20);
  for (;; place++) {
    slot *found = &t->slots[place & (t->capacity - 1)];
    if (found->number == 0 || (found->key.low == key.low && found->key.high == key.high)) {
      return found;
    }
  }
}

static uint32_t number_of(table *t, tintype_digest128 key, bool *is_new) {
  if (2 * (t->count + 1) > t->capacity) {
    table larger = {calloc(t->capacity ? 2 * t->capacity : 1024, sizeof(slot)), 0, t->count};
    larger.capacity = t->capacity ? 2 * t->capacity : 1024;
    if (larger.slots == NULL) fail("out of memory");
    for (size_t i = 0; i < t->capacity; i++) {
      if (t->slots[i].number != 0) *place_of(&larger, t->slots[i].key) = t->slots[i];
    }
    free(t->slots);
    *t = larger;
  }
  slot *found = place_of(t, key);
  *is_new = found->number == 0;
  if (*is_new) *found = (slot){key, ++t->count};
  return found->number;
}

static void put_object(const void *object) {
  static table objects;
  bool is_new;
  put_int(object == NULL ? 0 : (int32_t)number_of(
    &objects, (tintype_digest128){(uint64_t)(uintptr_t)object, 1}, &is_new));
}

// Contents that occur more than once are written once, and compressed.
static void put_contents(const void *bytes, size_t size) {
  static table known;
  bool is_new;
  put_int((int32_t)number_of(&known, tintype_xxh3_128(bytes, size), &is_new));
  if (!is_new) return;
  size_t capacity = tintype_zlib_bound(size);
  void *output = malloc(capacity);
  if (output == NULL) fail("out of memory");
  put_size(size);
  put_bytes(output, tintype_zlib_compress(1, bytes, size, output, capacity));
  free(output);
}

static void put_file(const char *path) {
  FILE *file = fopen(path, "rb");
  long size = -1;
  if (file != NULL && fseek(file, 0, SEEK_END) == 0) size = ftell(file);
  void *bytes = size < 0 ? NULL : malloc((size_t)size + 1);
  if (bytes == NULL) fail("a font cannot be read");
  rewind(file);
  size = (long)fread(bytes, 1, (size_t)size, file);
  fclose(file);
  put_text(path);
  put_contents(bytes, (size_t)size);
  free(bytes);
}

#endif
