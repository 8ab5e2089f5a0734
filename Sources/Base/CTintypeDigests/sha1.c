// SPDX-License-Identifier: MIT

// SHA-1 as defined by NIST FIPS 180-4, "Secure Hash Standard", August 2015:
// https://doi.org/10.6028/NIST.FIPS.180-4. Names and section numbers are those of the standard.

#include "message.h"

static uint32_t rotl(uint32_t x, int n) { return x << n | x >> (32 - n); }

// Section 6.1.2. Word t of the message schedule is stored in W[t % 16].
static void add_block(void *state, const uint8_t *block) {
  uint32_t *H = state, W[16], a = H[0], b = H[1], c = H[2], d = H[3], e = H[4];
  for (int t = 0; t < 80; t++) {
    if (t < 16) {
      const uint8_t *word = block + 4 * t;
      W[t] = (uint32_t)word[0] << 24 | (uint32_t)word[1] << 16 | (uint32_t)word[2] << 8 | word[3];
    } else {
      W[t % 16] =
        rotl(W[(t - 3) % 16] ^ W[(t - 8) % 16] ^ W[(t - 14) % 16] ^ W[t % 16], 1);
    }
    uint32_t mixed, K;
    switch (t / 20) {
      case 0: mixed = (b & c) ^ (~b & d), K = 0x5a827999; break;
      case 1: mixed = b ^ c ^ d, K = 0x6ed9eba1; break;
      case 2: mixed = (b & c) ^ (b & d) ^ (c & d), K = 0x8f1bbcdc; break;
      default: mixed = b ^ c ^ d, K = 0xca62c1d6; break;
    }
    uint32_t T = rotl(a, 5) + mixed + e + K + W[t % 16];
    e = d, d = c, c = rotl(b, 30), b = a, a = T;
  }
  H[0] += a, H[1] += b, H[2] += c, H[3] += d, H[4] += e;
}

void tintype_sha1(const void *bytes, size_t size, uint8_t *digest) {
  uint32_t H[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  tintype_add_message(H, add_block, 64, 8, bytes, size);
  for (int i = 0; i < TINTYPE_SHA1_SIZE; i++) digest[i] = (uint8_t)(H[i / 4] >> (24 - 8 * (i % 4)));
}
