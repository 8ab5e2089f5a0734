import CoreData
import CoreML

@objc(Bottle)
public final class Bottle: NSManagedObject, Identifiable {
  @NSManaged public var label: String
  @NSManaged public var year: Int16
  @NSManaged public var rack: Rack?  // The class that Xcode generates.
}

extension Bottle {
  /// The prediction of a class that Xcode generates from the model of Core ML.
  var monthsUntilRipe: Double? {
    let model = try? Ripening(configuration: MLModelConfiguration())
    return try? model?.prediction(year: Int64(year), temperature: 12).months
  }
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
