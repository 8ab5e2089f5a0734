// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeMacroExpansion

@Suite("The macro @Animatable")
struct AnimatableMacroTests {
  private func member(_ declaration: String) -> MacroExpansion {
    MacroExpansion(
      of: MacroRequest(
        typeName: "AnimatableMacro", role: .member, declaration: SourceFragment(declaration)))
  }

  @Test("The animatable data contains the variable stored properties")
  func properties() {
    let expansion = member(
      """
      // A comment.
      @Animatable struct Wave<T>: Shape {
        var width: CGFloat
        private var angle = Angle(degrees: 1)
        var a: Double, b: Float
        var observed = 1.0 { didSet { } }
        var alsoObserved: Double { willSet { } }
        let constant = 1
        static var shared = 1.0
        @AnimatableIgnored var title = "a"
        var computed: Double { width }
        func f() { var x = 1 }
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.lines == [
        "@SwiftUI.__AnimatableData", "nonisolated var animatableData =",
        "SwiftUI.AnimatableValues("
          + ["width", "angle", "a", "b", "observed", "alsoObserved"].map {
            "SwiftUI.__animatableType(\\Wave.`\($0)`)"
          }.joined(separator: ", ") + ")",
      ])
  }

  @Test(
    "The animatable data is as accessible as the type",
    arguments: [
      ("public struct", "public "), ("open class", "public "), ("package enum", "package "),
      ("fileprivate struct", ""), ("public final class", "public "),
    ])
  func access(type: String, access: String) {
    #expect(
      member("@Animatable \(type) S { var x = 1.0 }").lines.dropFirst().first
        == "\(access)nonisolated var animatableData =")
  }

  @Test(
    "The accessors read and write the data of each property",
    arguments: [
      (["x"], ["SwiftUI.__setAnimatableData(of: &`x`, to: newValue.value)"]),
      (
        ["x", "default"],
        [
          "SwiftUI.__setAnimatableData(of: &`x`, to: newValue.value.0)",
          "SwiftUI.__setAnimatableData(of: &`default`, to: newValue.value.1)",
        ]
      ),
    ])
  func accessors(names: [String], setters: [String]) {
    let declaration = member(
      "@Animatable struct S { \(names.map { "var `\($0)` = 1.0" }.joined(separator: "; ")) }")
    let expansion = MacroExpansion(
      of: MacroRequest(
        typeName: "AnimatableDataMacro", role: .accessor,
        declaration: SourceFragment(declaration.source ?? "")))
    let getters = names.map { "SwiftUI.__animatableData(`\($0)`)" }.joined(separator: ", ")
    #expect(
      expansion.lines
        == ["{", "get {", "SwiftUI.AnimatableValues(\(getters))", "}", "set {"] + setters
        + ["}", "}"])
  }

  @Test(
    "A conformance is added only if it is missing",
    arguments: [
      ("Animatable", "extension A.S: nonisolated SwiftUI.Animatable {}"), ("", ""), (nil, ""),
    ] as [(String?, String)])
  func conformance(missing: String?, source: String) {
    let request = MacroRequest(
      typeName: "AnimatableMacro", role: .extension,
      declaration: SourceFragment("@Animatable struct S { var x = 1.0 }"), extendedType: " A.S",
      missingConformances: missing)
    #expect(MacroExpansion(of: request) == MacroExpansion(source: source))
  }

  @Test("A type that declares animatable data is unchanged, with a warning")
  func existing() {
    let expansion = member("@Animatable struct S { var animatableData = 1.0 }")
    #expect(expansion.source == "")
    #expect(expansion.diagnostics.map(\.severity) == [.warning])
    #expect(expansion.diagnostics.map(\.offset) == [19])
  }

  @Test(
    "A type without variable stored properties is an error",
    arguments: ["struct S {}", "struct S { let x = 1 }", "func f() {}", "struct S"])
  func noProperties(declaration: String) {
    #expect(member("@Animatable \(declaration)").diagnostics.map(\.severity) == [.error])
  }

  @Test(
    "An ignored property outside of an animatable type is a warning",
    arguments: [
      ("@Animatable struct S {}", []), ("@A(1) @SwiftUI.Animatable struct S {}", []),
      ("struct S {}", [.warning]),
    ] as [(String, [MacroDiagnostic.Severity])])
  func ignored(context: String, severities: [MacroDiagnostic.Severity]) {
    let expansion = MacroExpansion(
      of: MacroRequest(
        typeName: "AnimatableIgnoredMacro", role: .accessor,
        declaration: SourceFragment("@AnimatableIgnored var x = 1"), lexicalContext: [context]))
    #expect(expansion.source == "")
    #expect(expansion.diagnostics.map(\.severity) == severities)
  }
}
