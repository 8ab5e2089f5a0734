// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(RPBroadcastSampleHandler, "Recordings of the screen do not exist")
TINTYPE_UNAVAILABLE(RPPreviewViewController, "Recordings of the screen do not exist")
TINTYPE_UNAVAILABLE(RPScreenRecorder, "Recordings of the screen do not exist")
TINTYPE_UNAVAILABLE(RPSystemBroadcastPickerView, "Recordings of the screen do not exist")
