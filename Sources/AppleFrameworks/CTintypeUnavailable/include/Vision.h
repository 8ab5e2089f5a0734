// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(VNBarcodeObservation, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNCoreMLModel, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNCoreMLRequest, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNDetectBarcodesRequest, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNDetectFaceRectanglesRequest, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNImageRequestHandler, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNRecognizeTextRequest, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNRecognizedTextObservation, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNRequest, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNDetectFaceLandmarksRequest, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNFaceObservation, "Vision does not exist")
TINTYPE_UNAVAILABLE(VNClassifyImageRequest, "Vision does not exist")
