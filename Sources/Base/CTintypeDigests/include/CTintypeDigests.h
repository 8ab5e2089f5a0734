// SPDX-License-Identifier: MIT

// Cryptographic digests in plain C11, without dependencies.

#ifndef TINTYPE_CDIGESTS_H
#define TINTYPE_CDIGESTS_H

#include <stddef.h>
#include <stdint.h>

// The size of a SHA-256 digest in bytes.
#define TINTYPE_SHA256_SIZE 32

// Computes the SHA-256 digest of `size` bytes, as defined by NIST FIPS 180-4, and writes
// TINTYPE_SHA256_SIZE bytes to `digest`. `bytes` may be NULL if `size` is 0. The function allocates
// no memory, cannot fail, and can be called on any thread.
void tintype_sha256(const void *bytes, size_t size, uint8_t *digest);

// The same for other digests. MD5 (RFC 1321) and SHA-1 identify data, but do not protect it.
#define TINTYPE_MD5_SIZE 16
#define TINTYPE_SHA1_SIZE 20
#define TINTYPE_SHA224_SIZE 28
#define TINTYPE_SHA384_SIZE 48
#define TINTYPE_SHA512_SIZE 64
void tintype_md5(const void *bytes, size_t size, uint8_t *digest);
void tintype_sha1(const void *bytes, size_t size, uint8_t *digest);
void tintype_sha224(const void *bytes, size_t size, uint8_t *digest);
void tintype_sha384(const void *bytes, size_t size, uint8_t *digest);
void tintype_sha512(const void *bytes, size_t size, uint8_t *digest);

// Writes two sums of `count` pixels to `sums`. Recorded scenes contain them, so they must not change.
// They tell images apart that were not made to have the same sums.
void tintype_pixel_sums(const uint32_t *pixels, size_t count, uint64_t sums[2]);

#endif
