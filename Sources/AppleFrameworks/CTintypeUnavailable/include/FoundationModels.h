// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(LanguageModelSession, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(SystemLanguageModel, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(GenerationOptions, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(GeneratedContent, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(GenerationSchema, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(Transcript, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(Prompt, "Foundation Models do not exist")
TINTYPE_UNAVAILABLE(Instructions, "Foundation Models do not exist")
