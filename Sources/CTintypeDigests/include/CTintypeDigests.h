// SPDX-License-Identifier: MIT

// Cryptographic digests in plain C11, without a library.

#ifndef TINTYPE_CDIGESTS_H
#define TINTYPE_CDIGESTS_H

#include <stddef.h>
#include <stdint.h>

// The bytes of a SHA-256 digest.
#define TINTYPE_SHA256_SIZE 32

// Computes the SHA-256 digest of `size` bytes, as NIST FIPS 180-4 defines it, and writes
// TINTYPE_SHA256_SIZE bytes to `digest`. `bytes` may be NULL if `size` is 0. Allocates no memory,
// does not fail, and may be called on any thread.
void tintype_sha256(const void *bytes, size_t size, uint8_t *digest);

#endif
