// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void pk_keep_memory(void) {
#if defined(__GLIBC__)
  // By default blocks of this size go back to the system at once, and the next picture's pages are
  // cleared again: a third of the time of comparing many. 32 MiB is the most that glibc takes.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
