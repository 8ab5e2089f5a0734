// SPDX-License-Identifier: MIT

#include "CTintypeObjectCode.h"

#include "CTintypeDigests.h"
#include "elf.h"

#include <stdlib.h>
#include <string.h>

// A symbol with the file that defines it.
typedef struct {
  const char *name;
  uint32_t length;
  uint32_t file;
  bool is_weak;
} definition;

// The definitions by their names, in a table whose size is a power of two.
typedef struct {
  definition *entries;
  size_t size;
} table;

// The bits of a row are the files that a file uses.
typedef struct {
  uint64_t *bits;
  size_t words;
} matrix;

typedef struct {
  table symbols;
  size_t defined_count;
  matrix uses;
  // The files whose conformances any file can find.
  uint64_t *global;
  uint32_t file;
} program;

static void set(uint64_t *row, size_t bit) { row[bit / 64] |= (uint64_t)1 << bit % 64; }

static bool is_set(const uint64_t *row, size_t bit) { return row[bit / 64] >> bit % 64 & 1; }

static uint64_t *row(matrix it, size_t file) { return it.bits + file * it.words; }

// MARK: Symbols

// The 64-bit hash FNV-1a.
static const uint64_t hash_start = 0xCBF29CE484222325u;

static uint64_t hashed(uint64_t hash, char byte) { return (hash ^ (uint8_t)byte) * 0x100000001B3u; }

static uint64_t hash(const char *name, size_t length) {
  uint64_t value = hash_start;
  for (size_t i = 0; i < length; i++) value = hashed(value, name[i]);
  return value;
}

// Returns the entry for the first characters of a name with a suffix, which is empty if there is none.
static definition *entry(const table *it, uint64_t hash, const char *name, size_t length, const char *suffix) {
  size_t suffix_length = strlen(suffix);
  size_t at = (size_t)hash & (it->size - 1);
  while (true) {
    definition *found = &it->entries[at];
    if (found->name == NULL) return found;
    if (found->length == length + suffix_length && memcmp(found->name, name, length) == 0 &&
        memcmp(found->name + length, suffix, suffix_length) == 0)
      return found;
    at = (at + 1) & (it->size - 1);
  }
}

static definition *entry_of(const table *it, elf_symbol symbol) {
  return entry(it, hash(symbol.name, symbol.length), symbol.name, symbol.length, "");
}

static bool count_definition(void *context, elf_symbol symbol) {
  program *it = context;
  if (!symbol.is_undefined) it->defined_count++;
  return symbol.length <= UINT32_MAX;
}

static bool add_definition(void *context, elf_symbol symbol) {
  program *it = context;
  if (symbol.is_undefined) return true;
  definition *found = entry_of(&it->symbols, symbol);
  // All weak definitions of a name have the same meaning.
  if (found->name == NULL || (found->is_weak && !symbol.is_weak))
    *found = (definition){symbol.name, (uint32_t)symbol.length, it->file, symbol.is_weak};
  return true;
}

// MARK: Uses

// The file that declares a type uses its conformances. The name of a conformance consists of type,
// protocol, module and “Mc”, and that of the type ends with “Mn” (Swift's docs/ABI/Mangling.rst).
static void add_conformance(program *it, elf_symbol symbol) {
  definition *type = NULL;
  uint64_t value = hash_start;
  for (size_t length = 0; length + 2 <= symbol.length; length++) {
    definition *found = entry(&it->symbols, hashed(hashed(value, 'M'), 'n'), symbol.name, length, "Mn");
    // The innermost of nested types has the longest name.
    if (found->name != NULL) type = found;
    value = hashed(value, symbol.name[length]);
  }
  if (type != NULL)
    set(row(it->uses, type->file), it->file);
  else
    set(it->global, it->file);
}

static bool add_use(void *context, elf_symbol symbol) {
  program *it = context;
  if (symbol.is_undefined) {
    definition *found = entry_of(&it->symbols, symbol);
    if (found->name != NULL) set(row(it->uses, it->file), found->file);
  } else if (symbol.length > 4 && memcmp(symbol.name + symbol.length - 2, "Mc", 2) == 0) {
    add_conformance(it, symbol);
  }
  return true;
}

// Adds to each row what its files use, until nothing is new.
static void close_uses(matrix uses, const matrix direct, size_t count) {
  bool is_changed = true;
  while (is_changed) {
    is_changed = false;
    for (size_t file = 0; file < count; file++) {
      uint64_t *reached = row(uses, file);
      for (size_t other = 0; other < count; other++) {
        if (other == file || !is_set(row(direct, file), other)) continue;
        const uint64_t *added = row(uses, other);
        for (size_t word = 0; word < uses.words; word++) {
          uint64_t all = reached[word] | added[word];
          is_changed |= all != reached[word];
          reached[word] = all;
        }
      }
    }
  }
}

static void add_global(matrix uses, const uint64_t *global, size_t count) {
  for (size_t other = 0; other < count; other++) {
    if (!is_set(global, other)) continue;
    const uint64_t *added = row(uses, other);
    for (size_t file = 0; file < count; file++) {
      uint64_t *reached = row(uses, file);
      for (size_t word = 0; word < uses.words; word++) reached[word] |= added[word];
    }
  }
}

// MARK: Digests

// Writes the sums of the digests of the files in each row: their order has no meaning.
static void write_digests(matrix uses, const uint64_t *contents, size_t count, uint8_t *digests) {
  enum { words = TINTYPE_OBJECT_DIGEST_SIZE / 8 };
  for (size_t file = 0; file < count; file++) {
    uint64_t sums[words] = {0};
    for (size_t other = 0; other < count; other++) {
      if (!is_set(row(uses, file), other)) continue;
      for (size_t word = 0; word < words; word++) sums[word] += contents[other * words + word];
    }
    memcpy(digests + file * TINTYPE_OBJECT_DIGEST_SIZE, sums, sizeof sums);
  }
}

static bool visit_files(
  program *it, const uint8_t *bytes, const size_t *sizes, size_t count, elf_visitor visit) {
  for (size_t index = 0; index < count; index++) {
    it->file = (uint32_t)index;
    if (!elf_visit_symbols((elf_file){bytes, sizes[index]}, visit, it)) return false;
    bytes += sizes[index];
  }
  return true;
}

bool tintype_reached_code(const uint8_t *bytes, const size_t *sizes, size_t count, uint8_t *digests) {
  if (count == 0) return true;
  if (count > TINTYPE_OBJECT_LIMIT) return false;
  program it = {0};
  if (!visit_files(&it, bytes, sizes, count, count_definition)) return false;
  size_t words = (count + 63) / 64;
  it.symbols.size = 16;
  while (it.symbols.size < it.defined_count * 2) it.symbols.size *= 2;
  it.symbols.entries = calloc(it.symbols.size, sizeof *it.symbols.entries);
  matrix direct = {calloc(count * words, sizeof(uint64_t)), words};
  it.uses = (matrix){calloc(count * words, sizeof(uint64_t)), words};
  it.global = calloc(words, sizeof(uint64_t));
  uint64_t *contents = calloc(count, TINTYPE_OBJECT_DIGEST_SIZE);
  bool is_done = it.symbols.entries && direct.bits && it.uses.bits && it.global && contents &&
    visit_files(&it, bytes, sizes, count, add_definition) && visit_files(&it, bytes, sizes, count, add_use);
  if (is_done) {
    const uint8_t *content = bytes;
    for (size_t index = 0; index < count; index++) {
      set(row(it.uses, index), index);
      tintype_sha256(content, sizes[index], (uint8_t *)contents + index * TINTYPE_OBJECT_DIGEST_SIZE);
      content += sizes[index];
    }
    memcpy(direct.bits, it.uses.bits, count * words * sizeof(uint64_t));
    close_uses(it.uses, direct, count);
    add_global(it.uses, it.global, count);
    write_digests(it.uses, contents, count, digests);
  }
  free(it.symbols.entries);
  free(direct.bits);
  free(it.uses.bits);
  free(it.global);
  free(contents);
  return is_done;
}
