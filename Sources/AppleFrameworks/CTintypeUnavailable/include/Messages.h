// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(MSConversation, "Messages do not exist")
TINTYPE_UNAVAILABLE(MSMessage, "Messages do not exist")
TINTYPE_UNAVAILABLE(MSMessagesAppViewController, "Messages do not exist")
TINTYPE_UNAVAILABLE(MSMessageTemplateLayout, "Messages do not exist")
TINTYPE_UNAVAILABLE(MSSticker, "Messages do not exist")
