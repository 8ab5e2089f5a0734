// SPDX-License-Identifier: MIT

import TintypeBase

/// Generates source files that contain everything a lexer must distinguish.
struct GeneratedSource {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns a file of declarations, some of which are truncated.
  mutating func next() -> [UInt8] {
    var text = ["", "", "\u{FEFF}", "#!/usr/bin/swift (\n"][generator.below(4)]
    for _ in 0..<(1 + generator.below(6)) { text += declaration(depth: 3) }
    if generator.below(4) == 0 { text = text.replacing("\n", with: "\r\n") }
    var bytes = Array(text.utf8)
    if generator.below(8) == 0 { bytes.removeLast(generator.below(bytes.count)) }
    return bytes
  }

  private mutating func pick(_ texts: [String]) -> String { texts[generator.below(texts.count)] }

  private mutating func declaration(depth: Int) -> String {
    let end = pick(["\n", "\n\n", " // }\n", "; ", " /* /* { */ \" */\n", "\n  "])
    switch generator.below(depth > 0 ? 8 : 4) {
    case 0: return pick(Self.members) + end
    case 1: return pick(Self.attributes) + pick(Self.properties) + end
    case 2: return pick(Self.attributes) + pick(Self.functions) + block() + end
    case 3: return "var v\(generator.below(9)): some View" + block() + end
    case 4, 5:
      return pick(Self.attributes) + pick(Self.types) + body(depth: depth - 1) + end
    case 6:
      let condition = pick(Self.conditions)
      let branch = pick(["\n#else\n", "\n#elseif os(iOS)&&A\n"])
      return "\n#if \(condition)\n" + declaration(depth: depth - 1) + branch
        + declaration(depth: depth - 1) + "\n#endif\n"
    default: return "#Preview(\"\(pick(Self.words))\")" + block() + end
    }
  }

  private mutating func body(depth: Int) -> String {
    var text = pick([" {\n", "{", "\n{ "])
    for _ in 0..<generator.below(4) { text += declaration(depth: depth) }
    return text + pick(["\n}", "}"])
  }

  private mutating func block() -> String {
    var text = pick([" {\n", " { "])
    for _ in 0..<generator.below(4) {
      text += pick(Self.statements) + pick(["\n", "; ", "\n\n  "])
    }
    return text + "}"
  }

  private static let words = ["é👩‍👩‍👧", "a b", "}", "\\(1)", "//"]
  private static let members = [
    "import UIKit.UIView", "@testable import A", "import ObjectiveC", "case a(Int), b",
    "case c = 1",
    "typealias A = (B) -> C", "associatedtype B: C", "infix operator ++", "import AppKit",
    "@objc optional func o()", "subscript(a: Int) -> Int { get { 1 } set { } }",
  ]
  private static let attributes = [
    "", "", "@objc ", "@objc(a:b:) ", "@IBOutlet ", "@State private ", "@A<B>(1, {}) static\n",
    "public\n", "/// \"doc\n",
  ]
  private static let properties = [
    "var a = 1, b = 2", "let c: Int = { 1 }()", "lazy var d: A? = nil", "var e: Int { 1 }",
    "var f = 0 { didSet { f() } }", "var g: Int {\n get { 1 }\n set(x) { } }", "let h =\n  .init()",
    "static let i: A = A()", "var j: A { get async throws }", "let k = a as! [B<C>]?",
  ]
  private static let functions = [
    "func f()", "func g<T: A>(_ a: T, b: Int = { 1 }()) throws -> [T]", "init?(a: Int)", "deinit",
    "func h() -> some View", "func i()\n  async -> AnyView\n",
    "static func == (a: A, b: A) -> Bool",
    "func `k l`() -> some P<Int> where A: B",
  ]
  private static let types = [
    "struct A", "class B<T>: C, D where T: E", "enum F: Int", "extension G.H: View", "protocol P",
    "struct I<T>: View", "actor J", "struct K: UIViewRepresentable", "@main struct L: App",
  ]
  private static let conditions = [
    "os(iOS)", "!os(macOS) && (A || canImport(UIKit))", "canImport(AppKit)||DEBUG",
    "targetEnvironment(simulator) /* os(iOS) */", "swift(>=5)",
  ]
  private static let statements = [
    "if #available(iOS 18, *) { a() } else { b() }", "guard #unavailable(iOS 9), let x else { }",
    "let a = \"\\(b(\"}\"))\"", "let c = #\"\"#\"#selector(a)\"##", "let d = /\"[)x]/", "x / y / z",
    "let e = #/ \" ( \\/ /#", "t(#selector(self.a(_:b:)))", "u(#keyPath(A.b))", "👨‍👩‍👧.é()",
    "let m = \"\"\"\n  \\(n { \"\" }) #available(iOS 1, *) \\\"\"\"\n  \"\"\"", "func local() { }",
    "#if os(iOS)\n.a()\n#else\n.b()\n#endif", "// \" }\n", "switch a { case .b: break }",
    "a { $0 }",
    "let r = #\"\"\"\n \" \\#(1) \"\n\"\"\"#",
    "s(\"\\(a { #available(iOS 18, *) ? [\"\\(#selector(b(_:)))\"] : c })é\")",
    "let v = \"\"\"\n \\(w {\n #if os(iOS)\n @objc func x() {}\n #endif\n })\n \"\"\"",
  ]
}
