// SPDX-License-Identifier: MIT

// The runtime exports three function pointers and calls those that are set: for each job that is
// enqueued on the global thread pool, for each request of the main executor, and for each query
// whether an executor is the main one. They are set once per process, and call the original
// functions on threads without a catcher. They are found by name, so that a program still loads
// with a runtime without them.

#define _GNU_SOURCE

#include "runtime.h"
#include "task_hooks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

typedef SWIFT_CC void (*EnqueueGlobal)(TintypeJobRef job);

typedef SWIFT_CC bool (*IsMainExecutor)(Executor executor);

static _Thread_local const TintypeJobCatcher *current;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_installed;
static EnqueueGlobal enqueue_global;

static SWIFT_CC void enqueue_hook(TintypeJobRef job, EnqueueGlobal original) {
  const TintypeJobCatcher *catcher = current;
  if (catcher) {
    catcher->enqueue(catcher->context, job);
  } else {
    original(job);
  }
}

static SWIFT_CC Executor main_executor_hook(GetMainExecutor original) {
  const TintypeJobCatcher *catcher = current;
  if (!catcher) return original();
  void *words[2];
  catcher->main_executor(catcher->context, words);
  return (Executor){words[0], words[1]};
}

// The intercepting code can itself run on the real main executor.
static SWIFT_CC bool is_main_executor_hook(Executor executor, IsMainExecutor original) {
  const TintypeJobCatcher *catcher = current;
  if (catcher) {
    void *words[2];
    catcher->main_executor(catcher->context, words);
    if (words[0] == executor.identity) return true;
  }
  return original(executor);
}

// Sets a hook only if it is unset, since a hook of another library would no longer be called.
static bool set(void **seam, void *hook) {
  void *expected = NULL;
  return __atomic_compare_exchange_n(
    seam, &expected, hook, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

static void install(void) {
  void **seams[] = {
    dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook"),
    dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook"),
    dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook"),
  };
  void *hooks[] = {
    (void *)enqueue_hook,
    (void *)main_executor_hook,
    (void *)is_main_executor_hook,
  };
  enqueue_global = (EnqueueGlobal)dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal");
  if (!enqueue_global || !seams[0] || !seams[1] || !seams[2]) return;
  for (int i = 0; i < 3; i++) {
    if (set(seams[i], hooks[i])) continue;
    while (i-- > 0) __atomic_store_n(seams[i], NULL, __ATOMIC_RELEASE);
    return;
  }
  is_installed = true;
}

bool tintype_task_hooks_install(void) {
  pthread_once(&once, install);
  return is_installed;
}

const TintypeJobCatcher *tintype_task_hooks_catch(const TintypeJobCatcher *catcher) {
  const TintypeJobCatcher *previous = current;
  current = catcher;
  return previous;
}

const TintypeJobCatcher *tintype_task_hooks_current(void) { return current; }

void tintype_task_hooks_release(TintypeJobRef job) {
  const TintypeJobCatcher *catcher = tintype_task_hooks_catch(NULL);
  enqueue_global(job);
  tintype_task_hooks_catch(catcher);
}
