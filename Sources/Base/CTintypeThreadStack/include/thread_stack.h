// SPDX-License-Identifier: MIT

#ifndef TINTYPE_THREAD_STACK_H
#define TINTYPE_THREAD_STACK_H

#include <stddef.h>

/// Returns the number of bytes between the caller's frame and the end of the calling thread's
/// stack.
///
/// Returns SIZE_MAX if the system does not describe the stack, or if the caller runs on another
/// stack than the one that the system describes.
size_t tintype_remaining_stack(void);

#endif
