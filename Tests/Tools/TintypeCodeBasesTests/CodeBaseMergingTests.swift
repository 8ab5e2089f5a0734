// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCodeBases

@Suite("Code bases with fetched packages")
struct CodeBaseMergingTests {
  private func module(
    _ name: String, uses: [String] = [], products: [String] = []
  ) -> SourceModule {
    var module = SourceModule(name: name, moduleName: name, kind: .library, folder: "/\(name)")
    module.uses = uses
    module.products = products.map { .init(name: $0, package: nil) }
    return module
  }

  private func codeBase(
    _ modules: SourceModule..., products: [String: [String]] = [:]
  ) -> CodeBase {
    var base = CodeBase(name: "Base", root: "/base")
    base.modules = modules
    base.productModules = products
    return base
  }

  /// The modules with what they use, such as `App(Kit,Core)`.
  private func text(_ base: CodeBase) -> [String] {
    base.modules.map { "\($0.moduleName)(\($0.uses.joined(separator: ",")))" }
  }

  @Test("A product stands for its modules, which precede the module that uses them")
  func products() {
    let fetched = codeBase(module("Core"), module("Kit"), products: ["All": ["Kit", "Core"]])
    #expect(
      text(codeBase(module("App", products: ["All"])).merging([fetched])) == [
        "Kit()", "Core()", "App(Kit,Core)",
      ])
  }

  @Test("A product that no package lists is the module with its name")
  func namedProduct() {
    let base = codeBase(module("App", products: ["Kit", "Gone"]))
    #expect(text(base.merging([codeBase(module("Kit"))])) == ["Kit()", "App(Kit)"])
  }

  @Test("Modules of other packages are added in the order of their use, the others are left out")
  func transitive() {
    let kit = codeBase(
      module("Unused"), module("Base"), module("Kit", uses: ["Base"], products: ["Log"]))
    let log = codeBase(module("Logging"), products: ["Log": ["Logging"]])
    let merged = codeBase(module("App", products: ["Kit"])).merging([kit, log])
    #expect(text(merged) == ["Base()", "Logging()", "Kit(Base,Logging)", "App(Kit)"])
  }

  @Test("Packages that use each other are added once")
  func cycle() {
    let one = codeBase(module("One", products: ["Two"]))
    let two = codeBase(module("Two", products: ["One", "Two"]))
    let merged = codeBase(module("App", products: ["One"])).merging([one, two])
    #expect(text(merged) == ["Two(One)", "One(Two)", "App(One)"])
  }

  @Test("The code base's own module precedes one of a package with its name")
  func ownName() {
    let merged = codeBase(module("Kit"), module("App", uses: ["Kit"], products: ["Kit"]))
      .merging([codeBase(module("Kit", uses: ["Other"]), module("Other"))])
    #expect(text(merged) == ["Kit()", "App(Kit)"])
  }

  @Test("Of two packages with the same product, the first is used, and all notes are kept")
  func duplicates() {
    var one = codeBase(module("A"), products: ["Kit": ["A"]])
    one.notes = [CodeBaseNote("A", "one")]
    var two = codeBase(module("B"), products: ["Kit": ["B"]])
    two.notes = [CodeBaseNote("B", "two")]
    let merged = codeBase(module("App", products: ["Kit"])).merging([one, two])
    #expect(text(merged) == ["A()", "App(A)"])
    #expect(merged.notes.map(\.text) == ["one", "two"])
  }

  @Test("A chain of 10,000 modules ends without a trap")
  func chain() {
    var fetched = codeBase()
    fetched.modules = (0..<10_000).map { module("M\($0)", uses: ["M\($0 + 1)"]) }
    let merged = codeBase(module("App", products: ["M0"])).merging([fetched])
    #expect(merged.modules.last?.moduleName == "App")
    #expect(merged.modules.count == 257)
  }
}
