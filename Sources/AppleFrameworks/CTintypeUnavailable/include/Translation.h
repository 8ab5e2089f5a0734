// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(TranslationSession, "Translation does not exist")
TINTYPE_UNAVAILABLE(LanguageAvailability, "Translation does not exist")
