// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeVariants

@Suite("Variants of declarations")
struct GeneratedSourceTests {
  /// Returns the generated declarations, without the head of the file.
  private func variants(_ source: String) throws -> String? {
    try GeneratedSource(of: Array(source.utf8), path: "A.swift").text.map { text in
      text.split(separator: "\n\n", maxSplits: 2).dropFirst(2).joined()
    }
  }

  @Test("A source without directives has no generated file")
  func none() throws {
    #expect(try variants("func f() {}\n") == nil)
  }

  @Test("A list of texts is replaced in the documentation and the code")
  func replacing() throws {
    let source = """
      extension Row {
        // Variants: Int; an integer -> String; a string | [Int]; a list
        /// Creates an integer, as an integer.
        init(_ value: Int) { self.init(kind: .Int, Integer(value)) }
      }
      """
    #expect(
      try variants(source) == """
        extension Row {
          /// Creates a string, as a string.
          init(_ value: String) { self.init(kind: .String, Integer(value)) }

          /// Creates a list, as a list.
          init(_ value: [Int]) { self.init(kind: .[Int], Integer(value)) }
        }

        """)
  }

  @Test("Several directives are combined, and a line can be continued")
  func product() throws {
    let source = """
      extension Row where Label == Text {
        // Variants: a -> b
        // Variants: c
        //   -> d
        func f(a: Int, c: Int)
        func g()
      }
      """
    #expect(
      try variants(source) == """
        extension Row where Label == Text {
          func f(b: Int, c: Int)

          func f(a: Int, d: Int)

          func f(b: Int, d: Int)
        }

        """)
  }

  @Test("A key becomes a generic string or a text")
  func titles() throws {
    let source = """
      extension Row {
        // Variants: string(titleKey) | text(titleKey, label)
        /// Creates a row.
        public init<V>(
          _ titleKey: LocalizedStringKey, value: V
        ) where V: Equatable {
          self.init(Text(titleKey), value)
        }
      }
      """
    #expect(
      try variants(source) == """
        extension Row {
          /// Creates a row.
          @_disfavoredOverload
        public init<S, V>(
            _ title: S, value: V
          ) where S: StringProtocol, V: Equatable {
            self.init(Text(title), value)
          }

          /// Creates a row.
          public init<V>(
            _ label: Text, value: V
          ) where V: Equatable {
            self.init(label, value)
          }
        }

        """)
  }

  @Test("The variants of an extension contain those of its members")
  func extensions() throws {
    let source = """
      // Variants: View -> Scene
      extension View {
        // Variants: f -> g
        func f()
      }
      """
    let text = try #require(try variants(source))
    #expect(text.contains("extension View {\n  func g()\n}"))
    #expect(text.contains("extension Scene {\n  func f()\n\n  func g()\n}"))
  }

  @Test("Members of a type are generated in an extension, with its attributes")
  func owners() throws {
    let source = """
      struct Outer {
        struct Inner {
          // Variants: f -> g
          func f() {}
        }
      }

      @available(iOS 26, *)
      extension Row {
        // Variants: f -> g
        func f() {}
      }
      """
    let text = try #require(try variants(source))
    #expect(text.contains("extension Outer.Inner {"))
    #expect(text.contains("@available(iOS 26, *)\nextension Row {"))
  }

  @Test("Lists, properties and numbers of lettered names grow together")
  func letters() throws {
    let source = """
      extension Publishers {
        // Variants: letters(3...3)
        /// A publisher of 2 publishers.
        struct Merge2<A: Publisher, B: Publisher<A.Output>> {
          /// Publisher 1.
          let a: A
          /// Publisher 2.
          let b: B

          init(_ a: A, _ b: B) where A.Failure == B.Failure, B.Failure == Never
        }
      }
      """
    let text = try #require(
      try variants(source.replacing("Publisher<A.Output>", with: "Publisher")))
    #expect(
      text.contains("/// A publisher of 3 publishers.\n  struct Merge3<A: Publisher, B: Publ"))
    #expect(text.contains("B: Publisher, C: Publisher> {"))
    #expect(text.contains("/// Publisher 2.\n    let b: B\n    /// Publisher 3.\n    let c: C\n\n"))
    #expect(text.contains("init(_ a: A, _ b: B, _ c: C)"))
  }

  @Test("The letters of an element change as those of the element before it")
  func lettersInElements() throws {
    let declaration = """
      func f<A: P, B: P<A.O>, C: P<A.O>>(_ a: A, _ b: B, _ c: C)
      where A.Error == B.Error, B.Error == C.Error {}
      """
    #expect(
      try LetteredLists(declaration).with(count: 4, line: 1) == """
        func f<A: P, B: P<A.O>, C: P<A.O>, D: P<A.O>>(_ a: A, _ b: B, _ c: C, _ d: D)
        where A.Error == B.Error, B.Error == C.Error, C.Error == D.Error {}
        """)
  }

  @Test("The closure of an operator throws its failure")
  func trying() throws {
    let source = """
      extension Publisher {
        // Variants: trying
        /// Filters values by a closure.
        ///
        /// - Parameter test: Returns whether to publish a value.
        /// - Returns: A publisher.
        func filter(_ test: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {}
      }

      extension Publishers {
        // Variants: trying
        /// A publisher of the values that meet a condition.
        struct Filter<Upstream: Publisher> {
          typealias Failure = Upstream.Failure
          let isIncluded: (Upstream.Output) -> Bool
        }
      }
      """
    #expect(
      try variants(source) == """
        extension Publisher {
          /// Filters values by a closure that may throw.
          ///
          /// - Parameter test: Returns whether to publish a value.
          ///   An error that it throws is the failure.
          /// - Returns: A publisher.
          func tryFilter(_ test: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {}
        }

        extension Publishers {
          /// A publisher of the values that meet a condition that may throw.
          struct TryFilter<Upstream: Publisher> {
            typealias Failure = any Error
            let isIncluded: (Upstream.Output) throws -> Bool
          }
        }

        """)
  }

  @Test("A generated file has the imports of its source, and the availability of a type")
  func context() throws {
    let source = """
      @_spi(A) public import Foundation
      internal import UIKit
      import SwiftUI

      /// A row.
      @available(
        *, unavailable
      )
      @MainActor
      struct Row {
        // Variants: f -> g
        func f() {}
      }
      """
    let text = try #require(try GeneratedSource(of: Array(source.utf8), path: "A.swift").text)
    #expect(text.contains("public import Foundation\ninternal import UIKit\nimport SwiftUI\n"))
    #expect(text.contains("\n\n@available(\n  *, unavailable\n)\nextension Row {"))
  }

  @Test("The imports of a generated file have the conditions of its source, which platforms need")
  func conditions() throws {
    func imports(_ header: String, _ end: String = "") throws -> String {
      let source = header + "\n\nstruct Row {\n  // Variants: f -> g\n  func f() {}\n}\n" + end
      let text = try #require(try GeneratedSource(of: Array(source.utf8), path: "A.swift").text)
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
      return lines.prefix { !$0.hasPrefix("extension") }.joined(separator: "\n")
    }
    let conditional = "#if canImport(A)\n  import A\n#else\n  import B\n#endif"
    #expect(try imports(conditional) == conditional)
    #expect(try imports("import C\n" + conditional) == "import C\n" + conditional)
    #expect(try imports("#if os(Linux)\n  import A", "#endif\n") == "import A")
  }

  @Test(
    "A directive that cannot be followed is an error with its line",
    arguments: [
      ("// Variants: a; b -> c\nfunc a(b: Int) {}", "A.swift:1: “c” needs as many replacements"),
      ("\n// Variants: x -> y\nfunc f() {}", "A.swift:2: The declaration does not contain “x”."),
      ("// Variants: string(key)\nvar key: LocalizedStringKey", "Only functions"),
      ("// Variants: letters(3...4)\nfunc f(a: A) {}", "no list of fewer than 3 lettered"),
      ("// Variants: trying\n/// Maps values.\nfunc map() {}", "Only a function or a structure"),
      ("// Variants: a -> b\n", "There is no declaration after the comment."),
      ("// Variants: a -> b\nfunc a( {", "A.swift:1: A bracket"),
    ])
  func errors(source: String, message: String) {
    do {
      _ = try variants(source)
      Issue.record("There is no error.")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
