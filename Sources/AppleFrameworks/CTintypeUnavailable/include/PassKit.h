// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(PKAddPassesViewController, "Apple Pay does not exist")
TINTYPE_UNAVAILABLE(PKPass, "Apple Pay does not exist")
TINTYPE_UNAVAILABLE(PKPassLibrary, "Apple Pay does not exist")
TINTYPE_UNAVAILABLE(PKPayment, "Apple Pay does not exist")
TINTYPE_UNAVAILABLE(PKPaymentAuthorizationController, "Apple Pay does not exist")
TINTYPE_UNAVAILABLE(PKPaymentRequest, "Apple Pay does not exist")
TINTYPE_UNAVAILABLE(PKPaymentSummaryItem, "Apple Pay does not exist")
