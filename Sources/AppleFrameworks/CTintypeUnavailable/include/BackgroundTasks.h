// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(BGAppRefreshTask, "Background tasks do not exist")
TINTYPE_UNAVAILABLE(BGAppRefreshTaskRequest, "Background tasks do not exist")
TINTYPE_UNAVAILABLE(BGProcessingTask, "Background tasks do not exist")
TINTYPE_UNAVAILABLE(BGProcessingTaskRequest, "Background tasks do not exist")
TINTYPE_UNAVAILABLE(BGTask, "Background tasks do not exist")
TINTYPE_UNAVAILABLE(BGTaskScheduler, "Background tasks do not exist")
