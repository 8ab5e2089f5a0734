// SPDX-License-Identifier: MIT

// The runtime calls two function pointers that it exports, where they are set: one with each job that
// goes to the pool of threads, one whenever it asks for the main executor. Both are set once, for the
// process, and let everything pass on threads that catch nothing. They are found by name, so that a
// runtime without them is told apart instead of not being loaded.

#define _GNU_SOURCE

#include "task_hooks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#define SWIFT_CC __attribute__((swiftcall))

typedef struct {
  void *identity;
  void *implementation;
} Executor;

typedef SWIFT_CC void (*EnqueueGlobal)(TintypeJobRef job);
typedef SWIFT_CC void (*EnqueueGlobalHook)(TintypeJobRef job, EnqueueGlobal original);
typedef SWIFT_CC Executor (*GetMainExecutor)(void);
typedef SWIFT_CC Executor (*GetMainExecutorHook)(GetMainExecutor original);

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

static void install(void) {
  EnqueueGlobalHook *enqueue =
    (EnqueueGlobalHook *)dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  GetMainExecutorHook *main_executor =
    (GetMainExecutorHook *)dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  enqueue_global = (EnqueueGlobal)dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal");
  if (!enqueue || !main_executor || !enqueue_global) return;
  // Another library that has set one would no longer be called.
  EnqueueGlobalHook no_enqueue = NULL;
  if (!__atomic_compare_exchange_n(
        enqueue, &no_enqueue, enqueue_hook, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    return;
  }
  GetMainExecutorHook no_main_executor = NULL;
  if (!__atomic_compare_exchange_n(
        main_executor, &no_main_executor, main_executor_hook, false, __ATOMIC_ACQ_REL,
        __ATOMIC_ACQUIRE)) {
    __atomic_store_n(enqueue, NULL, __ATOMIC_RELEASE);
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
