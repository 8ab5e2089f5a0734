// SPDX-License-Identifier: MIT

// SHA-256 and SHA-224 as defined by NIST FIPS 180-4, "Secure Hash Standard", August 2015:
// https://doi.org/10.6028/NIST.FIPS.180-4. Names and section numbers are those of the standard.

#include "CTintypeDigests.h"

#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#include <stdatomic.h>
#endif

enum { block_size = 64, round_count = 64 };

// Section 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64
// primes.
static const uint32_t K[round_count] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t read_word(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void write_word(uint32_t word, uint8_t *bytes) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(word >> (24 - 8 * i));
}

static uint32_t rotr(uint32_t x, int n) { return x >> n | x << (32 - n); }

// Section 6.2.2: adds `count` blocks to the hash value. Word t of the message schedule is stored in
// W[t % 16], since no round needs a word that is older than 16 rounds.
static void add_blocks(uint32_t H[8], const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += block_size) {
    uint32_t W[16];
    uint32_t a = H[0], b = H[1], c = H[2], d = H[3], e = H[4], f = H[5], g = H[6], h = H[7];
// Without unrolling, the computation takes 1.5 times as long.
#pragma clang loop unroll(full)
    for (int t = 0; t < round_count; t++) {
      if (t < 16) {
        W[t] = read_word(blocks + 4 * t);
      } else {
        uint32_t x = W[(t - 15) % 16], y = W[(t - 2) % 16];
        uint32_t s0 = rotr(x, 7) ^ rotr(x, 18) ^ x >> 3;
        uint32_t s1 = rotr(y, 17) ^ rotr(y, 19) ^ y >> 10;
        W[t % 16] += s1 + W[(t - 7) % 16] + s0;
      }
      uint32_t sum1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
      uint32_t T1 = h + sum1 + ((e & f) ^ (~e & g)) + K[t] + W[t % 16];
      uint32_t sum0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
      uint32_t T2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + T1, d = c, c = b, b = a, a = T1 + T2;
    }
    H[0] += a, H[1] += b, H[2] += c, H[3] += d, H[4] += e, H[5] += f, H[6] += g, H[7] += h;
  }
}

#if defined(__x86_64__)
// The same with the instructions of the processor. A vector has four words; those of the hash value are
// in the order that `sha256rnds2` requires, which performs two rounds.
__attribute__((target("sha,sse4.1"))) static void add_blocks_in_vectors(
  uint32_t H[8], const uint8_t *blocks, size_t count) {
  const __m128i reversed = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
  __m128i abef = _mm_set_epi32((int)H[0], (int)H[1], (int)H[4], (int)H[5]);
  __m128i cdgh = _mm_set_epi32((int)H[2], (int)H[3], (int)H[6], (int)H[7]);
  for (; count > 0; count--, blocks += block_size) {
    const __m128i old_abef = abef, old_cdgh = cdgh;
    __m128i W[4];
    for (int i = 0; i < 4; i++) {
      __m128i words = _mm_loadu_si128((const __m128i *)(const void *)(blocks + 16 * i));
      W[i] = _mm_shuffle_epi8(words, reversed);
    }
#pragma clang loop unroll(full)
    for (int t = 0; t < round_count / 4; t++) {
      __m128i keys = _mm_loadu_si128((const __m128i *)(const void *)(K + 4 * t));
      __m128i sums = _mm_add_epi32(W[t % 4], keys);
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sums);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sums, 0x0e));
      // The words of the rounds 16 later.
      __m128i next = _mm_sha256msg1_epu32(W[t % 4], W[(t + 1) % 4]);
      next = _mm_add_epi32(next, _mm_alignr_epi8(W[(t + 3) % 4], W[(t + 2) % 4], 4));
      W[t % 4] = _mm_sha256msg2_epu32(next, W[(t + 3) % 4]);
    }
    abef = _mm_add_epi32(abef, old_abef);
    cdgh = _mm_add_epi32(cdgh, old_cdgh);
  }
  H[0] = (uint32_t)_mm_extract_epi32(abef, 3), H[1] = (uint32_t)_mm_extract_epi32(abef, 2);
  H[4] = (uint32_t)_mm_extract_epi32(abef, 1), H[5] = (uint32_t)_mm_extract_epi32(abef, 0);
  H[2] = (uint32_t)_mm_extract_epi32(cdgh, 3), H[3] = (uint32_t)_mm_extract_epi32(cdgh, 2);
  H[6] = (uint32_t)_mm_extract_epi32(cdgh, 1), H[7] = (uint32_t)_mm_extract_epi32(cdgh, 0);
}

// Returns whether the processor has the instructions. The answer is stored, because a virtual machine
// is left for it.
static int has_instructions(void) {
  static atomic_int stored;
  int answer = atomic_load_explicit(&stored, memory_order_relaxed);
  if (answer == 0) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    int has_sse41 = __get_cpuid(1, &a, &b, &c, &d) && (c & (1u << 19)) && (c & (1u << 9));
    int has_sha = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
    answer = has_sse41 && has_sha ? 1 : -1;
    atomic_store_explicit(&stored, answer, memory_order_relaxed);
  }
  return answer > 0;
}
#endif

static void add_all(uint32_t H[8], const uint8_t *blocks, size_t count) {
#if defined(__x86_64__)
  if (has_instructions()) return add_blocks_in_vectors(H, blocks, count);
#endif
  add_blocks(H, blocks, count);
}

// Writes the first `words` words of the hash value after all bytes were added to `H`.
static void hash(uint32_t H[8], const void *bytes, size_t size, uint8_t *digest, int words) {
  const size_t whole = size / block_size, rest = size % block_size;
  add_all(H, bytes, whole);

  // Section 5.1.1: the remaining bytes, a 1 bit, zeros, and the length in bits as a 64-bit number.
  uint8_t last[2 * block_size] = {0};
  const size_t count = rest + 1 + 8 <= block_size ? 1 : 2;
  if (rest > 0) memcpy(last, (const uint8_t *)bytes + whole * block_size, rest);
  last[rest] = 0x80;
  uint8_t *length = last + count * block_size - 8;
  write_word((uint32_t)((uint64_t)size >> 29), length);
  write_word((uint32_t)((uint64_t)size << 3), length + 4);
  add_all(H, last, count);

  for (int i = 0; i < words; i++) write_word(H[i], digest + 4 * i);
}

void tintype_sha256(const void *bytes, size_t size, uint8_t *digest) {
  // Section 5.3.3.
  uint32_t H[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  };
  hash(H, bytes, size, digest, TINTYPE_SHA256_SIZE / 4);
}

void tintype_sha224(const void *bytes, size_t size, uint8_t *digest) {
  // Section 5.3.2.
  uint32_t H[8] = {
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
  };
  hash(H, bytes, size, digest, TINTYPE_SHA224_SIZE / 4);
}
