// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditing
import TintypeSourceEditingTestSupport

@testable import TintypeCodeBases

@Suite("Leaving out declarations with errors")
struct LeftOutDeclarationsTests {
  /// Returns the source without the declarations at the marks, where trailing blanks are removed.
  private func edited(
    _ text: String, message: String = "m", action: String = "Swift.fatalError"
  ) throws -> (String, [String]) {
    let source = MarkedSource(text)
    let problems = source.places.map {
      LeftOutDeclarations.Problem(line: $0.line, column: $0.column, message: message)
    }
    let result = try LeftOutDeclarations(
      source.bytes, problems: problems, earlier: [], action: action)
    let lines = String(decoding: result.bytes ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
    return (
      lines.joined(separator: "\n"),
      result.omissions.map { "\($0.line) \($0.declaration): \($0.level.rawValue)" }
    )
  }

  @Test(
    "A function that can throw throws an error, and one that can return nothing returns nothing",
    arguments: [
      ("func f() throws -> Int { ‸a }", "throw _LeftOutError(\"left out: m\")"),
      ("func f() async throws -> [Int] where A: B { ‸a }", "throw _LeftOutError(\"left out: m\")"),
      ("class A { init() throws { ‸a } }", "throw _LeftOutError(\"left out: m\")"),
      ("class A { init?(a: Int) { ‸a } }", "return nil"),
      ("func f(a: () throws -> Int) -> Int? { ‸a }", "return nil"),
      ("var a: (Int, Int)? { ‸a }", "return nil"),
      ("func f() -> [Int?] { ‸a }", "return []"),
      ("var a: [[Int: Int]] { ‸a }", "return []"),
      ("func f() async -> [Int: [Int]] { ‸a }", "return [:]"),
      ("func f() -> () -> Int? { ‸a }", "Swift.fatalError(\"left out: m\")"),
      ("func f() -> [Int].Index { ‸a }", "Swift.fatalError(\"left out: m\")"),
      ("func f(a: () throws -> Int) rethrows -> Int { ‸a }", "Swift.fatalError(\"left out: m\")"),
      ("func f() throws(A) -> Int { ‸a }", "Swift.fatalError(\"left out: m\")"),
      ("func f() throws { ‸a }", "Swift.fatalError(\"left out: m\")"),
    ])
  func absentResult(source: String, statement: String) throws {
    let (text, _) = try edited(source)
    let brace = source.contains("class A") ? "{ \(statement) } }" : "{ \(statement) }"
    #expect(text.hasSuffix(brace))
  }

  @Test(
    "An error in a body costs its statements",
    arguments: [
      (
        "func f() -> Int {\n  let b = ‸a()\n  return 1 // }\n}",
        "func f() -> Int { Swift.fatalError(\"left out: m\")\n\n\n}", "1 func f(): body"
      ),
      (
        "class A { init(a: Int, _ b: Int) { ‸c } }",
        "class A { init(a: Int, _ b: Int) { Swift.fatalError(\"left out: m\") } }",
        "1 init(a:_:): body"
      ),
      ("class A { deinit { ‸a } }", "class A { deinit {   } }", "1 deinit: body"),
      (
        "var a: Int { let b = { ‸c }; return b() }",
        "var a: Int { Swift.fatalError(\"left out: m\") }", "1 var a: body"
      ),
      (
        "var a: Int {\n  get { 1 }\n  set { ‸c }\n}",
        "var a: Int {\n  get { 1 }\n  set { Swift.fatalError(\"left out: m\") }\n}",
        "3 var a { set }: body"
      ),
      (
        "struct A { var a = 1 { didSet { ‸b } } }",
        "struct A { var a = 1 { didSet { Swift.fatalError(\"left out: m\") } } }",
        "1 var a { didSet }: body"
      ),
      (
        "struct A { subscript(a: Int) -> Int { ‸b } }",
        "struct A { subscript(a: Int) -> Int { Swift.fatalError(\"left out: m\") } }",
        "1 subscript(a:): body"
      ),
      (
        "struct A { static let a: A = ‸b { 1 } }",
        "struct A { static let a: A = { Swift.fatalError(\"left out: m\") }() }",
        "1 let a: body"
      ),
      (
        "func f() -> Int { 1 ‸}", "func f() -> Int { Swift.fatalError(\"left out: m\") }",
        "1 func f(): body"
      ),
    ])
  func body(text: String, expected: String, omission: String) throws {
    let (result, omissions) = try edited(text)
    #expect(result == expected)
    #expect(omissions == [omission])
  }

  @Test(
    "An error in a body with other statements costs the innermost statement",
    arguments: [
      ("func f() { a(); ‸b(); c() }", "func f() { a(); skip(\"left out: m\"); c() }"),
      ("func f() { a()\n b\n  .‸c()\n d() }", "func f() { a()\n skip(\"left out: m\")\n\n d() }"),
      ("init() { let a = ‸b\n c = 1 }", "init() {\n c = 1 }"),
      ("func f() { a(); guard ‸b else { return }\n c() }", "func f() { a();\n c() }"),
      (
        "func f() -> Int { ‸a()\n return 1 }",
        "func f() -> Int { skip(\"left out: m\")\n return 1 }"
      ),
      (
        "var body: some View { A { x in\n B()\n ‸c(x)\n D { 1 } } }",
        "var body: some View { A { x in\n B()\n skip(\"left out: m\")\n D { 1 } } }"
      ),
      (
        "var body: some View { A { B(‸c) } }", "var body: some View { A { skip(\"left out: m\") } }"
      ),
      (
        "var body: some View { A(b: { ‸c() }, d: [e]) }",
        "var body: some View { A(b: { skip(\"left out: m\") }, d: [e]) }"
      ),
      (
        "var body: some View { switch a { case .b: ‸c()\n default: D() } }",
        "var body: some View { switch a { case .b: skip(\"left out: m\")\n default: D() } }"
      ),
      (
        "var body: some View { A()\n #if B\n ‸c()\n #endif\n}",
        "var body: some View { A()\n #if B\n skip(\"left out: m\")\n #endif\n}"
      ),
    ])
  func part(text: String, expected: String) throws {
    let (result, omissions) = try edited(text, action: "skip")
    #expect(result == expected)
    #expect(omissions.count == 1 && omissions.allSatisfy { $0.hasSuffix(": part") })
  }

  @Test(
    "A view without a modifier remains",
    arguments: [
      ("A()\n  .‸b(1) { c }\n  .d()", "A()\n\n  .d()"),
      ("A().‸b { c } d: { e }\n", "A()\n"),
      ("A(.‸b(1))", "_LeftOutView(\"left out: value of type 'some View' has no member 'b'\")"),
    ])
  func modifier(text: String, expected: String) throws {
    let (result, _) = try edited(
      "var body: some View {\n\(text)}", message: "value of type 'some View' has no member 'b'")
    #expect(result.contains(expected))
  }

  @Test func `Another error at a statement costs the one around it twice, then the body`() throws {
    let source = MarkedSource("var body: some View { A { B { C { D { ‸e; f }; f }; f }; f }; f }")
    let place = source.places[0]
    var omissions: [LeftOutDeclarations.Omission] = []
    var rounds: [String] = []
    for _ in 0..<4 {
      let result = try LeftOutDeclarations(
        source.bytes, problems: [.init(line: place.line, column: place.column, message: "m")],
        earlier: omissions, action: "skip")
      omissions = result.omissions
      rounds.append(String(decoding: result.bytes ?? [], as: UTF8.self).filter { $0 != " " })
    }
    let left = "skip(\"leftout:m\")"
    #expect(
      rounds == [
        "varbody:someView{A{B{C{D{\(left);f};f};f};f};f}",
        "varbody:someView{A{B{C{\(left);f};f};f};f}",
        "varbody:someView{A{B{\(left);f};f};f}", "varbody:someView{_LeftOutView(\"leftout:m\")}",
      ])
  }

  @Test(
    "An error in a view or a scene costs its contents",
    arguments: [
      ("struct A { var body: some View {\n  B(‸c)\n} }", "_LeftOutView(\"left out: m\")\n"),
      (
        "struct A { var body: some SwiftUI.View { get { ‸c } } }",
        "_LeftOutView(\"left out: m\") } }"
      ),
      (
        "@ViewBuilder func f() -> any View { ‸c }", "_LeftOutView(\"left out: m\") }"
      ),
      ("func f() -> AnyView { ‸c }", "SwiftUI.AnyView(_LeftOutView(\"left out: m\")) }"),
      (
        "var body: some Scene { ‸c }", "SwiftUI.WindowGroup { _LeftOutView(\"left out: m\") } }"
      ),
    ])
  func placeholder(text: String, expected: String) throws {
    let (result, omissions) = try edited(text)
    #expect(result.contains("{ " + expected))
    #expect(omissions.count == 1 && omissions.allSatisfy { $0.hasSuffix(": placeholder") })
  }

  @Test(
    "An error elsewhere costs the declaration",
    arguments: [
      (
        "struct A {\n  @B var a: ‸C\n  var b = 1\n}", "struct A {\n\n  var b = 1\n}",
        "2 var a: member"
      ),
      (
        "struct A { let a = 1, b = ‸c; var d = 2 }", "struct A {                   var d = 2 }",
        "1 let a: member"
      ),
      ("class A {\n  func f(\n    a: ‸B\n  ) { }\n}", "class A {\n\n\n\n}", "2 func f(a:): member"),
      ("enum A {\n  case a(‸B), b\n  case c\n}", "enum A {\n\n  case c\n}", "2 case a: member"),
      ("struct A {\n  typealias B = ‸C\n}", "struct A {\n\n}", "2 typealias B: member"),
      ("struct A {\n  @C(1) var a = { ‸b }()\n}", "struct A {\n\n}", "2 var a: member"),
      ("var a: some P { ‸b }\nlet c = 1", "\nlet c = 1", "1 var a: member"),
      ("import ‸A.B\nimport C", "\nimport C", "1 import A.B: statement"),
      (
        "#Preview(\"a\") {\n  ‸A()\n}\nstruct B {}", "\n\n\nstruct B {}",
        "1 #Preview \"a\": statement"
      ),
      ("class A: ‸B {\n  func f() {}\n}\nlet c = 1", "\n\n\nlet c = 1", "1 class A: type"),
      ("extension A.B: ‸C where D: E { }", "", "1 extension A.B: type"),
      (
        "struct A: PreviewProvider {\n  static var previews: some View { ‸b }\n}", "\n\n",
        "1 struct A: type"
      ),
      (
        "#if A\nfunc f() { }\n#else\nfunc g(a: ‸B) { }\n#endif",
        "#if A\nfunc f() { }\n#else\n\n#endif",
        "4 func g(a:): member"
      ),
      (
        "struct A {\n  func f(a: ‸B) {\n    #if C\n    d()\n    #endif\n  }\n}",
        "struct A {\n\n\n\n\n\n}", "2 func f(a:): member"
      ),
    ])
  func declaration(text: String, expected: String, omission: String) throws {
    let (result, omissions) = try edited(text)
    #expect(result == expected)
    #expect(omissions == [omission])
  }

  @Test(
    "A structure with an error in its head or in a representation remains a view",
    arguments: [
      (
        "struct A<T>: UIViewRepresentable‸ {\n  let a: T\n  func makeUIView(context: Context) -> B {}\n}",
        """
        struct A<T>: SwiftUI.View        { var body: some SwiftUI.View { _LeftOutView(\"left out: m\") };
          let a: T

        }
        """
      ),
      (
        "public struct A: UIViewRepresentable {\n  func updateUIView(_ a: B, context: Context) { ‸c }\n}",
        """
        public struct A: SwiftUI.View        \
        { public var body: some SwiftUI.View { _LeftOutView("left out: m") };

        }
        """
      ),
      (
        "struct A: View, ‸B {\n  var body: some View { c }\n}",
        "struct A: SwiftUI.View {\n  var body: some View { c }\n}"
      ),
    ])
  func view(text: String, expected: String) throws {
    let (result, omissions) = try edited(text)
    #expect(result == expected)
    #expect(omissions == ["1 struct A: placeholder"])
  }

  @Test func `A message is one line of a string literal`() throws {
    let (result, _) = try edited("func f() { ‸a }", message: "a \"b\\(c)\"\nd")
    #expect(result == #"func f() { Swift.fatalError("left out: a \"b\\(c)\" d") }"#)
  }

  @Test func `Different types of an opaque result cost the body`() throws {
    let (_, omissions) = try edited(
      "func ‸f() -> some View { a }", message: "function declares an opaque return type")
    #expect(omissions == ["1 func f(): placeholder"])
  }

  @Test(
    "A position outside of all declarations costs the file",
    arguments: [(0, 1), (-1, -1), (1, 0), (1, 99), (9, 1), (Int.max, Int.max), (1, 2)])
  func outside(line: Int, column: Int) throws {
    let result = try LeftOutDeclarations(
      Array("// a\nlet a = 1".utf8),
      problems: [.init(line: line, column: column, message: "m")], earlier: [])
    #expect(result.bytes == nil)
    #expect(result.omissions.map(\.level) == [.file])
  }

  @Test func `Another error costs the member, the view, the type, the outermost type, the file`()
    throws
  {
    let source = MarkedSource(
      "enum A {\n  struct B: View {\n    var body: some View { ‸c }\n  }\n}\n")
    var omissions: [LeftOutDeclarations.Omission] = []
    var rounds: [String] = []
    while omissions.first?.level != .file, rounds.count < 9 {
      let place = source.places[0]
      omissions = try LeftOutDeclarations(
        source.bytes, problems: [.init(line: place.line, column: place.column, message: "m")],
        earlier: omissions
      ).omissions
      rounds.append(omissions.map { "\($0.declaration): \($0.level)" }.joined(separator: ", "))
    }
    #expect(
      rounds == [
        "var body: placeholder", "var body: member",
        "struct B: placeholder, var body: member", "struct B: type", "enum A: type", "file: file",
      ])
  }

  @Test func `An error after a replaced body on the same line costs its own body`() throws {
    let source = Array("var a: Int { b }; var c: Int { d }".utf8)
    let first = try LeftOutDeclarations(
      source, problems: [.init(line: 1, column: 14, message: "m")], earlier: [])
    let column = try #require(first.bytes?.firstIndex(of: UInt8(ascii: "d"))) + 1
    #expect(column != 32)
    let last = try #require(first.bytes?.lastIndex(of: UInt8(ascii: "d"))) + 1
    let second = try LeftOutDeclarations(
      source, problems: [.init(line: 1, column: last, message: "m")], earlier: first.omissions)
    #expect(second.omissions.map(\.declaration) == ["var a", "var c"])
    #expect(second.omissions.allSatisfy { $0.level == .body })
  }

  @Test func `A body without a result calls the action`() throws {
    let result = try LeftOutDeclarations(
      Array("func f() { a }\nfunc g() -> Int { a }".utf8),
      problems: [
        .init(line: 1, column: 12, message: "m"), .init(line: 2, column: 19, message: "m"),
      ],
      earlier: [], action: "skip")
    #expect(
      result.bytes.map { String(decoding: $0, as: UTF8.self) }
        == """
        func f() { skip("left out: m") }
        func g() -> Int { Swift.fatalError("left out: m") }
        """)
  }
}
