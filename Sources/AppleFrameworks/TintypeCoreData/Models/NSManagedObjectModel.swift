// SPDX-License-Identifier: MIT

import Foundation

/// The entities of an app.
///
/// Models are declared in code, or found by the name of a file that Xcode compiles.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.model = self } }
  }
  /// The names of the versions, which have no effect.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Creates a model without entities.
  public override init() {}

  /// Creates the model of a file; `nil` if the app has no model with the file's name.
  ///
  /// - Parameter url: The path of the file, of which only the name counts.
  public convenience init?(contentsOf url: URL) {
    self.init(named: url.deletingPathExtension().lastPathComponent)
  }

  convenience init?(named name: String) {
    guard let source = ModelSources.all.first(where: { $0.name == name }) else { return nil }
    self.init(merging: [source])
  }

  convenience init(merging sources: [any _ManagedObjectModelSource.Type]) {
    self.init()
    let description = _ModelDescription()
    for source in sources {
      description.module = source.module
      source.describe(description)
    }
    entities = description.finish()
  }

  /// Returns the entities of all models of the app.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(merging: ModelSources.all)
  }

  /// Creates a model with the entities of several models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the entity of a class; `nil` if no entity names it.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    return entities.first { $0.className == name }
  }

  /// Sets the request with a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// Returns the request with a name; requests of files are not read.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>?
  {
    templates[name]
  }

  /// Returns the model itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
