// SPDX-License-Identifier: MIT

// Digests, of both modules that have them; see cases.h.

#include "CTintypeDigests.h"
#include "cases.h"

static uint32_t length(test *t) { return chance(t, 4) ? below(t, 3000) : below(t, 300); }

static void add_digest(test *t, tintype_digest128 digest) {
  add_number(t, digest.high);
  add_number(t, digest.low);
}

CASE(tintype_, xxh3_128) {
  uint32_t size = length(t);
  add_digest(t, tintype_xxh3_128(random_bytes(t, size), size));
}

CASE(tintype_, xxh3_128_ranges) {
  uint32_t size = length(t) + 1, count = below(t, 6);
  uint8_t *bytes = random_bytes(t, size);
  tintype_range ranges[6];
  for (uint32_t i = 0; i < count; i++) {
    ranges[i].offset = below(t, size);
    ranges[i].size = below(t, size - (uint32_t)ranges[i].offset);
  }
  add_digest(t, tintype_xxh3_128_ranges(bytes, ranges, count));
}

CASE(tintype_, crc32) {
  uint32_t size = length(t);
  uint8_t *bytes = random_bytes(t, size);
  uint32_t start = chance(t, 2) ? 0 : (uint32_t)next(t);
  add_number(t, tintype_crc32(start, bytes, size));
}

CASE(tintype_, pixel_sums) {
  uint32_t count = length(t);
  uint64_t sums[2];
  tintype_pixel_sums(random_bytes(t, count * 4), count, sums);
  add_bytes(t, sums, sizeof sums);
}

#define MESSAGE_CASE(name, size)                                   \
  CASE(tintype_, name) {                                           \
    uint32_t count = length(t);                                    \
    uint8_t digest[size];                                          \
    tintype_##name(random_bytes(t, count), count, digest);         \
    add_bytes(t, digest, size);                                    \
  }
MESSAGE_CASE(md5, TINTYPE_MD5_SIZE)
MESSAGE_CASE(sha1, TINTYPE_SHA1_SIZE)
MESSAGE_CASE(sha224, TINTYPE_SHA224_SIZE)
MESSAGE_CASE(sha256, TINTYPE_SHA256_SIZE)
MESSAGE_CASE(sha384, TINTYPE_SHA384_SIZE)
MESSAGE_CASE(sha512, TINTYPE_SHA512_SIZE)

const test_case digest_cases[] = {
  ENTRY(tintype_, xxh3_128), ENTRY(tintype_, xxh3_128_ranges), ENTRY(tintype_, crc32),
  ENTRY(tintype_, pixel_sums), ENTRY(tintype_, md5), ENTRY(tintype_, sha1),
  ENTRY(tintype_, sha224), ENTRY(tintype_, sha256), ENTRY(tintype_, sha384),
  ENTRY(tintype_, sha512), {0}};
