// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(NFCNDEFMessage, "NFC does not exist")
TINTYPE_UNAVAILABLE(NFCNDEFReaderSession, "NFC does not exist")
TINTYPE_UNAVAILABLE(NFCTagReaderSession, "NFC does not exist")
