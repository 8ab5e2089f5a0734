// SPDX-License-Identifier: MIT

#include "CTintypeJSON.h"

#include <stdbool.h>

// RFC 8259, section 2.
static size_t skip_whitespace(const uint8_t *text, size_t size, size_t at) {
  while (at < size && (text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r')) at++;
  return at;
}

// Returns the position after the string whose quotation mark is at `at`, or `size + 1`.
static size_t skip_string(const uint8_t *text, size_t size, size_t at) {
  for (at++; at < size; at++) {
    if (text[at] == '\\') at++;
    else if (text[at] == '"') return at + 1;
  }
  return size + 1;
}

// Returns the position after the value at `at`, or `size + 1`.
static size_t skip_value(const uint8_t *text, size_t size, size_t at) {
  size_t depth = 0;
  while (at < size) {
    switch (text[at]) {
    case '"':
      at = skip_string(text, size, at);
      if (at > size) return at;
      break;
    case '{': case '[':
      depth++;
      at++;
      break;
    case '}': case ']':
      // The end of the enclosing object.
      if (depth == 0) return at;
      depth--;
      at++;
      break;
    case ',':
      if (depth == 0) return at;
      at++;
      break;
    default:
      at++;
      continue;
    }
    if (depth == 0 && (text[at - 1] == '"' || text[at - 1] == '}' || text[at - 1] == ']')) return at;
  }
  return size + 1;
}

size_t tintype_json_members(
  const uint8_t *text, size_t size, struct tintype_json_member *members, size_t capacity
) {
  size_t count = 0, at = skip_whitespace(text, size, 0);
  if (at >= size || text[at] != '{') return TINTYPE_JSON_INVALID;
  at = skip_whitespace(text, size, at + 1);
  if (at < size && text[at] == '}') return 0;
  while (true) {
    if (at >= size || text[at] != '"') return TINTYPE_JSON_INVALID;
    size_t key = at + 1, end = skip_string(text, size, at);
    if (end > size) return TINTYPE_JSON_INVALID;
    at = skip_whitespace(text, size, end);
    if (at >= size || text[at] != ':') return TINTYPE_JSON_INVALID;
    size_t value = skip_whitespace(text, size, at + 1), value_end = skip_value(text, size, value);
    if (value_end > size || value_end == value) return TINTYPE_JSON_INVALID;
    if (count < capacity) {
      members[count] = (struct tintype_json_member){
        .key = key, .key_size = end - 1 - key, .value = value, .value_size = value_end - value,
      };
    }
    count++;
    at = skip_whitespace(text, size, value_end);
    if (at >= size) return TINTYPE_JSON_INVALID;
    if (text[at] == '}') return count;
    if (text[at] != ',') return TINTYPE_JSON_INVALID;
    at = skip_whitespace(text, size, at + 1);
  }
}
