// SPDX-License-Identifier: MIT

#include "signals.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction before[signal_count];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static _Thread_local char message[1024];
static _Thread_local volatile sig_atomic_t length;

// The environment of the program that is started again, and its arguments.
static _Thread_local char **volatile restart_environment;
static char **arguments;

static void print(const char *text, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, text, count);
    if (written <= 0) return;
    text += written;
    count -= (size_t)written;
  }
}

/* Starts the program again. Only functions that are safe in handlers are called. */
static void restart(char **environment) {
  static const char text[] = "The tests start again without this snapshot, which fails.\n";
  print(text, sizeof text - 1);
  // A blocked signal would stay blocked in the new program.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve("/proc/self/exe", arguments, environment);
}

static void handle(int number, siginfo_t *info, void *context) {
  print(message, (size_t)length);
  length = 0;
  char **environment = restart_environment;
  restart_environment = NULL;
  for (int i = 0; i < signal_count; i++) {
    if (signals[i] != number) continue;
    const struct sigaction *previous = &before[i];
    if (environment && previous->sa_flags & SA_SIGINFO) {
      // It prints the backtrace, and returns.
      previous->sa_sigaction(number, info, context);
    }
    if (environment) restart(environment);
    sigaction(number, previous, NULL);
  }
  // It is delivered to the previous handler when this one returns.
  raise(number);
}

static void install(void) {
  struct sigaction action = {0};
  action.sa_sigaction = handle;
  // A thread whose stack is full can have another stack for signals.
  action.sa_flags = SA_ONSTACK | SA_SIGINFO;
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

#ifdef __linux__
extern char **environ;

/* Returns the arguments of the process; NULL if they cannot be read. */
static char **read_arguments(void) {
  int file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  size_t size = 0, capacity = 4096, count = 0;
  char *text = malloc(capacity);
  for (ssize_t length; text && (length = read(file, text + size, capacity - size)) > 0;) {
    size += (size_t)length;
    if (size == capacity) text = realloc(text, capacity *= 2);
  }
  close(file);
  if (!text || size == 0) return NULL;
  for (size_t i = 0; i < size; i++) count += text[i] == 0;
  char **result = calloc(count + 1, sizeof *result);
  if (!result) return NULL;
  char *next = text;
  for (size_t i = 0; i < count; i++, next += strlen(next) + 1) result[i] = next;
  return result;
}

static void set_arguments(void) { arguments = read_arguments(); }

void tintype_set_trap_restart(const char *assignment) {
  char **earlier = restart_environment;
  restart_environment = NULL;
  if (earlier) free(earlier[0]);
  free(earlier);
  if (!assignment) return;
  static pthread_once_t reading = PTHREAD_ONCE_INIT;
  pthread_once(&reading, set_arguments);
  pthread_once(&once, install);
  size_t count = 0, name = strcspn(assignment, "=") + 1;
  while (environ[count]) count++;
  char **result = calloc(count + 2, sizeof *result), *copy = strdup(assignment);
  if (!result || !copy || !arguments) {
    free(result);
    free(copy);
    return;
  }
  size_t next = 0;
  result[next++] = copy;
  for (char **variable = environ; *variable && next <= count; variable++) {
    if (strncmp(*variable, assignment, name)) result[next++] = *variable;
  }
  restart_environment = result;
}

#else

// A bundle of tests is not a program that could be started again.
void tintype_set_trap_restart(const char *assignment) { (void)assignment; }

#endif
