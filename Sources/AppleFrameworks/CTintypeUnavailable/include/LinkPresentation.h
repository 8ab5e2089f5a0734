// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(LPLinkMetadata, "Link previews do not exist")
TINTYPE_UNAVAILABLE(LPLinkView, "Link previews do not exist")
TINTYPE_UNAVAILABLE(LPMetadataProvider, "Link previews do not exist")
