// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SNAudioStreamAnalyzer, "Sound analysis does not exist")
TINTYPE_UNAVAILABLE(SNClassificationResult, "Sound analysis does not exist")
TINTYPE_UNAVAILABLE(SNClassifySoundRequest, "Sound analysis does not exist")
