// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(AXCustomContent, "The framework Accessibility does not exist")
TINTYPE_UNAVAILABLE(AXChartDescriptor, "The framework Accessibility does not exist")
TINTYPE_UNAVAILABLE(AXNumericDataAxisDescriptor, "The framework Accessibility does not exist")
TINTYPE_UNAVAILABLE(AXDataSeriesDescriptor, "The framework Accessibility does not exist")
