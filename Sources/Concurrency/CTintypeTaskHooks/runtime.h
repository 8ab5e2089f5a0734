// SPDX-License-Identifier: MIT

// The declarations of the Swift runtime that both files with hooks use.

#ifndef TINTYPE_TASK_HOOKS_RUNTIME_H
#define TINTYPE_TASK_HOOKS_RUNTIME_H

#define SWIFT_CC __attribute__((swiftcall))

typedef struct {
  void *identity;
  void *implementation;
} Executor;

typedef SWIFT_CC Executor (*GetMainExecutor)(void);

#endif
