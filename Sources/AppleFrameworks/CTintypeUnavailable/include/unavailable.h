// SPDX-License-Identifier: MIT
//
// A type of a framework that does not exist on Linux. Its use is an error with an advice, where the
// missing module would be an error without one.

#pragma once

#define TINTYPE_UNAVAILABLE(name, subject)                                                         \
  struct __attribute__((availability(                                                              \
      swift, unavailable,                                                                          \
      message = subject " on Linux. Put it behind a protocol, or use #if !os(Linux)."))) name {    \
    char unused;                                                                                   \
  };
