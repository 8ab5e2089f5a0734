// SPDX-License-Identifier: MIT

// The code that each object file of a program reaches, by its symbols.

#ifndef TINTYPE_OBJECT_CODE_H
#define TINTYPE_OBJECT_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The maximum number of object files, for which 100 MB of memory are allocated.
#define TINTYPE_OBJECT_LIMIT 20000

// The size of a digest in bytes.
#define TINTYPE_OBJECT_DIGEST_SIZE 32

// Computes the digests of `count` object files, whose contents follow each other in `bytes` with
// `sizes` bytes each, and writes TINTYPE_OBJECT_DIGEST_SIZE bytes for each to `digests`.
//
// A digest depends on the contents of the file and of all others that its code can reach:
//
// - by a symbol, directly or not;
// - by a dynamic cast, which finds conformances that a file declares for types of others.
//
// Returns false if a file is not a relocatable ELF file of 64 bits and little-endian (System V ABI,
// chapter 4), if it is damaged, if there are too many, or if memory cannot be allocated.
bool tintype_reached_code(const uint8_t *bytes, const size_t *sizes, size_t count, uint8_t *digests);

#endif
