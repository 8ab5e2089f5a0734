// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "CTintypeCairo.h"
#include <dlfcn.h>
#include <fenv.h>
#include <stddef.h>

/* Read through the dynamic loader: Pango links FriBidi and GLib, and Tintype links neither. */

const char *tintype_fribidi_version(void) {
  const char **text = (const char **)dlsym(RTLD_DEFAULT, "fribidi_version_info");
  return text ? *text : NULL;
}

int tintype_glib_version(unsigned int *major, unsigned int *minor, unsigned int *micro) {
  const unsigned int *parts[] = {
    dlsym(RTLD_DEFAULT, "glib_major_version"),
    dlsym(RTLD_DEFAULT, "glib_minor_version"),
    dlsym(RTLD_DEFAULT, "glib_micro_version"),
  };
  if (!parts[0] || !parts[1] || !parts[2]) return 0;
  *major = *parts[0];
  *minor = *parts[1];
  *micro = *parts[2];
  return 1;
}

const char *tintype_object_of(const char *function) {
  void *address = dlsym(RTLD_DEFAULT, function);
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fname : NULL;
}

int tintype_rounds_to_nearest(void) { return fegetround() == FE_TONEAREST; }
