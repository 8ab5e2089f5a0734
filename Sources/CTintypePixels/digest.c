// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <xxhash.h>

// GLib's headers lie on no default search path, and these few prototypes are all that is needed;
// they are part of GLib's stable interface since 2.16.
typedef struct _GChecksum GChecksum;
enum { PK_G_CHECKSUM_SHA256 = 2 };
GChecksum *g_checksum_new(int type);
void g_checksum_update(GChecksum *checksum, const unsigned char *data, ptrdiff_t length);
void g_checksum_get_digest(GChecksum *checksum, uint8_t *buffer, size_t *length);
void g_checksum_free(GChecksum *checksum);

static pk_digest128 from_xxh(XXH128_hash_t hash) {
  return (pk_digest128){.high = hash.high64, .low = hash.low64};
}

pk_digest128 pk_xxh3_128(const void *bytes, size_t size) {
  return from_xxh(XXH3_128bits(bytes, size));
}

pk_digest128 pk_xxh3_128_ranges(const void *bytes, const pk_range *ranges, size_t count) {
  XXH3_state_t *state = XXH3_createState();
  // Half a kilobyte that cannot be had: Swift's own allocations end the process likewise.
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

void pk_sha256(const void *bytes, size_t size, uint8_t *digest) {
  GChecksum *checksum = g_checksum_new(PK_G_CHECKSUM_SHA256);
  // A length of -1 would mean “up to the first zero byte”; sizes of real buffers stay positive.
  if (size > 0) g_checksum_update(checksum, bytes, (ptrdiff_t)size);
  size_t length = PK_SHA256_SIZE;
  g_checksum_get_digest(checksum, digest, &length);
  g_checksum_free(checksum);
}

uint32_t pk_crc32(uint32_t crc, const void *bytes, size_t size) {
  // libdeflate takes a null pointer for “give me the initial value”.
  return size == 0 ? crc : libdeflate_crc32(crc, bytes, size);
}
