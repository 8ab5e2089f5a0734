// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CNContact, "Contacts do not exist")
TINTYPE_UNAVAILABLE(CNContactFetchRequest, "Contacts do not exist")
TINTYPE_UNAVAILABLE(CNContactFormatter, "Contacts do not exist")
TINTYPE_UNAVAILABLE(CNContactStore, "Contacts do not exist")
TINTYPE_UNAVAILABLE(CNLabeledValue, "Contacts do not exist")
TINTYPE_UNAVAILABLE(CNMutableContact, "Contacts do not exist")
TINTYPE_UNAVAILABLE(CNPhoneNumber, "Contacts do not exist")
