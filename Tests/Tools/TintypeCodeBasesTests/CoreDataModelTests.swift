// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeCodeBases

@Suite("Core Data models")
struct CoreDataModelTests {
  private static let item = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- A comment with <entity name="No"/> -->
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Item" representedClassName=".Item" codeGenerationType="class" syncable="YES">
        <attribute name="title" attributeType="String" defaultValueString="&quot;A&quot; &#38; \\b"/>
        <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="3" \
    usesScalarValueType="YES"/>
        <attribute name="colors" optional="YES" attributeType="Transformable" \
    customClassName="[UIColor]"/>
        <attribute name="no name" attributeType="String"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Tag" inverseName="item" inverseEntity="Tag"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/>\
    </uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Tag" representedClassName="Tag" parentEntity="Item">
        <relationship name="item" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Item" inverseName="tags" inverseEntity="Item"/>
      </entity>
    </model>
    """

  private func source(_ text: String, _ settings: ModuleSettings = ModuleSettings()) throws
    -> String
  {
    let sample = try SampleProject(["M.xcdatamodeld/M.xcdatamodel/contents": text])
    let model = try CoreDataModel(at: sample.root + "/M.xcdatamodeld")
    return CoreDataModel.source(of: [model], module: "App", settings: settings)
  }

  @Test("The source describes the model, and declares the classes that Xcode generates")
  func source() throws {
    #expect(
      try source(Self.item) == """
        import CoreData
        import Foundation
        import UIKit

        nonisolated struct _TintypeModel0: CoreData._ManagedObjectModelSource {
          static var name: Swift.String { "M" }
          static var module: Swift.String { "App" }
          static func describe(_ model: CoreData._ModelDescription) {
            model.entity("Item", class: "Item", parent: "", isAbstract: false, unique: [["title"]])
            model.attribute("title", 700, "\\"A\\" & \\\\b", isOptional: false, isTransient: false)
            model.attribute("count", 100, Int64(3), isOptional: true, isTransient: false)
            model.attribute("colors", 1800, nil, isOptional: true, isTransient: false)
            model.relationship("tags", to: "Tag", inverse: "item", isToMany: true, \
        isOrdered: false, deleteRule: 2, isOptional: true)
            model.entity("Tag", class: "Tag", parent: "Item", isAbstract: false, unique: [])
            model.relationship("item", to: "Item", inverse: "tags", isToMany: false, \
        isOrdered: false, deleteRule: 1, isOptional: true)
          }
        }

        nonisolated public class `Item`: CoreData.NSManagedObject {}
        nonisolated extension `Item` {
          public class func fetchRequest() -> CoreData.NSFetchRequest<`Item`> { \
        CoreData.NSFetchRequest<`Item`>(entityName: "Item") }
          public var `title`: Swift.String? { get { _managed() } set { _manage(newValue) } }
          public var `count`: Swift.Int16 { get { _managed() } set { _manage(newValue) } }
          public var `colors`: [UIColor]? { get { _managed() } set { _manage(newValue) } }
          public var `tags`: NSSet? { get { _managed() } set { _manage(newValue) } }
          public func addToTags(_ value: `Tag`) { _change(value) }
          public func removeFromTags(_ value: `Tag`) { _change(value) }
          public func addToTags(_ value: NSSet) { _change(value) }
          public func removeFromTags(_ value: NSSet) { _change(value) }
        }
        nonisolated extension `Item`: Swift.Identifiable {}

        """)
  }

  @Test("Classes can be left out, and types of transformable attributes")
  func settings() throws {
    var settings = ModuleSettings()
    settings.hasModelCustomClasses = false
    #expect(try source(Self.item, settings).contains("`colors`: NSObject?"))
    settings.hasModelClasses = false
    #expect(try !source(Self.item, settings).contains("class `Item`"))
  }

  @Test("The current version counts, or else the last one")
  func versions() throws {
    let sample = try SampleProject([
      "M.xcdatamodeld/M.xcdatamodel/contents": "<model><entity name='One'/></model>",
      "M.xcdatamodeld/M 2.xcdatamodel/contents": "<model><entity name='Two'/></model>",
    ])
    let path = sample.root + "/M.xcdatamodeld"
    #expect(try CoreDataModel(at: path).entities.map(\.name) == ["One"])
    try sample.write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>_XCCurrentVersionName</key>\
      <string>M 2.xcdatamodel</string></dict></plist>
      """, to: "M.xcdatamodeld/.xccurrentversion")
    #expect(try CoreDataModel(at: path).entities.map(\.name) == ["Two"])
    #expect(try CoreDataModel(at: path + "/M.xcdatamodel").entities.map(\.name) == ["One"])
  }

  @Test(
    "A damaged model has a reason",
    arguments: [
      ("", "It ends too early"), ("<model>", "It ends too early"), ("<a/>", "It is not a model"),
      ("<model></entity>", "“</entity>” has no beginning"), ("<!-- <model/>", "“-->” is missing"),
      ("<model a=b/>", "“a” has no value in quotation marks"),
      ("<model a='b/>", "“a” has no value in quotation marks"),
      ("<model a/>", "An attribute of “model” is incomplete"), ("< model/>", "A tag has no name"),
      (String(repeating: "<a>", count: 1_000), "It is nested too deeply"),
      (
        "<model>" + String(repeating: "<a/>", count: 100_001) + "</model>",
        "It has over 100000 elements"
      ),
    ])
  func damage(text: String, reason: String) {
    let error = #expect(throws: MarkupReader.Damage.self) { try source(text) }
    #expect(error?.description == reason)
  }

  @Test("Names that are not identifiers, and entities that inherit from themselves, are harmless")
  func hostile() throws {
    let text = """
      <model>
        <entity name="A" representedClassName="A" codeGenerationType="class" parentEntity="B">
          <attribute name="self" attributeType="String"/>
          <attribute name="a: Int = exit(1); var b" attributeType="String"/>
          <attribute name="t" attributeType="Transformable" customClassName="Int = exit(1)"/>
        </entity>
        <entity name="B" representedClassName="B" codeGenerationType="class" parentEntity="A"/>
        <entity name="C {}" representedClassName="C" codeGenerationType="class"/>
        <entity name="D" representedClassName="NSManagedObject" codeGenerationType="class"/>
      </model>
      """
    let source = try source(text)
    #expect(!source.contains("exit") && !source.contains("C {}") && !source.contains("`NSManaged"))
    #expect(source.contains("class `A`: CoreData.NSManagedObject {}"))
    #expect(source.contains("var `self`: Swift.String?"))
  }

  @Test("5,000 damaged models are read or refused")
  func damagedModels() {
    var state: UInt64 = 38
    var refused = 0
    for _ in 0..<5_000 {
      var bytes = Array(Self.item.utf8)
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(state >> 33) % bytes.count
        if state & 1 << 32 == 0 {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8(state >> 56)
        }
      }
      if (try? MarkupReader.element(in: bytes)) == nil { refused += 1 }
    }
    #expect((1..<5_000).contains(refused))
  }
}
