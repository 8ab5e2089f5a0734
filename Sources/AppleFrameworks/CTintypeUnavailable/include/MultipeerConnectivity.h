// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MCAdvertiserAssistant, "Multipeer connections do not exist")
TINTYPE_UNAVAILABLE(MCBrowserViewController, "Multipeer connections do not exist")
TINTYPE_UNAVAILABLE(MCNearbyServiceAdvertiser, "Multipeer connections do not exist")
TINTYPE_UNAVAILABLE(MCNearbyServiceBrowser, "Multipeer connections do not exist")
TINTYPE_UNAVAILABLE(MCPeerID, "Multipeer connections do not exist")
TINTYPE_UNAVAILABLE(MCSession, "Multipeer connections do not exist")
