// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <xxhash.h>

static tintype_digest128 from_xxh(XXH128_hash_t hash) {
  return (tintype_digest128){.high = hash.high64, .low = hash.low64};
}

tintype_digest128 tintype_xxh3_128(const void *bytes, size_t size) {
  return from_xxh(XXH3_128bits(bytes, size));
}

tintype_digest128 tintype_xxh3_128_ranges(const void *bytes, const tintype_range *ranges, size_t count) {
  XXH3_state_t *state = XXH3_createState();
  // Half a kilobyte is not available: Swift's own allocations end the process as well.
  if (state == NULL) abort();
  XXH3_128bits_reset(state);
  for (size_t i = 0; i < count; i++) {
    if (ranges[i].size == 0) continue;
    XXH3_128bits_update(state, (const uint8_t *)bytes + ranges[i].offset, ranges[i].size);
  }
  XXH128_hash_t hash = XXH3_128bits_digest(state);
  XXH3_freeState(state);
  return from_xxh(hash);
}

uint32_t tintype_crc32(uint32_t crc, const void *bytes, size_t size) {
  // For libdeflate, a null pointer requests the initial value.
  return size == 0 ? crc : libdeflate_crc32(crc, bytes, size);
}
