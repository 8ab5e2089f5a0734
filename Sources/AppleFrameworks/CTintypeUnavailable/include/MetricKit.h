// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MXMetricManager, "MetricKit does not exist")
TINTYPE_UNAVAILABLE(MXMetricPayload, "MetricKit does not exist")
TINTYPE_UNAVAILABLE(MXDiagnosticPayload, "MetricKit does not exist")
