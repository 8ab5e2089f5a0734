// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeMacroExpansion

@Suite("The macro @Entry")
struct EntryMacroTests {
  /// Returns the lines of a key, without its first and last line.
  private func key(
    _ declaration: String, in context: String = "extension EnvironmentValues {}"
  ) -> [String] {
    let expansion = MacroExpansion(of: .entry(declaration, in: context))
    #expect(expansion.messages == [])
    return Array(expansion.lines.dropFirst().dropLast())
  }

  @Test("A variable with a type has a key with a computed default value")
  func typed() {
    #expect(
      MacroExpansion(of: .entry("\n  @Entry var accent: Color = .red")).source == """
        private struct __Key_accent: SwiftUI.EnvironmentKey {
          static var defaultValue: Color {
            get {
              .red
            }
          }
        }
        """)
  }

  @Test("The type of a variable without an annotation is inferred by a nested macro")
  func inferred() {
    #expect(
      MacroExpansion(of: .entry("@Entry var isCompact = false")).source == """
        private struct __Key_isCompact: SwiftUI.EnvironmentKey {
          @SwiftUI.__EntryDefaultValue
          static var defaultValue =
            false
        }
        """)
    let nested = MacroRequest(
      typeName: "EntryDefaultValueMacro", role: .accessor,
      declaration: SourceFragment("@SwiftUI.__EntryDefaultValue static var defaultValue = false"))
    #expect(MacroExpansion(of: nested).source == "{\n  get {\n    false\n  }\n}")
  }

  @Test("The accessors read and write the value of the key")
  func accessors() {
    #expect(
      MacroExpansion(of: .entry("@Entry public var x: Int = 1", role: .accessor)).source == """
        {
          get {
            self[__Key_x.self]
          }
          set {
            self[__Key_x.self] = newValue
          }
        }
        """)
  }

  @Test(
    "The extended type determines the protocol of the key",
    arguments: [
      ("extension EnvironmentValues {}", "EnvironmentKey"),
      ("\n// A comment.\npublic extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
      ("@available(iOS 18, *) extension Transaction {}", "TransactionKey"),
      ("nonisolated extension SwiftUICore.ContainerValues: P {}", "ContainerValueKey"),
      ("extension SwiftUI::Transaction {}", "TransactionKey"),
    ])
  func containers(context: String, keyProtocol: String) {
    let expansion = MacroExpansion(of: .entry("@Entry var x = 1", in: context))
    #expect(expansion.lines.first == "private struct __Key_x: SwiftUI.\(keyProtocol) {")
  }

  @Test(
    "An optional type needs no initial value",
    arguments: [
      ("String?", "String?"), ("(() -> Void)?", "(() -> Void)?"),
      ("Optional<Int>", "Optional<Int>"),
      ("Swift.Optional<[Int: (A) -> B]>", "Swift.Optional<[Int: (A) -> B]>"), ("Int!", "Int?"),
    ])
  func optional(type: String, keyType: String) {
    #expect(
      key("@Entry var x: \(type)")
        == ["static var defaultValue: \(keyType) {", "get {", "nil", "}", "}"])
  }

  @Test(
    "A type that is not optional needs an initial value",
    arguments: [
      "Int", "() -> Int?", "[Int?]", "Foo<Int?>", "@Sendable (Int) -> Optional<Int>",
      "Optional<Int>.Kind",
    ])
  func missingValue(type: String) {
    #expect(
      MacroExpansion(of: .entry("@Entry var x: \(type)")).messages == [
        """
        '@Entry' requires a default value for 'x'. Assign an initial value, or make the type \
        optional.
        """
      ])
  }

  @Test(
    "The type of a focused value is the wrapped type",
    arguments: [
      ("@Entry var x: String?", "String"),
      ("@Entry var x: Binding<[Int]>? = nil", "Binding<[Int]>"),
      ("@Entry var x: Optional<Foo<A, B>>", "Foo<A, B>"),
      ("@Entry var x: (() -> Int)?", "(() -> Int)"),
    ])
  func focusedValue(declaration: String, type: String) {
    #expect(key(declaration, in: "extension FocusedValues {}") == ["typealias Value = \(type)"])
  }

  @Test(
    "The initial value keeps its comments, closures and line breaks",
    arguments: [
      ("Foo { x in\n    print(x) // { inner\n  }", "Foo { x in\nprint(x) // { inner\n}"),
      ("[\n  \"a\": 1, /* } */\n  \"b\": 2,\n]", "[\n\"a\": 1, /* } */\n\"b\": 2,\n]"),
      ("if isOn { 1 } else { 2 }", "if isOn { 1 } else { 2 }"),
      ("\"\"\"\n  var y: Int { 3 }\n  \"\"\"", "\"\"\"\nvar y: Int { 3 }\n\"\"\""),
      ("foo { didSet(1) }", "foo { didSet(1) }"),
      ("a == b ? .x : .y", "a == b ? .x : .y"),
      ("Dictionary<String, (Int, Int)>()", "Dictionary<String, (Int, Int)>()"),
      ("1 // A trailing comment.", "1"),
    ])
  func initialValues(value: String, expected: String) {
    let lines = key("  @Entry var x: T =\n  \(value)")
    #expect(lines.dropFirst(2).dropLast(2).joined(separator: "\n") == expected)
  }

  @Test(
    "Attributes, modifiers and comments before the variable are skipped",
    arguments: [
      "/// A value.\n  // Another comment.\n  @Entry /* c */ public var x: Int = 1",
      "@Entry fileprivate(set) var x: Int = 1",
      "@SwiftUI.Entry internal private(set) var x: Int = 1", "@SwiftUI::Entry var x: Int = 1",
      "@Wrapper<A<B>>(1) @Entry var x: Int = 1", "@Entry var `x`: Int = 1",
    ])
  func prefixes(declaration: String) {
    #expect(
      MacroExpansion(of: .entry(declaration)).lines == [
        "private struct __Key_x: SwiftUI.EnvironmentKey {", "static var defaultValue: Int {",
        "get {", "1", "}", "}", "}",
      ])
  }

  @Test("The key has the availability of the variable")
  func availability() {
    let declaration = "@available(*, deprecated, message: \"a\") @Entry var x: Int = 1"
    #expect(
      MacroExpansion(of: .entry(declaration)).lines.first
        == "@available(*, deprecated, message: \"a\")")
  }

  @Test("The key of a nonisolated variable is nonisolated")
  func isolation() {
    #expect(
      MacroExpansion(of: .entry("@Entry nonisolated var x: Int = 1")).lines.first
        == "private nonisolated struct __Key_x: SwiftUI.EnvironmentKey {")
  }

  // MARK: Errors

  @Test(
    "A variable outside of an extension of a supported type is an error at the attribute",
    arguments: [
      "struct EnvironmentValues {}", "extension View {}", "extension Other.EnvironmentValues {}",
      "extension EnvironmentValues.Keys {}", "{ x in }", "",
    ])
  func wrongContext(context: String) {
    let expansion = MacroExpansion(of: .entry("\n  @Entry var x = 1", in: context))
    #expect(
      expansion.messages == [
        """
        '@Entry' requires an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or \
        'FocusedValues'. Move the variable to such an extension.
        """
      ])
    #expect(expansion.diagnostics.map(\.offset) == [3])
  }

  @Test(
    "An unsupported declaration is an error",
    arguments: [
      ("@Entry static var x = 1", "to the type property 'x'. Remove 'static'."),
      ("@Entry var x: Int { 1 }", "to 'x', which has accessors or observers."),
      ("@Entry var x = 1 { didSet { } }", "to 'x', which has accessors or observers."),
      ("@Entry var x: Int = 1 { willSet(y) { } }", "to 'x', which has accessors or observers."),
      ("@Entry var (x, y) = (1, 2)", "requires a variable with a single name."),
      ("@Entry func x() {}", "requires a variable with a single name."),
      ("@Entry var x", "requires a default value for 'x'. Assign an initial value."),
      ("@Entry var x: Foo = \"", "cannot find the ends of the strings"),
    ])
  func unsupported(declaration: String, message: String) throws {
    let messages = MacroExpansion(of: .entry(declaration)).messages
    #expect(messages.count == 1)
    #expect(try #require(messages.first).contains(message))
  }

  @Test("A constant is an error with a fix-it that declares a variable")
  func constant() {
    let expansion = MacroExpansion(of: .entry("@Entry let x = 1"))
    #expect(
      expansion.messages
        == ["'@Entry' cannot be attached to the constant 'x'. Declare it with 'var'."])
    #expect(expansion.diagnostics.first?.fixIt?.range == 7..<10)
    #expect(expansion.diagnostics.first?.fixIt?.replacement == "var")
  }

  @Test(
    "A focused value with another type or default value is an error",
    arguments: ["@Entry var x: Int", "@Entry var x = 1", "@Entry var x: Int? = 1"])
  func focusedValueErrors(declaration: String) {
    let expansion = MacroExpansion(of: .entry(declaration, in: "extension FocusedValues {}"))
    #expect(expansion.diagnostics.count == 1)
  }

  @Test("Several variables in a declaration are left to the compiler's error")
  func severalVariables() {
    let expansion = MacroExpansion(of: .entry("@Entry var x = 1, y = 2"))
    #expect(expansion == MacroExpansion(source: ""))
  }

  @Test(
    "The accessors of an invalid entry cause no other error",
    arguments: [
      ("@Entry var x: Int", "{\n  get {\n    Swift.fatalError()\n  }\n}"),
      ("@Entry var x: Int { 1 }", ""), ("@Entry func f() {}", ""),
    ])
  func invalidAccessors(declaration: String, source: String) {
    let expansion = MacroExpansion(of: .entry(declaration, role: .accessor))
    #expect(expansion == MacroExpansion(source: source))
  }
}
