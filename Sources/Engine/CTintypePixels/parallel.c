// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <pthread.h>

typedef struct {
  tintype_job run;
  void *context;
} job;

static void *run(void *argument) {
  job *it = argument;
  it->run(it->context);
  return NULL;
}

void tintype_run_both(tintype_job first, void *first_context, tintype_job second, void *second_context) {
  job other = {first, first_context};
  pthread_t thread;
  // If no thread can be created, this one runs both jobs.
  bool has_thread = pthread_create(&thread, NULL, run, &other) == 0;
  if (!has_thread) run(&other);
  second(second_context);
  if (has_thread) pthread_join(thread, NULL);
}
