// SPDX-License-Identifier: MIT

import TintypeBase

/// The classes that Xcode generates from a definition of actions of SiriKit.
struct IntentDefinition {
  /// The name of a class or an enumeration with its declaration.
  private typealias Declaration = (name: String, lines: [String])
  private let declarations: [Declaration]

  /// Reads a property list with the extension `intentdefinition`.
  init(at path: String) throws(CodeBaseError) {
    let root = try PropertyFile.read(path)
    declarations =
      (root["INEnums"]?.elements ?? []).compactMap(Self.enumeration)
      + (root["INTypes"]?.elements ?? []).compactMap(Self.type)
      + (root["INIntents"]?.elements ?? []).compactMap(Self.intent)
  }

  /// Returns a source in Swift with the classes of definitions.
  static func source(of definitions: [IntentDefinition]) -> String {
    var lines = ["import Foundation", "import Intents", ""]
    var names: Set<String> = []
    for declaration in definitions.flatMap(\.declarations)
    where names.insert(declaration.name).inserted {
      lines += declaration.lines + [""]
    }
    return lines.joined(separator: "\n")
  }

  private static func enumeration(_ value: PropertyValue) -> Declaration? {
    guard let name = identifier(value["INEnumName"]) else { return nil }
    var numbers: Set<Int> = []
    let cases = (value["INEnumValues"]?.elements ?? []).enumerated().compactMap { index, value in
      identifier(value["INEnumValueName"]).flatMap { name in
        let number = value["INEnumValueIndex"]?.text.flatMap(Int.init) ?? index
        return numbers.insert(number).inserted
          ? "  case \(SwiftName.quoted(name)) = \(number)" : nil
      }
    }
    guard !cases.isEmpty else { return nil }
    let start = "nonisolated public enum \(SwiftName.quoted(name)): Swift.Int, Swift.CaseIterable, "
    return (name, [start + "Swift.Sendable {"] + cases + ["}"])
  }

  private static func type(_ value: PropertyValue) -> Declaration? {
    guard let name = identifier(value["INTypeName"]) else { return nil }
    let inherited: Set = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    let properties = (value["INTypeProperties"]?.elements ?? []).compactMap { value in
      property(value, "INTypeProperty", except: inherited)
    }
    return (name, subclass(name, of: "INObject", properties))
  }

  private static func intent(_ value: PropertyValue) -> Declaration? {
    let prefix = value["INIntentClassPrefix"]?.text ?? ""
    let standard = value["INIntentName"]?.text.map { "\(prefix)\($0)Intent" }
    guard let name = identifier(value["INIntentClassName"]) ?? standard,
      SwiftName.isIdentifier(name)
    else { return nil }
    let properties = (value["INIntentParameters"]?.elements ?? []).compactMap { value in
      property(value, "INIntentParameter")
    }
    let codes = """
      unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
      """
    return (
      name,
      subclass(name, of: "INIntent", properties) + [
        "nonisolated public protocol \(name)Handling: Foundation.NSObjectProtocol {}",
        "nonisolated public enum \(name)ResponseCode: Swift.Int, Swift.Sendable {",
        "  case \(codes)", "}",
        "nonisolated public class \(name)Response: Intents.INIntentResponse, "
          + "@unchecked Swift.Sendable {",
        "  public var code = \(name)ResponseCode.unspecified",
        "  public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {",
        "    self.init()", "    self.code = code", "    self.userActivity = userActivity", "  }",
        "}",
      ]
    )
  }

  private static func subclass(_ name: String, of base: String, _ properties: [String]) -> [String]
  {
    let start = "nonisolated public class \(SwiftName.quoted(name)): Intents.\(base), "
    return [start + "@unchecked Swift.Sendable {"] + properties + ["}"]
  }

  /// Returns the declaration of a property; `nil` if its type is not known.
  private static func property(
    _ value: PropertyValue, _ key: String, except names: Set<String> = []
  ) -> String? {
    guard let name = identifier(value["\(key)Name"]), !names.contains(name) else { return nil }
    let isEnumeration = identifier(value["\(key)EnumType"]) != nil
    guard
      let type = identifier(value["\(key)EnumType"]) ?? identifier(value["\(key)ObjectType"])
        ?? types[value["\(key)Type"]?.text ?? ""]
    else { return nil }
    let quoted = SwiftName.quoted(name)
    let isList = ["1", "true"].contains(value["\(key)SupportsMultipleValues"]?.text)
    if isList { return "  public var \(quoted): [\(type)]?" }
    // The value of an enumeration that has no 0 is its first one.
    let start = "\(type)(rawValue: 0) ?? \(type).allCases[0]"
    return "  public var \(quoted)" + (isEnumeration ? " = \(start)" : ": \(type)?")
  }

  private static let types = [
    "String": "Swift.String", "Integer": "Foundation.NSNumber", "Boolean": "Foundation.NSNumber",
    "Decimal": "Foundation.NSNumber", "TimeInterval": "Foundation.NSNumber",
    "URL": "Foundation.URL", "DateComponents": "Foundation.DateComponents",
    "Date": "Foundation.DateComponents",
  ]

  private static func identifier(_ value: PropertyValue?) -> String? {
    value?.text.flatMap { SwiftName.isIdentifier($0) ? $0 : nil }
  }
}
