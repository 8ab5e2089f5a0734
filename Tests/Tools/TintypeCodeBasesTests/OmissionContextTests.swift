// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditing

@testable import TintypeCodeBases

@Suite("Facts about what is left out")
struct OmissionContextTests {
  private func package(_ sample: SampleProject) -> DerivedPackage {
    var module = SourceModule(
      name: "App", moduleName: "App", kind: .application, folder: sample.root)
    module.sources = ["A.swift", "B.swift"].map { "\(sample.root)/\($0)" }
    module.products = [
      .init(name: "Lottie", package: nil), .init(name: "Lottie", package: "lottie-spm"),
      .init(name: "Local", package: nil),
    ]
    var codeBase = CodeBase(name: "Sample", root: sample.root)
    codeBase.modules = [module]
    var package = DerivedPackage(
      of: codeBase, in: sample.root + "/derived",
      engine: BuiltEngine(products: "/p", sources: "/s"),
      platform: AdaptedPlatform(iOS: 26, 0, modules: [:]))
    package.adapt(available: [])
    return package
  }

  @Test("The types of files and declarations that are left out are known with their files")
  func types() throws {
    let sample = try SampleProject([
      "A.swift": "struct One { enum Two {} }\nfunc three() {}\n",
      "B.swift": "class Four {}\nstruct Five { var x = 1 }\n",
    ])
    var package = package(sample)
    package.restore(
      [.init(line: 1, declaration: "A.swift", level: .file, message: "")],
      in: .init(module: "App", path: sample.root + "/A.swift"))
    package.restore(
      [
        .init(line: 1, declaration: "class Four", level: .type, message: ""),
        .init(line: 2, declaration: "var x", level: .member, message: ""),
      ], in: .init(module: "App", path: sample.root + "/B.swift"))
    #expect(
      package.omissionContext.leftOutTypes
        == ["One": "A.swift", "Two": "A.swift", "Four": "B.swift"])
  }

  @Test("Products are known with the names of their packages, if the project has them")
  func products() throws {
    let sample = try SampleProject(["A.swift": "", "B.swift": ""])
    #expect(package(sample).omissionContext.products == ["Lottie": "lottie-spm", "Local": ""])
  }
}
