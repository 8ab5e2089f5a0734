import CoreData

@objc(Bottle)
public final class Bottle: NSManagedObject, Identifiable {
  @NSManaged public var label: String
  @NSManaged public var year: Int16
  @NSManaged public var rack: Rack?  // The class that Xcode generates.
}

struct Storage {
  let container = NSPersistentContainer(name: "Cellar")

  init() {
    container.loadPersistentStores { _, error in
      if let error { print(error) }
    }
  }

  @MainActor static let preview: Storage = {
    let storage = Storage()
    let context = storage.container.viewContext
    for (name, labels) in [("Left", ["Riesling", "Malbec"]), ("Right", ["Barolo"])] {
      let rack = Rack(context: context)
      rack.name = name
      for (index, label) in labels.enumerated() {
        let bottle = Bottle(context: context)
        bottle.label = label
        bottle.year += Int16(index)
        rack.addToBottles(bottle)
      }
    }
    try? context.save()
    return storage
  }()
}
