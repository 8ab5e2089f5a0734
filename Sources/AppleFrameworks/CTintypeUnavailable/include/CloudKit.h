// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CKAsset, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKContainer, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKDatabase, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKQuery, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKQueryOperation, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKRecord, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKRecordZone, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKShare, "CloudKit does not exist")
TINTYPE_UNAVAILABLE(CKSubscription, "CloudKit does not exist")
