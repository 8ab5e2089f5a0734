// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditing

@testable import TintypeCodeBases

@Suite("Adapting sources for iOS on Linux")
struct SourceAdaptationTests {
  static let platform = AdaptedPlatform(
    iOS: 17, 2, modules: ["UIKit": true, "SwiftUI": true, "os": true, "AppKit": false])

  private func adapted(_ text: String) throws -> String {
    String(
      decoding: try SourceAdaptation(of: Array(text.utf8), for: Self.platform).bytes, as: UTF8.self)
  }

  @Test(
    "A condition has the value that it has on iOS",
    arguments: [
      ("#if os(iOS)\n#endif", "#if true   \n#endif"),
      (
        "#if os(Linux) || os(macOS) // os(iOS)\n#endif",
        "#if false     || false     // os(iOS)\n#endif"
      ),
      ("#if A\n#elseif !os(iOS)\n#else\n#endif", "#if A\n#elseif !true   \n#else\n#endif"),
      ("#if os(iOS)&&os(visionOS)\n#endif", "#if (true )&&false       \n#endif"),
      ("#if os(OSX)||A\n#endif", "#if (false)||A\n#endif"),
      ("#if (os(iOS) ||\n os(tvOS))\n#endif", "#if (true    ||\n false   )\n#endif"),
      ("#if targetEnvironment(macCatalyst)\n#endif", "#if false                         \n#endif"),
      ("#if targetEnvironment(simulator)\n#endif", "#if true                        \n#endif"),
      ("#if canImport(UIKit)\n#endif", "#if true            \n#endif"),
      ("#if canImport(AppKit)\n#endif", "#if false            \n#endif"),
      ("#if canImport(os.log)\n#endif", "#if true             \n#endif"),
    ])
  func condition(text: String, expected: String) throws { #expect(try adapted(text) == expected) }

  @Test(
    "Other conditions and texts are unchanged",
    arguments: [
      "#if canImport(Parser) && DEBUG && swift(>=5.9) && hasFeature(A) && arch(arm64)\n#endif",
      "#if _runtime(_ObjC)\n#endif", "let a = \"#if os(iOS) #available(iOS 1, *) @objc\"",
      "// #available(iOS 17, *)\n/* @objc import UIKit.UIView */", "os(iOS)", "func dynamic() {}",
      "@available(iOS 17, *) func f() {}", "#if A\nos(iOS)\n#endif", "let a = b.import",
      "import Parser.Tree", "import struct UIKit.UIColor", "@testable import App",
    ])
  func unchanged(text: String) throws { #expect(try adapted(text) == text) }

  @Test(
    "A condition of availability has the value that it has in the version of iOS",
    arguments: [
      ("iOS 17, *", true), ("iOS 17.2, *", true), ("iOS 17.2.1, *", false), ("iOS 18, *", false),
      ("iOS 17.3, macOS 10, *", false), ("macOS 99, *", true), ("*", true),
      ("iOSApplicationExtension 99, *", true), ("macOS 99, iOS 9, *", true),
      ("iOS /* 9 */ 18.0, // \n *", false),
    ])
  func availability(list: String, isAvailable: Bool) throws {
    for (name, value) in [("#available", isAvailable), ("#unavailable", !isAvailable)] {
      let text = "if \(name)(\(list)) {}"
      let adapted = try adapted(text)
      // On Linux, the first condition is true, and the second one is false. A condition without room
      // for it is false on Linux already, or becomes a constant.
      let allowed = [
        value ? "if #available(*){}" : "if #unavailable(iOS 1){}", "if \(value){}",
        value == (name == "#available") ? text : "",
      ]
      #expect(allowed.map(Self.joined).contains(Self.joined(adapted)))
      #expect(adapted.utf8.count == text.utf8.count)
    }
  }

  @Test("A class that Foundation declares without an implementation has the name of ours")
  func ambiguousClass() throws {
    #expect(
      try adapted("var a: PersonNameComponentsFormatter { b }")
        == "var a: _PersonNameComponentFormatter { b }")
  }

  @Test(
    "A condition of availability stays one, unless it is in a list",
    arguments: [
      ("if #available(iOS 17, *) {}", "if #available(*)        {}"),
      ("if #available(iOS 18, *) {}", "if #unavailable(iOS 1)  {}"),
      ("guard #unavailable(iOS 17) else {}", "guard #unavailable(iOS 1)  else {}"),
      ("if #unavailable(iOS 18) {}", "if #available(*)        {}"),
      ("if #available(iOS 17, *), a {}", "if #available(iOS 17, *), a {}"),
      ("if a, #available(iOS 18, *) {}", "if a, false                 {}"),
      ("if #unavailable(iOS 18), a {}", "if true                 , a {}"),
      ("if #available(anyAppleOS 17, *), a {}", "if true                           , a {}"),
    ])
  func availabilityForm(text: String, expected: String) throws {
    #expect(Self.words(try adapted(text)) == Self.words(expected))
  }

  @Test(
    "The code of interpolations is adapted",
    arguments: [
      (#"f("@objc \(g { #available(iOS 18, *) })")"#, #"f("@objc \(g { #unavailable(iOS 1)  })")"#),
      (
        ##"#"\#(f(#selector(a(_:))))\(#selector(b))"#"##,
        ##"#"\#(f(_action("a(_:)")))\(#selector(b))"#"##
      ),
      (#""\("\(#keyPath(A.b))") #keyPath(A.b)""#, #""\("\("b"          )") #keyPath(A.b)""#),
      (
        "\"\"\"\n #if os(iOS)\n \\(a {\n #if os(iOS)\n @objc func b() {}\n #endif\n })\n\"\"\"",
        "\"\"\"\n #if os(iOS)\n \\(a {\n #if true   \n       func b() {}\n #endif\n })\n\"\"\""
      ),
    ])
  func interpolation(text: String, expected: String) throws {
    #expect(Self.words(try adapted(text)) == Self.words(expected))
  }

  @Test(
    "A protocol of Objective-C without other bounds is bound to classes",
    arguments: [
      ("@objc protocol P {}", "protocol P:AnyObject {}"),
      ("@objc(Q) public protocol P { }; let a = 1", "public protocol P:AnyObject { }; let a = 1"),
      ("@MainActor @objc\nprotocol P\n{}", "@MainActor\nprotocol P:AnyObject\n{}"),
      ("@objc protocol P where Self: V {}", "protocol P:AnyObject where Self: V {}"),
      ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
      ("protocol P {}", "protocol P {}"), ("@objc class P {}", "class P {}"),
    ])
  func objectiveCProtocol(text: String, expected: String) throws {
    #expect(Self.words(try adapted(text)) == Self.words(expected))
  }

  @Test(
    "A declaration of Core Data gets accessors at its end",
    arguments: [
      (
        "@NSManaged public private(set) var a: [B]? // c",
        "public private(set) var a: [B]?{get{_managed()}set{_manage(newValue)}} // c"
      ),
      (
        "@NSManaged var a: B; @NSManaged var b: C",
        """
        var a: B{get{_managed()}set{_manage(newValue)}}; \
        var b: C{get{_managed()}set{_manage(newValue)}}
        """
      ),
      (
        "@objc(addItems:)\n@NSManaged func addToA(_ value: (B, C), at i: Int)\nlet a = 1",
        "func addToA(_ value: (B, C), at i: Int){_change(value,i)}\nlet a = 1"
      ),
      ("@NSManaged var a, b: C", "var a, b: C"),
      (
        "@objc override init(entity a: B, insertInto b: C?) {}",
        "required init(entity a: B, insertInto b: C?) {}"
      ),
    ])
  func managed(text: String, expected: String) throws {
    #expect(Self.words(try adapted(text)) == Self.words(expected))
  }

  @Test(
    "Code that requires the Objective-C runtime is removed or replaced",
    arguments: [
      ("@objc func f() {}", "      func f() {}"),
      ("@objc(f:) @IBAction dynamic func f() {}", "                    dynamic func f() {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBOutlet\nvar a: A!", "         \nvar a: A!"),
      ("@UIApplicationMain class A {}", "@main              class A {}"),
      ("f(#selector(a.b(_:c:)))", "f(_action(\"a.b(_:c:)\"))"),
      ("f(#selector(\n  a\n))", "f(_action()\n   \n )"),
      ("f(#keyPath(A.b.c))", "f(\"b.c\"          )"),
      ("protocol P { @objc optional func f(); var a: B }", "protocol P { var a: B }"),
      (
        "protocol P {\n  @objc optional func f()\n  func g()\n}",
        "protocol P {\n                         \n  func g()\n}"
      ),
    ])
  func objectiveC(text: String, expected: String) throws {
    // The length of a line is unchanged, but the trailing blanks of the table are tedious.
    let adapted = try adapted(text)
    #expect(adapted.utf8.count == text.utf8.count)
    #expect(Self.words(adapted) == Self.words(expected))
  }

  private static func joined(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  @Test(
    "An import names a module of Linux",
    arguments: [
      ("import UIKit.UIView", "import UIKit       "),
      ("import os.log; import A", "import os    ; import A"),
      ("import AppKit; import A", "               import A"),
      ("import ObjectiveC.runtime", "import Foundation        "),
      ("import Darwin.C\nlet a = 1", "import Darwin  \nlet a = 1"),
      ("import func Darwin.C.sin", "import      Darwin      "),
      ("@preconcurrency public import AppKit", "                                    "),
    ])
  func importedModule(text: String, expected: String) throws {
    #expect(try adapted(text) == expected)
  }

  @Test func `The imports of active code are listed with their lines`() throws {
    let text = """
      import SwiftUI; @testable import struct App.A
      #if os(macOS)
      import AppKit
      #elseif canImport(UIKit) && DEBUG
      import UIKit.UIView
      #else
      import A
      #endif
      #if os(iOS)
      import B
      #else
      import C
      #endif
      """
    let imports = try SourceAdaptation(of: Array(text.utf8), for: Self.platform).imports
    #expect(
      imports == [
        ImportedModule(name: "SwiftUI", line: 1, isConditional: false),
        ImportedModule(name: "App", line: 1, isConditional: false),
        ImportedModule(name: "UIKit", line: 5, isConditional: true),
        ImportedModule(name: "A", line: 7, isConditional: true),
        ImportedModule(name: "B", line: 10, isConditional: false),
      ])
  }

  @Test(
    "The class of an app’s delegate is found",
    arguments: [
      ("@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}", "A"),
      ("final class B<T>: NSObject {}\nclass C: NSObject, UIKit.UIApplicationDelegate {}", "C"),
      ("struct D { class E: UIApplicationDelegate {} }", nil),
      ("// class F: UIApplicationDelegate {}", nil),
    ] as [(String, String?)])
  func appDelegate(text: String, expected: String?) throws {
    #expect(try SourceAdaptation(of: Array(text.utf8), for: Self.platform).appDelegate == expected)
  }

  @Test func `Line ends and other characters are kept`() throws {
    #expect(
      try adapted("#if os(iOS)\r\nlet é = #available(\r\niOS 18,\t*)\r\n#endif")
        == "#if true   \r\nlet é = false      \r\n          \r\n#endif")
  }
}
