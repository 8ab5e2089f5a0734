// SPDX-License-Identifier: MIT

import CoreData

extension EnvironmentValues {
  private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
  }

  /// The context of Core Data; if none was set, a new one without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { storedManagedObjectContext ?? NSManagedObjectContext(.mainQueue) }
    set { self[ManagedObjectContextKey.self] = newValue }
  }

  var storedManagedObjectContext: NSManagedObjectContext? { self[ManagedObjectContextKey.self] }
}
