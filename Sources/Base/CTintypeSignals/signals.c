// SPDX-License-Identifier: MIT

#include "signals.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction before[signal_count];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static _Thread_local char message[1024];
static _Thread_local volatile sig_atomic_t length;

static void handle(int number) {
  for (sig_atomic_t start = 0; start < length;) {
    ssize_t count = write(STDERR_FILENO, message + start, (size_t)(length - start));
    if (count <= 0) break;
    start += (sig_atomic_t)count;
  }
  length = 0;
  for (int i = 0; i < signal_count; i++) {
    if (signals[i] == number) sigaction(number, &before[i], NULL);
  }
  // It is delivered to the previous handler when this one returns.
  raise(number);
}

static void install(void) {
  struct sigaction action = {0};
  action.sa_handler = handle;
  // A thread whose stack is full can have another stack for signals.
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &before[i]);
}

void tintype_set_trap_message(const char *text) {
  if (text) pthread_once(&once, install);
  // The handler does not read a text while it changes.
  length = 0;
  if (!text) return;
  size_t count = strlen(text);
  if (count >= sizeof message) count = sizeof message - 1;
  memcpy(message, text, count);
  length = (sig_atomic_t)count;
}
