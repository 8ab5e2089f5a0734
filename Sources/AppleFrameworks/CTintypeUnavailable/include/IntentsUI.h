// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(INUIAddVoiceShortcutButton, "Siri intents do not exist")
TINTYPE_UNAVAILABLE(INUIAddVoiceShortcutViewController, "Siri intents do not exist")
