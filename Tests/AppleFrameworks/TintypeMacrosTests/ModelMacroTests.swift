// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeMacroExpansion

@Suite("The macros of models")
struct ModelMacroTests {
  private func expansion(
    _ declaration: String, type: String = "ModelMacro", role: MacroRequest.Role = .member,
    attribute: String? = nil
  ) -> MacroExpansion {
    MacroExpansion(
      of: MacroRequest(
        typeName: type, role: role, declaration: SourceFragment(declaration),
        attribute: attribute.map { SourceFragment($0) }, extendedType: "A.Trip",
        missingConformances: "PersistentModel"))
  }

  @Test("The members describe stored properties, and read them from saved values")
  func members() {
    let lines = expansion(
      """
      @Model public final class Trip {
        #Unique<Trip>([\\.name], [\\.name, \\.note])
        @Attribute(.unique) var name: String
        @Relationship(deleteRule: .cascade, inverse: \\Stay.trip) var stays: [Stay] = []
        var note: String?
        let id: UUID
        let constant = 1
        @Transient var cache = 0
        lazy var slow = 1
        static var shared = 1
        var computed: Int { 1 }
        var observed = 1 { didSet { } }
        init(name: String) { self.name = name }
      }
      """
    ).lines
    #expect(
      lines == [
        "public let _$model = SwiftData.ModelState()",
        "public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {", "[",
        #"SwiftData.Schema.unique(Trip.self, [\.name], [\.name, \.note]),"#,
        #"SwiftData.Schema.variable("name", \Trip.`name`, \Trip._name, "#
          + "SwiftData.Schema.Attribute(.unique)),",
        #"SwiftData.Schema.variable("stays", \Trip.`stays`, \Trip._stays, "#
          + #"SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Stay.trip)),"#,
        #"SwiftData.Schema.variable("note", \Trip.`note`, \Trip._note),"#,
        #"SwiftData.Schema.constant("id", \Trip.`id`),"#,
        #"SwiftData.Schema.variable("observed", \Trip.`observed`, \Trip._observed),"#, "]", "}",
        "public required init(backingData: SwiftData.ModelValues) {",
        #"_name = backingData["name"]"#, #"_stays = backingData["stays"]"#,
        #"_note = backingData["note"]"#, #"`id` = backingData["id"]"#,
        #"_observed = backingData["observed"]"#, "}",
      ])
  }

  @Test(
    "Only saved variables are observed",
    arguments: [
      ("var name: String", "@SwiftData._PersistedProperty"), ("let id: UUID", ""),
      ("@Transient var cache = 0", ""), ("var computed: Int { 1 }", ""), ("func f() {}", ""),
      ("static var shared = 1", ""), ("var x = 1 { didSet { } }", "@SwiftData._PersistedProperty"),
    ])
  func attributes(member: String, attribute: String) {
    #expect(expansion(member, role: .memberAttribute).source == attribute)
  }

  @Test("The accessors of a variable use its storage")
  func accessors() {
    #expect(
      expansion("var name: String", type: "PersistedPropertyMacro", role: .accessor).lines == [
        "{", "@storageRestrictions(initializes: _name)", "init(initialValue) {",
        "_name = initialValue", "}", "get {", #"_$model.access(self, \.`name`)"#, "return _name",
        "}", "set {", #"_$model.set(self, \.`name`, \._name, newValue)"#, "}", "}",
      ])
  }

  @Test(
    "The storage of a variable keeps its type, initial value and observers",
    arguments: [
      ("@Attribute(.unique) public private(set) var `default`: Int", "_default: Int"),
      ("var items = [Item]()", "_items = [Item]()"),
      ("var x: Int = 1 { didSet { f() } }", "_x: Int = 1 { didSet { f() } }"),
    ])
  func storage(declaration: String, storage: String) {
    #expect(
      expansion(declaration, type: "PersistedPropertyMacro", role: .peer).source
        == "private final var \(storage)")
  }

  @Test("A model conforms to the protocol of models")
  func conformance() {
    #expect(
      expansion("@Model class Trip {}", role: .extension).source
        == "extension A.Trip: SwiftData.PersistentModel {}")
  }

  @Test(
    "A declaration that cannot be a model is an error",
    arguments: ["struct S {}", "actor A {}", "enum E {}", "class C { var x: Int, y: Int }"])
  func errors(declaration: String) {
    #expect(expansion("@Model \(declaration)").diagnostics.map(\.severity) == [.error])
  }

  @Test(
    "A query is created with the arguments of its attribute",
    arguments: [
      ("@Query", "()"), (#"@Query(sort: \Trip.name)"#, #"(sort: \Trip.name)"#),
      ("@Query ( filter: #Predicate { $0.x } )", "( filter: #Predicate { $0.x } )"),
      ("@SwiftData.Query(trips, animation: .default)", "(trips, animation: .default)"),
    ])
  func query(attribute: String, arguments: String) {
    #expect(
      expansion(
        "\(attribute) private var trips: [Trip]", type: "QueryMacro", role: .peer,
        attribute: attribute
      ).source
        == "var _trips: SwiftData.Query<([Trip]).Element, [Trip]> = .init\(arguments)")
  }

  @Test("A query that is a property of a preview's view needs no other variable before that")
  func previewableQuery() {
    let attribute = #"@Query(sort: \Trip.name)"#
    let lines = expansion(
      "@Previewable \(attribute) var trips: [Trip]", type: "QueryMacro", role: .accessor,
      attribute: attribute
    ).lines
    #expect(
      lines.contains(
        #"SwiftData.Query<([Trip]).Element, [Trip]>(sort: \Trip.name).wrappedValue"#))
  }

  @Test("A query without a type is an error")
  func untypedQuery() {
    let diagnostics = expansion("@Query var trips", type: "QueryMacro", role: .peer).diagnostics
    #expect(diagnostics.map(\.severity) == [.error])
  }

  @Test("An actor of models has an executor and an initializer with a container")
  func modelActor() {
    let lines = expansion("@ModelActor public actor Store {}", type: "ModelActorMacro").lines
    #expect(lines.first == "public nonisolated let modelExecutor: any SwiftData.ModelExecutor")
    #expect(lines.contains("public init(modelContainer: SwiftData.ModelContainer) {"))
  }
}
