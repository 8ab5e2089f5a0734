// SPDX-License-Identifier: MIT

// A closure that is isolated to the main actor checks its isolation when it is called, and ends the
// process on another thread. Two function pointers of the runtime can answer that check. They are
// set once per process, and call the original functions on threads that have not requested
// otherwise, and for all other actors.

#define _GNU_SOURCE

#include "runtime.h"
#include "task_hooks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

typedef SWIFT_CC void (*CheckIsolated)(Executor executor);
typedef SWIFT_CC int8_t (*IsIsolating)(Executor executor);

static _Thread_local bool assumes_main;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_installed;
static GetMainExecutor get_main_executor;

// Compares identities only: the second word of an executor contains flags.
static bool is_main(Executor executor) {
  return executor.identity == get_main_executor().identity;
}

static SWIFT_CC void check_hook(Executor executor, CheckIsolated original) {
  if (assumes_main && is_main(executor)) return;
  original(executor);
}

static SWIFT_CC int8_t is_isolating_hook(Executor executor, IsIsolating original) {
  if (assumes_main && is_main(executor)) return 1;
  return original(executor);
}

static void install(void) {
  void **seams[] = {
    dlsym(RTLD_DEFAULT, "swift_task_checkIsolated_hook"),
    dlsym(RTLD_DEFAULT, "swift_task_isIsolatingCurrentContext_hook"),
  };
  void *hooks[] = {(void *)check_hook, (void *)is_isolating_hook};
  get_main_executor = (GetMainExecutor)dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor");
  if (!get_main_executor || !seams[0] || !seams[1]) return;
  for (int i = 0; i < 2; i++) {
    // Sets a hook only if it is unset, since a hook of another library would no longer be called.
    void *expected = NULL;
    if (__atomic_compare_exchange_n(
          seams[i], &expected, hooks[i], false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      continue;
    }
    while (i-- > 0) __atomic_store_n(seams[i], NULL, __ATOMIC_RELEASE);
    return;
  }
  is_installed = true;
}

bool tintype_isolation_hooks_install(void) {
  pthread_once(&once, install);
  return is_installed;
}

bool tintype_isolation_hooks_assume_main(bool is_assumed) {
  bool previous = assumes_main;
  assumes_main = is_assumed;
  return previous;
}
