// SPDX-License-Identifier: MIT

#include "deflate_blocks.h"
#include "deflate_codes.h"

#include <string.h>

enum {
  end_of_block = 256,
  symbol_count = 286,
  distance_count = 30,
  code_length_count = 19,
};

// The shortest length of the symbols from 257 on, and how many bits say how much longer it is.
static const uint16_t length_bases[29] = {
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258};
static const uint8_t length_bits[29] = {
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

// Symbols of distances go in pairs, whose number of bits grows by one.
static inline unsigned distance_bits(unsigned symbol) { return symbol < 2 ? 0 : symbol / 2 - 1; }

static inline uint32_t distance_base(unsigned symbol) {
  return symbol < 2 ? symbol : (2u + symbol % 2) << distance_bits(symbol);
}

// `distance` is one less than it is.
static inline unsigned distance_symbol(uint32_t distance) {
  if (distance < 2) return distance;
  unsigned top = 31 - (unsigned)__builtin_clz(distance);
  return 2 * top + (distance >> (top - 1) & 1);
}

void pk_blocks_begin(pk_deflate_blocks *b, uint8_t *output, size_t capacity) {
  memset(b, 0, sizeof *b);
  b->output = output;
  b->end = output + capacity;
  for (unsigned symbol = 0; symbol < 29; symbol++) {
    // 258 has a symbol of its own, the last.
    unsigned last = symbol == 28 ? 258 : length_bases[symbol] + (1u << length_bits[symbol]) - 1;
    for (unsigned i = length_bases[symbol]; i <= last && i <= 258; i++) {
      b->length_symbols[i] = (uint8_t)symbol;
    }
  }
  memset(b->symbol_costs, 7, 257);
  memset(b->symbol_costs + 257, 6, 29);
  memset(b->distance_costs, 5, distance_count);
}

uint32_t pk_blocks_match_cost(const pk_deflate_blocks *b, uint32_t length, uint32_t distance) {
  unsigned l = b->length_symbols[length], d = distance_symbol(distance - 1);
  return b->symbol_costs[257 + l] + length_bits[l] + b->distance_costs[d] + distance_bits(d);
}

// At most 32 bits.
static inline void put(pk_deflate_blocks *b, uint32_t value, unsigned count) {
  b->bits |= (uint64_t)value << b->bit_count;
  b->bit_count += count;
  if (b->bit_count < 32) return;
  if (b->end - b->output < 8) {
    b->has_overflown = true;
    b->bit_count = 0;
    b->bits = 0;
    return;
  }
  memcpy(b->output, &b->bits, 4);
  b->output += 4;
  b->bits >>= 32;
  b->bit_count -= 32;
}

// The lengths of two codes as symbols of a third, 16 to 18 for repeats, with what they repeat.
typedef struct {
  uint8_t symbols[symbol_count + distance_count];
  uint8_t repeats[symbol_count + distance_count];
  size_t count;
} length_list;

static void list_lengths(const uint8_t *lengths, size_t count, length_list *list) {
  list->count = 0;
  for (size_t i = 0; i < count;) {
    size_t run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    uint8_t length = lengths[i];
    i += run;
    while (run > 0) {
      size_t n = 1;
      uint8_t symbol = length, repeat = 0;
      if (length == 0 && run >= 3) {
        n = run < 138 ? run : 138;
        symbol = n < 11 ? 17 : 18;
        repeat = (uint8_t)(n - (n < 11 ? 3 : 11));
      } else if (length != 0 && run >= 4) {
        // The length itself first.
        list->symbols[list->count] = length;
        list->repeats[list->count++] = 0;
        run--;
        n = run < 6 ? run : 6;
        symbol = 16;
        repeat = (uint8_t)(n - 3);
      }
      list->symbols[list->count] = symbol;
      list->repeats[list->count++] = repeat;
      run -= n;
    }
  }
}

static void write_header(
  pk_deflate_blocks *b, const uint8_t *lengths, const uint8_t *distance_lengths) {
  static const uint8_t order[code_length_count] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  size_t symbols = symbol_count, distances = distance_count;
  while (symbols > 257 && lengths[symbols - 1] == 0) symbols--;
  while (distances > 1 && distance_lengths[distances - 1] == 0) distances--;
  uint8_t all[symbol_count + distance_count];
  memcpy(all, lengths, symbols);
  memcpy(all + symbols, distance_lengths, distances);
  length_list list;
  list_lengths(all, symbols + distances, &list);

  uint32_t counts[code_length_count] = {0};
  for (size_t i = 0; i < list.count; i++) counts[list.symbols[i]]++;
  uint8_t code_lengths[code_length_count];
  uint16_t codes[code_length_count];
  pk_make_code(counts, code_length_count, 7, code_lengths, codes);
  size_t listed = code_length_count;
  while (listed > 4 && code_lengths[order[listed - 1]] == 0) listed--;
  put(b, (uint32_t)(symbols - 257), 5);
  put(b, (uint32_t)(distances - 1), 5);
  put(b, (uint32_t)(listed - 4), 4);
  for (size_t i = 0; i < listed; i++) put(b, code_lengths[order[i]], 3);
  for (size_t i = 0; i < list.count; i++) {
    uint8_t symbol = list.symbols[i];
    put(b, codes[symbol], code_lengths[symbol]);
    if (symbol >= 16) put(b, list.repeats[i], symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
}

static void note_costs(const uint8_t *lengths, size_t count, uint8_t unused, uint8_t *costs) {
  for (size_t i = 0; i < count; i++) costs[i] = lengths[i] == 0 ? unused : lengths[i];
}

static void write_block(pk_deflate_blocks *b, bool is_last) {
  uint8_t lengths[symbol_count], distance_lengths[distance_count];
  uint16_t codes[symbol_count], distance_codes[distance_count];
  b->symbol_counts[end_of_block]++;
  pk_make_code(b->symbol_counts, symbol_count, 15, lengths, codes);
  pk_make_code(b->distance_counts, distance_count, 15, distance_lengths, distance_codes);
  put(b, is_last ? 1 : 0, 1);
  put(b, 2, 2);
  write_header(b, lengths, distance_lengths);
  for (size_t i = 0; i < b->count; i++) {
    uint32_t token = b->tokens[i];
    if (token < 256) {
      put(b, codes[token], lengths[token]);
      continue;
    }
    uint32_t length = token >> 16, distance = token & 0xFFFF;
    unsigned l = b->length_symbols[length], d = distance_symbol(distance);
    put(b, codes[257 + l], lengths[257 + l]);
    put(b, length - length_bases[l], length_bits[l]);
    put(b, distance_codes[d], distance_lengths[d]);
    put(b, distance - distance_base(d), distance_bits(d));
  }
  put(b, codes[end_of_block], lengths[end_of_block]);
  note_costs(lengths, symbol_count, 12, b->symbol_costs);
  note_costs(distance_lengths, distance_count, 9, b->distance_costs);
  memset(b->symbol_counts, 0, sizeof b->symbol_counts);
  memset(b->distance_counts, 0, sizeof b->distance_counts);
  b->count = 0;
}

static inline void append(pk_deflate_blocks *b, uint32_t token) {
  b->tokens[b->count++] = token;
  if (b->count == pk_tokens_in_block) write_block(b, false);
}

void pk_blocks_byte(pk_deflate_blocks *b, uint8_t byte) {
  b->symbol_counts[byte]++;
  append(b, byte);
}

void pk_blocks_match(pk_deflate_blocks *b, uint32_t length, uint32_t distance) {
  b->symbol_counts[257 + b->length_symbols[length]]++;
  b->distance_counts[distance_symbol(distance - 1)]++;
  append(b, length << 16 | (distance - 1));
}

uint8_t *pk_blocks_end(pk_deflate_blocks *b) {
  write_block(b, true);
  while (b->bit_count > 0 && !b->has_overflown) {
    if (b->output == b->end) {
      b->has_overflown = true;
      break;
    }
    *b->output++ = (uint8_t)b->bits;
    b->bits >>= 8;
    b->bit_count = b->bit_count < 8 ? 0 : b->bit_count - 8;
  }
  return b->has_overflown ? NULL : b->output;
}
