// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MPMediaItem, "The media player does not exist")
TINTYPE_UNAVAILABLE(MPMediaPickerController, "The media player does not exist")
TINTYPE_UNAVAILABLE(MPMediaQuery, "The media player does not exist")
TINTYPE_UNAVAILABLE(MPMusicPlayerController, "The media player does not exist")
TINTYPE_UNAVAILABLE(MPNowPlayingInfoCenter, "The media player does not exist")
TINTYPE_UNAVAILABLE(MPRemoteCommandCenter, "The media player does not exist")
TINTYPE_UNAVAILABLE(MPVolumeView, "The media player does not exist")
