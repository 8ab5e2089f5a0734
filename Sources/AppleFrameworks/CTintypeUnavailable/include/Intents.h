// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(INExtension, "Siri intents do not exist")
TINTYPE_UNAVAILABLE(INIntent, "Siri intents do not exist")
TINTYPE_UNAVAILABLE(INInteraction, "Siri intents do not exist")
TINTYPE_UNAVAILABLE(INPreferences, "Siri intents do not exist")
TINTYPE_UNAVAILABLE(INShortcut, "Siri intents do not exist")
TINTYPE_UNAVAILABLE(INVoiceShortcutCenter, "Siri intents do not exist")
