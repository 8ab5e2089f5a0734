// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <png.h>
#include <xxhash.h>

pk_versions pk_png_versions(void) {
  return (pk_versions){PNG_LIBPNG_VER, (uint32_t)png_access_version_number()};
}

pk_versions pk_xxhash_versions(void) {
  return (pk_versions){XXH_VERSION_NUMBER, XXH_versionNumber()};
}
