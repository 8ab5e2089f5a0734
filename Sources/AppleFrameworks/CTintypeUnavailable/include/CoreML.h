// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MLFeatureProvider, "Core ML does not exist")
TINTYPE_UNAVAILABLE(MLFeatureValue, "Core ML does not exist")
TINTYPE_UNAVAILABLE(MLModel, "Core ML does not exist")
TINTYPE_UNAVAILABLE(MLModelConfiguration, "Core ML does not exist")
TINTYPE_UNAVAILABLE(MLMultiArray, "Core ML does not exist")
