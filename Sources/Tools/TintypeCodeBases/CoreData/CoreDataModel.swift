// SPDX-License-Identifier: MIT

import TintypeBase

/// A model of Core Data, as Xcode stores it.
struct CoreDataModel {
  /// A kind of objects.
  struct Entity {
    var name: String
    /// The name of the class without its module; `nil` for one without a class of its own.
    var className: String?
    /// The value of the setting of code generation: `class`, `category`, or nothing.
    var codeGeneration: String
    var parent: String?
    var isAbstract: Bool
    var unique: [[String]] = []
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  struct Attribute {
    var name: String
    /// The type as the model names it, such as `Integer 16`.
    var type: String
    var isOptional: Bool
    var isTransient: Bool
    var isScalar: Bool
    var defaultValue: String?
    /// The class of a transformable value.
    var customClass: String?
  }

  struct Relationship {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional: Bool
    var isToMany: Bool
    var isOrdered: Bool
    var deleteRule: String
  }

  /// The name by which containers find the model.
  var name: String
  var entities: [Entity]

  /// The maximum size of a model, in bytes.
  private static let sizeLimit = 16 << 20

  /// Reads the current version of a model.
  ///
  /// - Parameter path: The absolute path of the folder, whose extension is `xcdatamodeld` or
  ///   `xcdatamodel`.
  /// - Throws: The reason why the model cannot be read.
  init(at path: String) throws(MarkupReader.Damage) {
    name = FilePath.name(of: path).withoutExtension
    let folder = path.fileExtension == "xcdatamodel" ? path : try Self.version(of: path)
    guard let bytes = try? RegularFile.bytes(of: folder + "/contents", limit: Self.sizeLimit) else {
      throw .init(description: "The file “contents” of its version cannot be read")
    }
    let root = try MarkupReader.element(in: bytes)
    guard root.name == "model" else { throw .init(description: "It is not a model") }
    var known: Set<String> = []
    entities = root.children.filter { $0.name == "entity" }.compactMap(Entity.init)
      .filter { known.insert($0.name).inserted }
    breakCycles()
  }

  /// Returns the folder of the current version, or of the last one by name.
  private static func version(of path: String) throws(MarkupReader.Damage) -> String {
    let versions = ((try? Directory.names(in: path)) ?? [])
      .filter { $0.fileExtension == "xcdatamodel" }.sorted()
    let current = (try? RegularFile.bytes(of: path + "/.xccurrentversion", limit: 1 << 20))
      .flatMap { try? PropertyValue(reading: $0) }?["_XCCurrentVersionName"]?.text
    guard let version = versions.first(where: { $0 == current }) ?? versions.last else {
      throw .init(description: "It has no version")
    }
    return path + "/" + version
  }

  /// Removes the parents of entities that inherit from themselves, and parents that do not exist.
  private mutating func breakCycles() {
    let parents = Dictionary(
      entities.map { ($0.name, $0.parent) }, uniquingKeysWith: { first, _ in first })
    for index in entities.indices {
      var seen: Set = [entities[index].name]
      var next = entities[index].parent
      while let parent = next, let above = parents[parent], seen.insert(parent).inserted {
        next = above
      }
      if next != nil { entities[index].parent = nil }
    }
  }
}

extension CoreDataModel.Entity {
  init?(_ element: MarkupReader.Element) {
    guard let name = element["name"], SwiftName.isIdentifier(name) else { return nil }
    let className = element["representedClassName"]?.split(separator: ".").last.map(String.init)
    self.init(
      name: name, className: className.flatMap { SwiftName.isIdentifier($0) ? $0 : nil },
      codeGeneration: element["codeGenerationType"] ?? "", parent: element["parentEntity"],
      isAbstract: element["isAbstract"] == "YES")
    if self.className == "NSManagedObject" { self.className = nil }
    var known: Set<String> = []
    for child in element.children {
      if child.name == "uniquenessConstraints" {
        unique = child.children.map { $0.children.compactMap { $0["value"] } }
      }
      guard let name = child["name"], SwiftName.isIdentifier(name), known.insert(name).inserted
      else { continue }
      if child.name == "attribute" { attributes.append(.init(name, child)) }
      if child.name == "relationship" { relationships.append(.init(name, child)) }
    }
  }
}

extension CoreDataModel.Attribute {
  fileprivate init(_ name: String, _ element: MarkupReader.Element) {
    self.init(
      name: name, type: element["attributeType"] ?? "", isOptional: element["optional"] == "YES",
      isTransient: element["transient"] == "YES",
      isScalar: element["usesScalarValueType"] == "YES",
      defaultValue: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
      customClass: element["customClassName"].flatMap { SwiftName.isType($0) ? $0 : nil })
  }
}

extension CoreDataModel.Relationship {
  fileprivate init(_ name: String, _ element: MarkupReader.Element) {
    self.init(
      name: name, destination: element["destinationEntity"] ?? "", inverse: element["inverseName"],
      isOptional: element["optional"] == "YES", isToMany: element["toMany"] == "YES",
      isOrdered: element["ordered"] == "YES", deleteRule: element["deletionRule"] ?? "")
  }
}

/// Names that generated source can contain.
enum SwiftName {
  /// Returns whether a text is an identifier.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count < 256 else { return false }
    return (first.properties.isXIDStart || first == "_")
      && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// Returns whether a text can be the name of a type, such as `[String: Int]`.
  static func isType(_ text: String) -> Bool {
    text.utf8.count < 256
      && text.unicodeScalars.allSatisfy {
        $0.properties.isXIDContinue || " .,:[]<>?".unicodeScalars.contains($0)
      }
  }
}
