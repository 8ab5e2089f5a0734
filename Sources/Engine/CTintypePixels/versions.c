// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <png.h>
#include <xxhash.h>

tintype_versions tintype_png_versions(void) {
  return (tintype_versions){PNG_LIBPNG_VER, (uint32_t)png_access_version_number()};
}

tintype_versions tintype_xxhash_versions(void) {
  return (tintype_versions){XXH_VERSION_NUMBER, XXH_versionNumber()};
}
