// SPDX-License-Identifier: MIT

#ifndef TINTYPE_OS_H
#define TINTYPE_OS_H

#include <stdbool.h>
#include <stdint.h>

/// A lock that is 0 while it is free.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

/// Waits until a lock is free, and takes it.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);

/// Takes a lock if it is free, and returns whether it was.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

/// Frees a lock.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

#endif
