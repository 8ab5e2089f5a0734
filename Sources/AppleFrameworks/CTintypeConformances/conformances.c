// SPDX-License-Identifier: MIT

// The layout of the records is part of Swift's stable ABI: swift/ABI/Metadata.h and
// swift/ABI/MetadataValues.h. The sections of an image are passed by the runtime as `MetadataSections`
// of swift/stdlib/public/runtime/SwiftRT-ELF-WASM.cpp, whose first fields have been the same since
// Swift 5.1.

#include "conformances.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The bounds of a section in memory.
typedef struct {
  uintptr_t start;
  uintptr_t length;
} Range;

/// The sections of an image with metadata of Swift.
typedef struct {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  Range protocols;
  Range conformances;
} Sections;

typedef void (*Enumerate)(bool (*body)(const Sections *, void *), void *context);

/// A record of a conformance, `TargetProtocolConformanceDescriptor`.
typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
} Conformance;

/// The beginning of the descriptor of a type, `TargetTypeContextDescriptor`.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
} TypeDescriptor;

/// The response of the function that returns the metadata of a type.
typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

typedef __attribute__((swiftcall)) MetadataResponse (*AccessFunction)(size_t request);

typedef struct {
  const void *protocol;
  void *context;
  TintypeTypeHandler handler;
} Search;

/// Returns the address of a relative reference; null for the offset 0.
static const void *direct(const int32_t *reference) {
  return *reference == 0 ? NULL : (const char *)reference + *reference;
}

/// Returns the address of a relative reference that is indirect if its lowest bit is set.
static const void *indirectable(const int32_t *reference) {
  if (*reference == 0) return NULL;
  const char *address = (const char *)reference + (*reference & ~1);
  return *reference & 1 ? *(const void *const *)address : address;
}

/// Returns the descriptor of the conforming type; null if it is not a type of Swift.
static const TypeDescriptor *type_of(const Conformance *record) {
  switch (record->flags >> 3 & 7) {
  case 0: return direct(&record->type);
  case 1: {
    const void *const *address = direct(&record->type);
    return address ? *address : NULL;
  }
  default: return NULL;
  }
}

/// Returns the metadata of a type; null for a generic type and for one that is not a structure, an
/// enumeration or a class.
static const void *metadata_of(const TypeDescriptor *type) {
  // `ContextDescriptorKind`: 16 class, 17 structure, 18 enumeration. Bit 7: generic.
  uint32_t kind = type->flags & 0x1F;
  if (kind < 16 || kind > 18 || (type->flags & 0x80)) return NULL;
  const void *address = direct(&type->access_function);
  if (!address) return NULL;
  AccessFunction function;
  memcpy(&function, &address, sizeof function);
  // The request 0 is for complete metadata.
  return function(0).metadata;
}

static bool visit(const Sections *sections, void *context) {
  const Search *search = context;
  const int32_t *entry = (const int32_t *)sections->conformances.start;
  size_t count = sections->conformances.length / sizeof *entry;
  for (size_t index = 0; entry && index < count; index++, entry++) {
    const Conformance *record = direct(entry);
    if (!record || indirectable(&record->protocol) != search->protocol) continue;
    const TypeDescriptor *type = type_of(record);
    const void *metadata = type ? metadata_of(type) : NULL;
    if (metadata) search->handler(search->context, metadata);
  }
  return true;
}

bool tintype_conforming_types(
  const void *protocol, void *_Nullable context, TintypeTypeHandler handler) {
  Enumerate enumerate;
  void *symbol = dlsym(RTLD_DEFAULT, "swift_enumerateAllMetadataSections");
  if (!symbol) return false;
  memcpy(&enumerate, &symbol, sizeof enumerate);
  Search search = {protocol, context, handler};
  enumerate(visit, &search);
  return true;
}
