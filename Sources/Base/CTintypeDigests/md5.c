// SPDX-License-Identifier: MIT

// MD5 as defined by RFC 1321, whose names it uses.

#include "message.h"

// Section 3.4: the integer parts of 2^32 |sin i|.
static const uint32_t T[64] = {
  0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
  0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
  0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
  0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
  0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
  0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
  0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
  0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
};

static const uint8_t shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

static void add_block(void *state, const uint8_t *block) {
  uint32_t *H = state, X[16], a = H[0], b = H[1], c = H[2], d = H[3];
  for (int i = 0; i < 16; i++) {
    const uint8_t *word = block + 4 * i;
    X[i] = (uint32_t)word[3] << 24 | (uint32_t)word[2] << 16 | (uint32_t)word[1] << 8 | word[0];
  }
  for (int i = 0; i < 64; i++) {
    uint32_t mixed;
    int k;
    switch (i / 16) {
      case 0: mixed = (b & c) | (~b & d), k = i; break;
      case 1: mixed = (b & d) | (c & ~d), k = (5 * i + 1) % 16; break;
      case 2: mixed = b ^ c ^ d, k = (3 * i + 5) % 16; break;
      default: mixed = c ^ (b | ~d), k = 7 * i % 16; break;
    }
    uint32_t sum = a + mixed + X[k] + T[i];
    int s = shifts[i / 16][i % 4];
    a = d, d = c, c = b, b += sum << s | sum >> (32 - s);
  }
  H[0] += a, H[1] += b, H[2] += c, H[3] += d;
}

void tintype_md5(const void *bytes, size_t size, uint8_t *digest) {
  uint32_t H[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  // The length is written with the lowest byte first.
  tintype_add_message(H, add_block, 64, -8, bytes, size);
  for (int i = 0; i < TINTYPE_MD5_SIZE; i++) digest[i] = (uint8_t)(H[i / 4] >> (8 * (i % 4)));
}
