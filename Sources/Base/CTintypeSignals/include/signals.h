// SPDX-License-Identifier: MIT

#ifndef TINTYPE_SIGNALS_H
#define TINTYPE_SIGNALS_H

/// Prints a text to standard error if a trap of the calling thread ends the process.
///
/// The handlers that were installed before, such as those of Swift's backtraces, are called
/// afterward. NULL prints nothing. A text is cut after 1,023 bytes.
void tintype_set_trap_message(const char *_Nullable text);

/// Starts the program again, with its arguments, if a trap of the calling thread would end the
/// process.
///
/// `assignment` is a variable such as "NAME=value", which the new program has in addition. The
/// handlers that were installed before are called first. NULL ends the process again, and so does any
/// text on macOS.
void tintype_set_trap_restart(const char *_Nullable assignment);

#endif
