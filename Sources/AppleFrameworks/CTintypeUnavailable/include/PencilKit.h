// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(PKCanvasView, "PencilKit does not exist")
TINTYPE_UNAVAILABLE(PKDrawing, "PencilKit does not exist")
TINTYPE_UNAVAILABLE(PKInkingTool, "PencilKit does not exist")
TINTYPE_UNAVAILABLE(PKStroke, "PencilKit does not exist")
TINTYPE_UNAVAILABLE(PKToolPicker, "PencilKit does not exist")
