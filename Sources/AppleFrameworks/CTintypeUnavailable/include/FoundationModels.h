// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(LanguageModelSession, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(SystemLanguageModel, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(GenerationOptions, "Foundation Models do not exist")
