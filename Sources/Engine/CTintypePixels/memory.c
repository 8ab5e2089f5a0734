// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void tintype_keep_memory(void) {
#if defined(__GLIBC__)
  // By default, blocks of this size are returned to the system immediately, and the pages of the
  // next image are cleared again: a third of the time of comparing many images. 32 MiB is the
  // maximum that glibc accepts.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

void tintype_release_memory(void) {
#if defined(__GLIBC__)
  // glibc keeps what was freed between other blocks, such as the pixels of photos.
  malloc_trim(0);
#endif
}
