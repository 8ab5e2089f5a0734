// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CapturedRoom, "RoomPlan does not exist")
TINTYPE_UNAVAILABLE(RoomCaptureSession, "RoomPlan does not exist")
TINTYPE_UNAVAILABLE(RoomCaptureView, "RoomPlan does not exist")
TINTYPE_UNAVAILABLE(RoomBuilder, "RoomPlan does not exist")
