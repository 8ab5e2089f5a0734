// SPDX-License-Identifier: MIT

import Foundation

extension CoreDataModel {
  /// Returns a source in Swift that describes models, and declares the classes that Xcode generates.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - module: The name of the module with the classes.
  ///   - settings: Which declarations are written.
  /// - Returns: The source.
  static func source(
    of models: [CoreDataModel], module: String, settings: ModuleSettings
  ) -> String {
    var lines = ["import CoreData", "import Foundation", "import UIKit", ""]
    for (index, model) in models.enumerated() {
      // Not an enumeration: its first inherited type can be a raw type, and while it finds that out,
      // Swift 6.3 loses the conformance if another file used a class of the model before.
      lines += [
        "nonisolated struct _TintypeModel\(index): CoreData._ManagedObjectModelSource {",
        "  static var name: Swift.String { \(SwiftLiteral.text(model.name)) }",
        "  static var module: Swift.String { \(SwiftLiteral.text(module)) }",
        "  static func describe(_ model: CoreData._ModelDescription) {",
      ]
      lines += model.entities.flatMap(\.descriptions).map { "    model.\($0)" } + ["  }", "}", ""]
    }
    guard settings.hasModelClasses else { return lines.joined(separator: "\n") }
    var declared: Set<String> = []
    for model in models {
      let classes = Dictionary(
        model.entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
      for entity in model.entities {
        guard let name = entity.className, !entity.codeGeneration.isEmpty,
          declared.insert(name).inserted
        else { continue }
        let parent = entity.parent.flatMap { classes[$0] ?? nil }
        if entity.codeGeneration == "class" {
          lines.append(
            "nonisolated public class \(SwiftName.quoted(name)): \(parent.map(SwiftName.quoted) ?? "CoreData.NSManagedObject") {}"
          )
        }
        lines += entity.members(
          of: name, classes: classes, hasCustomClasses: settings.hasModelCustomClasses)
        if parent == nil {
          lines.append("nonisolated extension \(SwiftName.quoted(name)): Swift.Identifiable {}")
        }
        lines.append("")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension SwiftName {
  /// Returns an identifier in backticks, which keywords need.
  static func quoted(_ name: String) -> String { "`\(name)`" }
}

extension CoreDataModel.Entity {
  /// The calls that describe the entity and its properties.
  fileprivate var descriptions: [String] {
    let lists = unique.map(SwiftLiteral.list).joined(separator: ", ")
    let entity = """
      entity(\(SwiftLiteral.text(name)), class: \(SwiftLiteral.text(className ?? "NSManagedObject")), \
      parent: \(SwiftLiteral.text(parent ?? "")), isAbstract: \(isAbstract), unique: [\(lists)])
      """
    return [entity]
      + attributes.map { attribute in
        """
        attribute(\(SwiftLiteral.text(attribute.name)), \(attribute.code), \(attribute.value), \
        isOptional: \(attribute.isOptional), isTransient: \(attribute.isTransient))
        """
      }
      + relationships.map { relationship in
        let rules = ["No Action": 0, "Cascade": 2, "Deny": 3]
        return """
          relationship(\(SwiftLiteral.text(relationship.name)), \
          to: \(SwiftLiteral.text(relationship.destination)), \
          inverse: \(SwiftLiteral.text(relationship.inverse ?? "")), \
          isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered), \
          deleteRule: \(rules[relationship.deleteRule] ?? 1), isOptional: \(relationship.isOptional))
          """
      }
  }

  /// The members that Xcode generates.
  fileprivate func members(
    of className: String, classes: [String: String?], hasCustomClasses: Bool
  ) -> [String] {
    let type = SwiftName.quoted(className)
    var lines = [
      "nonisolated extension \(type) {",
      """
        public class func fetchRequest() -> CoreData.NSFetchRequest<\(type)> { \
      CoreData.NSFetchRequest<\(type)>(entityName: \(SwiftLiteral.text(name))) }
      """,
    ]
    func property(_ name: String, _ type: String) {
      lines.append(
        "  public var \(SwiftName.quoted(name)): \(type) { get { _managed() } set { _manage(newValue) } }"
      )
    }
    for attribute in attributes {
      property(attribute.name, attribute.swiftType(hasCustomClasses: hasCustomClasses))
    }
    for relationship in relationships {
      let element =
        (classes[relationship.destination] ?? nil).map(SwiftName.quoted)
        ?? "CoreData.NSManagedObject"
      guard relationship.isToMany else {
        property(relationship.name, element + "?")
        continue
      }
      let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      property(relationship.name, set + "?")
      let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      for (method, parameter) in [
        ("addTo", "_ value: \(element)"), ("removeFrom", "_ value: \(element)"),
        ("addTo", "_ value: \(set)"), ("removeFrom", "_ value: \(set)"),
      ] {
        lines.append("  public func \(method)\(name)(\(parameter)) { _change(value) }")
      }
      guard relationship.isOrdered else { continue }
      for (method, parameter, body) in [
        ("insertInto", "_ value: \(element), at index: Int", "value, index"),
        ("insertInto", "_ value: [\(element)], at index: NSIndexSet", "value, index"),
        ("removeFrom", "at index: Int", "index"), ("removeFrom", "at index: NSIndexSet", "index"),
        ("replace", "at index: Int, with value: \(element)", "index, value"),
      ] {
        lines.append("  public func \(method)\(name)(\(parameter)) { _change(\(body)) }")
      }
    }
    return lines + ["}"]
  }
}

extension CoreDataModel.Attribute {
  /// The number of the type, its scalar and its object type in Swift.
  private static let types: [String: (code: Int, scalar: String?, object: String)] = [
    "Integer 16": (100, "Swift.Int16", "NSNumber"), "Integer 32": (200, "Swift.Int32", "NSNumber"),
    "Integer 64": (300, "Swift.Int64", "NSNumber"), "Decimal": (400, nil, "NSDecimalNumber"),
    "Double": (500, "Swift.Double", "NSNumber"), "Float": (600, "Swift.Float", "NSNumber"),
    "String": (700, nil, "Swift.String"), "Boolean": (800, "Swift.Bool", "NSNumber"),
    "Date": (900, "Foundation.TimeInterval", "Foundation.Date"),
    "Binary": (1000, nil, "Foundation.Data"), "UUID": (1100, nil, "Foundation.UUID"),
    "URI": (1200, nil, "Foundation.URL"), "Transformable": (1800, nil, "NSObject"),
    "Composite": (2100, nil, "[Swift.String: Any]"),
  ]

  fileprivate var code: Int { Self.types[type]?.code ?? 0 }

  fileprivate func swiftType(hasCustomClasses: Bool) -> String {
    let type = Self.types[type]
    if isScalar, let scalar = type?.scalar { return scalar }
    if code == 1800, hasCustomClasses, let customClass { return customClass + "?" }
    return (type?.object ?? "NSObject") + "?"
  }

  /// The default value as an expression.
  fileprivate var value: String {
    guard let defaultValue else { return "nil" }
    let literal = SwiftLiteral.text(defaultValue)
    let number = Double(defaultValue).flatMap { $0.isFinite ? "\($0)" : nil }
    switch code {
    case 100, 200, 300: return Int64(defaultValue).map { "Int64(\($0))" } ?? number ?? "nil"
    case 400: return number == nil ? "nil" : "NSDecimalNumber(string: \(literal))"
    case 500, 600: return number ?? "nil"
    case 700: return literal
    case 800: return ["YES", "1", "true"].contains(defaultValue) ? "true" : "false"
    case 900:
      return number.map { "Foundation.Date(timeIntervalSinceReferenceDate: \($0))" } ?? "nil"
    case 1100: return "Foundation.UUID(uuidString: \(literal))"
    case 1200: return "Foundation.URL(string: \(literal))"
    default: return "nil"
    }
  }
}
