// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(NEHotspotConfiguration, "NetworkExtension does not exist")
TINTYPE_UNAVAILABLE(NEHotspotConfigurationManager, "NetworkExtension does not exist")
TINTYPE_UNAVAILABLE(NEHotspotNetwork, "NetworkExtension does not exist")
TINTYPE_UNAVAILABLE(NEPacketTunnelProvider, "NetworkExtension does not exist")
TINTYPE_UNAVAILABLE(NETunnelProviderManager, "NetworkExtension does not exist")
TINTYPE_UNAVAILABLE(NETunnelProviderSession, "NetworkExtension does not exist")
TINTYPE_UNAVAILABLE(NEVPNConnection, "NetworkExtension does not exist")
TINTYPE_UNAVAILABLE(NEVPNManager, "NetworkExtension does not exist")
