// SPDX-License-Identifier: MIT

// Seams of the Swift concurrency runtime at which jobs can be caught before a thread takes them.

#ifndef TINTYPE_TASK_HOOKS_H
#define TINTYPE_TASK_HOOKS_H

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A job of the runtime, as it hands one over.
typedef struct TintypeJob *TintypeJobRef;

/// What becomes of the jobs that one thread enqueues: all three run on that thread.
typedef struct {
  /// What the functions are called with.
  void *context;
  /// Takes a job that would have gone to the pool of threads.
  void (*enqueue)(void *context, TintypeJobRef job);
  /// Tells the two words of the executor that stands in for the main one.
  void (*main_executor)(void *context, void *_Nullable *_Nonnull words);
} TintypeJobCatcher;

/// Whether this runtime has the seams, and nobody else uses them.
bool tintype_task_hooks_install(void);

/// Catches what this thread enqueues from now on.
///
/// The catcher must stay where it is until another takes its place; a null pointer ends the catching.
/// Returns the catcher before it.
const TintypeJobCatcher *_Nullable tintype_task_hooks_catch(
  const TintypeJobCatcher *_Nullable catcher);

/// The catcher of this thread.
const TintypeJobCatcher *_Nullable tintype_task_hooks_current(void);

/// Hands a job to the pool of threads, as if it had not been caught.
void tintype_task_hooks_release(TintypeJobRef job);

/// Whether the main queue has blocks that wait to be run by the main thread's run loop.
///
/// Returns 1 or 0; -1 where the system does not tell.
int tintype_main_queue_waits(void);

#pragma clang assume_nonnull end

#endif
