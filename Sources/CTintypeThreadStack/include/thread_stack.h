// SPDX-License-Identifier: MIT

#ifndef TINTYPE_THREAD_STACK_H
#define TINTYPE_THREAD_STACK_H

#include <stddef.h>

/// The number of bytes between the frame of the caller and the end of the calling thread's stack.
///
/// SIZE_MAX where the system does not describe the stack, and where the caller does not run on the
/// stack that the system describes, as on a stack of its own.
size_t tintype_remaining_stack(void);

#endif
