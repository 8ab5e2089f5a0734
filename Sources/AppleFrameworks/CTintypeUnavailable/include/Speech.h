// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(SFSpeechAudioBufferRecognitionRequest, "Speech recognition does not exist")
TINTYPE_UNAVAILABLE(SFSpeechRecognitionResult, "Speech recognition does not exist")
TINTYPE_UNAVAILABLE(SFSpeechRecognitionTask, "Speech recognition does not exist")
TINTYPE_UNAVAILABLE(SFSpeechRecognizer, "Speech recognition does not exist")
TINTYPE_UNAVAILABLE(SFSpeechURLRecognitionRequest, "Speech recognition does not exist")
TINTYPE_UNAVAILABLE(SpeechAnalyzer, "Speech recognition does not exist")
TINTYPE_UNAVAILABLE(SpeechTranscriber, "Speech recognition does not exist")
TINTYPE_UNAVAILABLE(SFTranscription, "Speech recognition does not exist")
