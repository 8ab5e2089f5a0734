// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeMacroExpansion

@Suite("The macro #Preview")
struct PreviewMacroTests {
  /// Returns the lines of the method that makes the preview.
  private func method(_ source: String) -> [String] {
    let expansion = MacroExpansion(of: .preview(source))
    #expect(expansion.messages == [])
    return Array(expansion.lines.drop { !$0.contains("makePreview") }.dropFirst().dropLast(3))
  }

  /// The lines of the function that applies the view builder.
  private let builder = [
    "func __b_buildView(", "@SwiftUI.ViewBuilder body: () -> any SwiftUI.View",
    ") -> any SwiftUI.View {", "body()", "}",
  ]

  @Test("A preview becomes a type with a unique name and its location")
  func registry() {
    #expect(
      MacroExpansion(of: .preview("#Preview { Text(\"a\") }")).lines == [
        "nonisolated struct $s3App7PreviewfMf_15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {",
        "static var fileID: Swift.String {", "\"App/Row.swift\"", "}",
        "static var line: Swift.Int {", "7", "}", "static var column: Swift.Int {", "3", "}",
        "@MainActor static func makePreview() throws -> SwiftUI.Preview {",
        "SwiftUI.Preview {",
      ] + builder + ["return __b_buildView { Text(\"a\")", "}", "}", "}", "}"])
  }

  @Test("Quotes and backslashes of a file name are escaped")
  func fileName() {
    let expansion = MacroExpansion(of: .preview("#Preview {}", fileID: "App/\"\\(x).swift"))
    #expect(expansion.lines.contains(#""App/\"\\(x).swift""#))
  }

  @Test(
    "The location is that of the number sign",
    arguments: [
      ("#Preview {}", 7, 3), ("  #Preview {}", 7, 5), ("\n// é\n#Preview {}", 9, 1),
      ("\n@available(iOS 17, *)\n  #Preview {}", 9, 3),
    ])
  func location(source: String, line: Int, column: Int) {
    let lines = MacroExpansion(of: .preview(source)).lines
    #expect(lines.dropFirst(5).first == "\(line)")
    #expect(lines.dropFirst(8).first == "\(column)")
  }

  @Test(
    "Arguments are passed to the preview unchanged",
    arguments: [
      ("#Preview(\"A\") { X() }", "(\"A\")"), ("#Preview() { X() }", ""),
      (
        "#Preview(\"A\", traits: .portrait, .fixedLayout(width: 1, height: 2)) { X() }",
        "(\"A\", traits: .portrait, .fixedLayout(width: 1, height: 2))"
      ),
      ("#Preview(\"A\", body: { X() })", "(\"A\")"), ("#Preview(body: { X() })", ""),
      ("#Preview(traits: .modifier(M { 1 }), body: { X() })", "(traits: .modifier(M { 1 }))"),
      ("#Preview(\n  \"A\", // first\n  body: { X() },\n) ", "(\"A\")"),
      ("@available(iOS 17, *) #Preview(flag ? body : \"B\") { X() }", "(flag ? body : \"B\")"),
    ])
  func arguments(source: String, arguments: String) {
    #expect(method(source).first == "SwiftUI.Preview\(arguments) {")
    #expect(method(source).contains("return __b_buildView { X()"))
  }

  @Test("A function can be the content")
  func function() {
    #expect(
      method("#Preview(\"A\", body: make)")
        == ["SwiftUI.Preview(\"A\") {"] + builder + ["return __b_buildView(body: make)"])
  }

  @Test("Declarations with @Previewable become properties of a view")
  func previewable() {
    #expect(
      method(
        """
        #Preview("A") {
          @Previewable @State var isOn = true // A comment.
          let label = "B"
          @State @Previewable var items = [
            1,
          ]
          Toggle(label, isOn: $isOn)
        }
        """) == [
          "SwiftUI.Preview(\"A\") {", "struct __P_Previewable: SwiftUI.View {",
          "@State var isOn = true", "@State var items = [", "1,", "]",
          "var body: some SwiftUI.View {", "// A comment.", "let label = \"B\"",
          "Toggle(label, isOn: $isOn)", "}", "}", "return __P_Previewable()",
        ])
  }

  @Test(
    "A declaration with @Previewable ends where the statement ends",
    arguments: [
      ("@Previewable @State var x = 1; Text(x)", ["@State var x = 1"], "Text(x)"),
      ("@Previewable\n@State\nvar x = 1\nText(x)", ["@State", "var x = 1"], "Text(x)"),
      ("@Previewable var x = a\n  + 1\nText(x)", ["var x = a", "+ 1"], "Text(x)"),
      ("@Previewable var x = a +\n  1\nText(x)", ["var x = a +", "1"], "Text(x)"),
      ("@Previewable var x = a\n-1", ["var x = a"], "-1"),
      (
        "@Previewable var x = M()\n  .b\n  // c\n  .d { e }\nText(x)",
        ["var x = M()", ".b", "// c", ".d { e }"], "Text(x)"
      ),
      (
        "@Previewable var x =\n  if a { 1 }\n  else { 2 }\nText(x)",
        ["var x =", "if a { 1 }", "else { 2 }"], "Text(x)"
      ),
      ("@Previewable var x: [Int]\n  = []\n(a).b()", ["var x: [Int]", "= []"], "(a).b()"),
      ("@Previewable var x = a as\n  Int\n[1].f()", ["var x = a as", "Int"], "[1].f()"),
      ("@Previewable var x = a!\nText(x)", ["var x = a!"], "Text(x)"),
      (
        "@Previewable var x = a\n  ? 1\n  : 2\n#warning(\"w\")",
        ["var x = a", "? 1", ": 2"], "#warning(\"w\")"
      ),
      ("@Previewable var x: Int\n{\n1\n}\n\"a\"", ["var x: Int", "{", "1", "}"], "\"a\""),
      (
        "@SwiftUI.Previewable private var x = 1\n@Other var y = 1", ["private var x = 1"],
        "@Other var y = 1"
      ),
    ])
  func statementEnds(body: String, properties: [String], rest: String) {
    #expect(
      Array(method("#Preview {\n\(body)\n}").dropFirst(2))
        == properties
        + ["var body: some SwiftUI.View {", rest, "}", "}", "return __P_Previewable()"])
  }

  @Test("A declaration with @Previewable in a nested block is not a property")
  func nestedPreviewable() {
    let lines = method("#Preview {\n  if a {\n    @Previewable var x = 1\n  }\n}")
    #expect(lines.contains("@Previewable var x = 1"))
    #expect(!lines.contains("return __P_Previewable()"))
  }

  @Test("A preview without content is an error at the number sign")
  func missingContent() {
    let expansion = MacroExpansion(of: .preview("\n#Preview(\"A\")"))
    #expect(
      expansion.messages == ["'#Preview' has no content. Add a closure that returns a view."])
    #expect(expansion.diagnostics.map(\.offset) == [1])
  }

  @Test("Another macro is an error", arguments: ["#Other {}", "Preview {}", ""])
  func otherMacro(source: String) {
    #expect(MacroExpansion(of: .preview(source)).diagnostics.count == 1)
  }
}

@Suite("The macro @Previewable")
struct PreviewableMacroTests {
  private func expansion(in context: [String]) -> MacroExpansion {
    MacroExpansion(
      of: MacroRequest(
        typeName: "PreviewableMacro", role: .peer,
        declaration: SourceFragment("@Previewable var x = 1"),
        attribute: SourceFragment("\n  @Previewable "), lexicalContext: context))
  }

  @Test(
    "The attribute in a preview adds no declarations",
    arguments: [
      ["{\n}", "#Preview {\n}"],
      ["{ // c\n}", "\n// c\n@available(iOS 17, *)\n#Preview(\"A\") {\n}"],
      ["{}", "#SwiftUI.Preview {}"], ["{}", "#SwiftUI::Preview {}"],
    ])
  func inPreview(context: [String]) {
    #expect(expansion(in: context) == MacroExpansion(source: ""))
  }

  @Test(
    "The attribute outside of a preview is an error at the attribute",
    arguments: [[], ["struct S {}"], ["{\n}", "func f() {}"], ["#Other {}"], ["\""]])
  func outside(context: [String]) {
    let expansion = expansion(in: context)
    #expect(
      expansion.messages == [
        """
        '@Previewable' requires the closure of '#Preview'. Move the declaration to the first level \
        of the closure, or remove the attribute.
        """
      ])
    #expect(expansion.diagnostics.map(\.offset) == [3])
  }
}
