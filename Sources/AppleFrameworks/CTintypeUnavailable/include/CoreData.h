// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(NSBatchDeleteRequest, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSEntityDescription, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSFetchedResultsController, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSManagedObject, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSManagedObjectContext, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSManagedObjectID, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSManagedObjectModel, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSPersistentCloudKitContainer, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSPersistentContainer, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSPersistentStore, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSPersistentStoreCoordinator, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSPersistentStoreDescription, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSMergePolicy, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSPersistentHistoryTransaction, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSBatchInsertRequest, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSAttributeDescription, "Core Data does not exist")
TINTYPE_UNAVAILABLE(NSRelationshipDescription, "Core Data does not exist")
