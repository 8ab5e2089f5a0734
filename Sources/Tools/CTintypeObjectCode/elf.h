// SPDX-License-Identifier: MIT

// The symbols of a relocatable ELF file.

#ifndef TINTYPE_ELF_H
#define TINTYPE_ELF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const uint8_t *bytes;
  size_t size;
} elf_file;

// A symbol that other files can use, or that this file uses.
typedef struct {
  const char *name;
  size_t length;
  // The file uses the symbol of another one.
  bool is_undefined;
  // Another definition can take the place of this one, which has the same meaning.
  bool is_weak;
} elf_symbol;

typedef bool (*elf_visitor)(void *context, elf_symbol symbol);

// Calls a function for each global symbol with a name, until it returns false. Returns false then, and
// for a file that is damaged or of another kind.
bool elf_visit_symbols(elf_file file, elf_visitor visit, void *context);

#endif
