// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(ApplicationMusicPlayer, "MusicKit does not exist")
TINTYPE_UNAVAILABLE(MusicAuthorization, "MusicKit does not exist")
TINTYPE_UNAVAILABLE(MusicCatalogSearchRequest, "MusicKit does not exist")
TINTYPE_UNAVAILABLE(MusicPlayer, "MusicKit does not exist")
