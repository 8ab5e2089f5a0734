// SPDX-License-Identifier: MIT

#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "thread_stack.h"

#include <pthread.h>
#include <stdint.h>

/// The lowest and the highest address of the calling thread's stack; equal if they are unknown.
/// They are queried once per thread: for a main thread, the C library reads a file of the kernel.
static _Thread_local uintptr_t lowest;
static _Thread_local uintptr_t highest;
static _Thread_local int is_known;

static void find_stack(void) {
  is_known = 1;
#if defined(__APPLE__)
  pthread_t self = pthread_self();
  highest = (uintptr_t)pthread_get_stackaddr_np(self);
  lowest = highest - pthread_get_stacksize_np(self);
#elif defined(__linux__)
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *base = NULL;
  size_t size = 0;
  if (pthread_attr_getstack(&attributes, &base, &size) == 0) {
    lowest = (uintptr_t)base;
    highest = lowest + size;
  }
  pthread_attr_destroy(&attributes);
#endif
}

size_t tintype_remaining_stack(void) {
  if (!is_known) find_stack();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  return here >= lowest && here < highest ? here - lowest : SIZE_MAX;
}
