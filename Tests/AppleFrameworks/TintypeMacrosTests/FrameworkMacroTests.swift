// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeMacroExpansion

@Suite("The macros of WidgetKit, TipKit and FoundationModels")
struct FrameworkMacroTests {
  private func expansion(
    _ typeName: String, _ role: MacroRequest.Role, _ source: String
  ) -> MacroExpansion {
    MacroExpansion(
      of: MacroRequest(
        typeName: typeName, role: role, declaration: SourceFragment(source, fileID: "App/A.swift")))
  }

  @Test("The preview of a widget passes its arguments and closures to an initializer")
  func widget() {
    let source = "#Preview(\"A\", as: .systemSmall) { W() } timeline: { E() }"
    let lines = expansion("WidgetPreviewMacro", .declaration, source).lines
    #expect(
      lines.contains(
        "SwiftUI.Preview(\"A\", as: .systemSmall) { W() } timeline: { E() }"))
  }

  @Test("A generable structure has incomplete values with optional properties and an identity")
  func generable() {
    let source = """
      @Generable public struct A {
        @Guide(description: "b") let b: [Int]
        var c: String { "" }
        static let d = 1
        let id: Int
      }
      """
    #expect(
      expansion("GenerableMacro", .member, source).lines == [
        "public struct PartiallyGenerated: Swift.Identifiable {",
        "public var id = FoundationModels.GenerationID()",
        "public var `b`: FoundationModels._PartiallyGenerated<[Int]>?", "}",
      ])
    #expect(expansion("GenerableMacro", .member, "@Generable enum A { case b }").source == "")
    #expect(
      expansion("GenerableMacro", .member, "@Generable class A {}").diagnostics.map(\.message)
        == ["'@Generable' requires a structure or enumeration."])
  }

  @Test("A parameter is a computed property with a dollar sign")
  func parameter() {
    let source = "@Parameter static var isOn: Bool = false"
    #expect(
      expansion("TipParameterMacro", .peer, source).lines == [
        "static var $isOn: TipKit.Tips.Parameter<Bool> {",
        "TipKit.Tips.Parameter(Self.self, \"isOn\", false)", "}",
      ])
    #expect(
      expansion("TipParameterMacro", .accessor, source).lines == [
        "{", "get {", "$isOn.wrappedValue", "}", "set {", "$isOn.wrappedValue = newValue", "}", "}",
      ])
  }

  @Test(
    "An invalid parameter is an error",
    arguments: [
      ("@Parameter var isOn: Bool = false", "requires a static variable"),
      ("@Parameter static var isOn = false", "requires a type"),
      ("@Parameter static var isOn: Bool", "requires a default value"),
    ])
  func invalidParameter(source: String, message: String) {
    let messages = expansion("TipParameterMacro", .peer, source).messages
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains(message) })
  }

  @Test("A rule becomes an initializer")
  func rule() {
    #expect(
      expansion("TipRuleMacro", .expression, "#Rule(Self.$isOn) { $0 }").source
        == "TipKit.Tips.Rule(Self.$isOn) { $0 }")
  }
}
