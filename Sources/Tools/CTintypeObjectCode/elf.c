// SPDX-License-Identifier: MIT

#include "elf.h"

#include <string.h>

enum {
  header_size = 64,
  section_size = 64,
  symbol_size = 24,
  type_relocatable = 1,
  section_symbols = 2,
  binding_local = 0,
  binding_weak = 2,
};

static uint16_t read16(const uint8_t *bytes) { return (uint16_t)(bytes[0] | bytes[1] << 8); }

static uint32_t read32(const uint8_t *bytes) { return read16(bytes) | (uint32_t)read16(bytes + 2) << 16; }

static uint64_t read64(const uint8_t *bytes) { return read32(bytes) | (uint64_t)read32(bytes + 4) << 32; }

static bool contains(elf_file file, uint64_t offset, uint64_t size) {
  return offset <= file.size && size <= file.size - offset;
}

// The range of a section with content.
typedef struct {
  uint64_t offset;
  uint64_t size;
} range;

static bool visit_table(elf_file file, range symbols, range names, elf_visitor visit, void *context) {
  for (uint64_t at = 0; at + symbol_size <= symbols.size; at += symbol_size) {
    const uint8_t *symbol = file.bytes + symbols.offset + at;
    unsigned binding = symbol[4] >> 4;
    uint32_t name = read32(symbol);
    if (binding == binding_local || name == 0) continue;
    if (name >= names.size) return false;
    const char *text = (const char *)file.bytes + names.offset + name;
    const char *end = memchr(text, 0, names.size - name);
    if (end == NULL) return false;
    elf_symbol it = {text, (size_t)(end - text), read16(symbol + 6) == 0, binding == binding_weak};
    if (!visit(context, it)) return false;
  }
  return true;
}

bool elf_visit_symbols(elf_file file, elf_visitor visit, void *context) {
  static const uint8_t identification[] = {0x7F, 'E', 'L', 'F', 2, 1};
  if (file.size < header_size || memcmp(file.bytes, identification, sizeof identification) != 0) return false;
  if (read16(file.bytes + 16) != type_relocatable) return false;
  uint64_t table = read64(file.bytes + 0x28);
  if (!contains(file, table, section_size)) return false;
  uint64_t count = read16(file.bytes + 0x3C);
  // A larger number is in the first section.
  if (count == 0) count = read64(file.bytes + table + 0x20);
  if (count > file.size / section_size || !contains(file, table, count * section_size)) return false;
  for (uint64_t index = 0; index < count; index++) {
    const uint8_t *section = file.bytes + table + index * section_size;
    if (read32(section + 4) != section_symbols) continue;
    uint64_t link = read32(section + 0x28);
    if (link >= count) return false;
    const uint8_t *strings = file.bytes + table + link * section_size;
    range symbols = {read64(section + 0x18), read64(section + 0x20)};
    range names = {read64(strings + 0x18), read64(strings + 0x20)};
    if (!contains(file, symbols.offset, symbols.size)) return false;
    if (!contains(file, names.offset, names.size)) return false;
    if (!visit_table(file, symbols, names, visit, context)) return false;
  }
  return true;
}
