// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "task_hooks.h"

#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>

#if defined(__linux__)

// libdispatch provides this descriptor for run loops; it is readable while the main queue has work.
static int (*descriptor)(void);
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find(void) {
  descriptor = (int (*)(void))dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
}

int tintype_main_queue_waits(void) {
  pthread_once(&once, find);
  if (!descriptor) return -1;
  struct pollfd request = {.fd = descriptor(), .events = POLLIN};
  int ready = poll(&request, 1, 0);
  return ready < 0 ? -1 : ready > 0;
}

#else

int tintype_main_queue_waits(void) { return -1; }

#endif
