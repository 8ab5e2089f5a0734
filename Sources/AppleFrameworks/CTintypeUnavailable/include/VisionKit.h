// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(DataScannerViewController, "Vision does not exist")
TINTYPE_UNAVAILABLE(ImageAnalyzer, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNDocumentCameraScan, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNDocumentCameraViewController, "Vision does not exist")
