// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(NLEmbedding, "Language analysis does not exist")
TINTYPE_UNAVAILABLE(NLLanguageRecognizer, "Language analysis does not exist")
TINTYPE_UNAVAILABLE(NLModel, "Language analysis does not exist")
TINTYPE_UNAVAILABLE(NLTagger, "Language analysis does not exist")
TINTYPE_UNAVAILABLE(NLTokenizer, "Language analysis does not exist")
