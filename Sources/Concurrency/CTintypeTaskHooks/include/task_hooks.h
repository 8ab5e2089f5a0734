// SPDX-License-Identifier: MIT

// Hooks of the Swift concurrency runtime that intercept jobs before a thread runs them.

#ifndef TINTYPE_TASK_HOOKS_H
#define TINTYPE_TASK_HOOKS_H

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A job of the Swift concurrency runtime.
typedef struct TintypeJob *TintypeJobRef;

/// The handlers for the jobs that one thread enqueues; all three run on that thread.
typedef struct {
  /// The context that is passed to the functions.
  void *context;
  /// Receives a job that would otherwise be enqueued on the global thread pool.
  void (*enqueue)(void *context, TintypeJobRef job);
  /// Writes the two words of the executor that replaces the main executor.
  void (*main_executor)(void *context, void *_Nullable *_Nonnull words);
} TintypeJobCatcher;

/// Installs the hooks once and returns true if this runtime has them and no other library uses
/// them.
bool tintype_task_hooks_install(void);

/// Intercepts the jobs that this thread enqueues from now on.
///
/// The catcher must remain valid until it is replaced; a null pointer ends the interception.
/// Returns the previous catcher.
const TintypeJobCatcher *_Nullable tintype_task_hooks_catch(
  const TintypeJobCatcher *_Nullable catcher);

/// Returns the catcher of this thread.
const TintypeJobCatcher *_Nullable tintype_task_hooks_current(void);

/// Enqueues a job on the global thread pool, without interception.
void tintype_task_hooks_release(TintypeJobRef job);

/// Installs the hooks of isolation checks once and returns true if this runtime has them and no
/// other library uses them.
bool tintype_isolation_hooks_install(void);

/// Lets this thread pass the runtime's checks for the main actor from now on, or no longer.
///
/// Returns the previous value.
bool tintype_isolation_hooks_assume_main(bool is_assumed);

/// Returns 1 if the main queue has blocks that wait for the main thread's run loop, else 0.
///
/// Returns -1 if the system does not provide this information.
int tintype_main_queue_waits(void);

#pragma clang assume_nonnull end

#endif
