// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(ShieldConfiguration, "ManagedSettingsUI does not exist")
TINTYPE_UNAVAILABLE(ShieldConfigurationDataSource, "ManagedSettingsUI does not exist")
