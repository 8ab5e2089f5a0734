// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CNContactPickerViewController, "Contacts do not exist")
TINTYPE_UNAVAILABLE(CNContactViewController, "Contacts do not exist")
