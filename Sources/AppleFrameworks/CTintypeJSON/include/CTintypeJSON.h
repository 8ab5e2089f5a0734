// SPDX-License-Identifier: MIT

// The members of JSON objects in plain C11, without decoding their values.

#ifndef TINTYPE_CJSON_H
#define TINTYPE_CJSON_H

#include <stddef.h>
#include <stdint.h>

// A member of an object: the positions and sizes in bytes of its key, without the quotation marks,
// and of its value.
struct tintype_json_member {
  size_t key, key_size;
  size_t value, value_size;
};

// The result for bytes that are not an object.
#define TINTYPE_JSON_INVALID SIZE_MAX

// Finds the members of the object at the start of `text`, which may follow whitespace, and writes the
// first `capacity` of them to `members`. Returns the number of members, or TINTYPE_JSON_INVALID if
// `size` bytes contain no complete object. Values are skipped by their brackets and quotation marks
// only: a caller that uses a value must decode it. The function allocates no memory, and can be
// called on any thread.
size_t tintype_json_members(
  const uint8_t *text, size_t size, struct tintype_json_member *members, size_t capacity);

#endif
