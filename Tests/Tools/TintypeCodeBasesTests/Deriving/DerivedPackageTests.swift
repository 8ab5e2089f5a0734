// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeSourceEditing

@testable import TintypeCodeBases

@Suite("Derived packages")
struct DerivedPackageTests {
  private let sample: SampleProject

  init() throws {
    sample = try SampleProject([
      "App/A.swift": "import SwiftUI\nlet a = 1\n", "App/main.swift": "print(1)\n",
      "App/B “😀”\"x\\y\".swift": "import Gone\n  let b = 2\n", "App/data.json": "{}",
    ])
  }

  private func path(_ file: String) -> String { sample.root + "/App/" + file }

  /// A module with all sources of the sample.
  private func module(_ name: String = "App") -> SourceModule {
    var module = SourceModule(
      name: name, moduleName: name, kind: .application, folder: sample.root + "/App")
    module.sources = ["A.swift", "B “😀”\"x\\y\".swift", "main.swift"].map(path)
    return module
  }

  private func package(_ modules: SourceModule...) -> DerivedPackage {
    var base = CodeBase(name: "Base", root: sample.root)
    base.modules = modules
    var package = DerivedPackage(
      of: base, in: sample.root + "/derived",
      engine: BuiltEngine(products: "/pro\"ducts", sources: "/gone"),
      platform: AdaptedPlatform(iOS: 26, 0, modules: [:]))
    package.adapt(available: ["SwiftUI"])
    return package
  }

  private func derived(_ path: String) throws -> String {
    try String(contentsOfFile: sample.root + "/derived/" + path, encoding: .utf8)
  }

  private var derivedFiles: [String] {
    DerivedFiles.files(at: sample.root + "/derived").map(\.relative).sorted()
  }

  private func output(_ text: String) -> CompilerOutput { CompilerOutput(text) { $0.first == "/" } }

  // MARK: Sources

  @Test("A source begins at the second line, after the user's path")
  func sourceLocation() throws {
    try package(module()).write()
    #expect(
      try derived("Sources/App/A.swift")
        == "#sourceLocation(file: \"\(path("A.swift"))\", line: 1)\nimport SwiftUI\nlet a = 1\n")
    let name = "B “😀”\"x\\y\".swift"
    #expect(
      try derived("Sources/App/\(name)").hasPrefix(
        "#sourceLocation(file: \"\(sample.root)/App/B “😀”\\\"x\\\\y\\\".swift\", line: 1)\n"))
  }

  @Test("Top-level code and files that cannot be read are not part of a module")
  func leftOutFiles() throws {
    var module = module()
    module.sources.append(path("Gone.swift"))
    try sample.write("let c = \"\n", to: "App/C.swift")
    module.sources.append(path("C.swift"))
    let package = package(module)
    try package.write()
    #expect(!derivedFiles.contains("Sources/App/main.swift"))
    #expect(!derivedFiles.contains("Sources/App/Gone.swift"))
    let gone = package.unreadable[.init(module: "App", path: path("Gone.swift"))]
    #expect(gone?.hasPrefix("The file cannot be read: ") == true)
  }

  @Test("An import of a module that does not exist is left out without another line or column")
  func imports() throws {
    let package = package(module())
    try package.write()
    let file = DerivedPackage.SourceFile(module: "App", path: path("B “😀”\"x\\y\".swift"))
    #expect(package.omissions[file]?.map(\.message) == ["no such module “Gone”"])
    let lines = try derived("Sources/App/B “😀”\"x\\y\".swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[2] == "  let b = 2")
    #expect(!lines[1].contains("import"))
  }

  @Test("Only the module that contains an error leaves out the declaration of a shared file")
  func sharedFile() throws {
    var package = package(module("One"), module("Two"), module("Three"))
    let paths = ["One", "Two", "Three"].map {
      package.diagnosticPath(of: .init(module: $0, path: path("A.swift")))
    }
    let file = path("A.swift")
    #expect(paths == [file, "/." + file, "/./." + file])
    #expect(paths.map { package.file(ofDiagnostic: $0)?.module } == ["One", "Two", "Three"])
    #expect(package.file(ofDiagnostic: "/././." + file) == nil)
    #expect(package.file(ofDiagnostic: "/other.swift") == nil)
    let hasChanged = package.leaveOut(output("\(paths[1]):2:5: error: e"))
    #expect(hasChanged)
    #expect(package.omissions.filter { $0.key.path == file }.map(\.key.module) == ["Two"])
    try package.write()
    #expect(try derived("Sources/One/A.swift").contains("let a = 1"))
    #expect(try !derived("Sources/Two/A.swift").contains("let a = 1"))
  }

  @Test("A stored message names no condition that does not hold with the conditions of iOS")
  func message() throws {
    var package = package(module())
    let text =
      "'x' is unavailable: It does not exist on Linux. Use #if !os(Linux), or draw a Canvas."
    _ = package.leaveOut(output("\(path("A.swift")):2:5: error: \(text)"))
    let file = DerivedPackage.SourceFile(module: "App", path: path("A.swift"))
    #expect(
      package.omissions[file]?.map(\.message)
        == ["'x' is unavailable: It does not exist on Linux. Draw a Canvas."])
  }

  @Test("The compiler has limits for the types of expressions")
  func limits() throws {
    let manifest = DerivedManifest(of: package(module())).text
    #expect(manifest.contains("-solver-expression-time-threshold=10"))
    #expect(manifest.contains("-solver-memory-threshold=268435456"))
  }

  @Test("The same error again leaves out more, at last the file")
  func escalation() throws {
    var package = package(module())
    let output = output("\(path("A.swift")):2:5: error: e")
    var rounds = 0
    while rounds < 20, package.leaveOut(output) { rounds += 1 }
    let file = DerivedPackage.SourceFile(module: "App", path: path("A.swift"))
    #expect(package.omissions[file]?.contains { $0.level == .file } == true)
    #expect(rounds < 10)
    try package.write()
    #expect(!derivedFiles.contains("Sources/App/A.swift"))
  }

  @Test("A module that SwiftPM rejects is left out with the reason")
  func rejectedModule() throws {
    var clang = SourceModule(name: "CKit", moduleName: "CKit", kind: .clang, folder: sample.root)
    clang.sources = []
    var package = package(clang, module())
    let text = "error: public headers (\"include\") directory for 'CKit' is invalid"
    let hasChanged = package.leaveOut(output(text))
    #expect(hasChanged)
    #expect(package.modules.map(\.moduleName) == ["App"])
    #expect(package.notes.map(\.subject) == ["CKit"])
    let hasChangedAgain = package.leaveOut(output(text))
    #expect(!hasChangedAgain)
  }

  // MARK: Resources

  @Test("Constants for assets that do not compile are left out, those that extend types first")
  func assetSymbols() throws {
    var module = module()
    module.settings.hasAssetSymbolExtensions = true
    var package = package(module)
    let text = "/derived/App/_TintypeAssets.swift:3:5: error: invalid redeclaration of 'a'"
    let error = CompilerOutput(text) { _ in false }
    let first = package.leaveOut(error)
    #expect(first)
    #expect(package.modules.map(\.settings.hasAssetSymbolExtensions) == [false])
    #expect(package.modules.map(\.settings.hasAssetSymbols) == [true])
    let second = package.leaveOut(error)
    #expect(second)
    #expect(package.modules.map(\.settings.hasAssetSymbols) == [false])
    #expect(package.notes.map(\.subject) == ["App"])
    let third = package.leaveOut(error)
    #expect(!third)
  }

  @Test("The delegate of an app is created, unless that does not compile")
  func delegate() throws {
    try sample.write(
      "class Delegate: UIResponder, UIApplicationDelegate {}\n", to: "App/A.swift")
    var package = package(module())
    try package.write()
    #expect(try derived("Sources/App/_TintypeApplication.swift").contains("{ Delegate() }"))
    let text = "/derived/App/_TintypeApplication.swift:4:5: error: missing argument for parameter"
    let error = CompilerOutput(text) { _ in false }
    let hasChanged = package.leaveOut(error)
    #expect(hasChanged)
    try package.write()
    #expect(throws: (any Error).self) { try derived("Sources/App/_TintypeApplication.swift") }
    let hasChangedAgain = package.leaveOut(error)
    #expect(!hasChangedAgain)
  }

  @Test("Classes of models that do not compile are left out, types of attributes first")
  func modelClasses() throws {
    var package = package(module())
    let text = "/derived/App/_TintypeModels.swift:3:5: error: cannot find type 'a' in scope"
    let error = CompilerOutput(text) { _ in false }
    for classes in [true, false] {
      let hasChanged = package.leaveOut(error)
      #expect(hasChanged)
      #expect(package.modules.map(\.settings.hasModelCustomClasses) == [false])
      #expect(package.modules.map(\.settings.hasModelClasses) == [classes])
    }
    let hasChanged = package.leaveOut(error)
    #expect(!hasChanged)
  }

  @Test("Resources and the values of the Info.plist are in the folder of resources")
  func resources() throws {
    var module = module()
    module.resources = [.init(path: path("data.json"), place: "en.lproj/data.json")]
    module.information = ["UIAppFonts": ["a.ttf", "b.ttf"], "CFBundleName": ["A & “B”"]]
    try package(module).write()
    #expect(try derived("Sources/App/Resources/en.lproj/data.json") == "{}")
    let data = try Data(
      contentsOf: URL(
        fileURLWithPath: sample.root + "/derived/Sources/App/Resources/Information/Info.plist"))
    let values = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(
      values as? NSDictionary == ["UIAppFonts": ["a.ttf", "b.ttf"], "CFBundleName": "A & “B”"])
    let manifest = try derived("Package.swift")
    #expect(
      manifest.contains(
        "resources: [.copy(\"Resources/en.lproj\"), .copy(\"Resources/Information\")]"))
  }

  @Test("A second write changes nothing, and a removed source disappears")
  func incremental() throws {
    #expect(try package(module()).write())
    #expect(try !package(module()).write())
    var smaller = module()
    smaller.sources.removeFirst()
    #expect(try package(smaller).write())
    #expect(!derivedFiles.contains("Sources/App/A.swift"))
  }

  // MARK: Manifest

  @Test("The manifest names modules, uses and settings as literals")
  func manifest() throws {
    var kit = module("Kit")
    kit.settings.languageMode = "6"
    kit.settings.isMainActorByDefault = true
    kit.settings.conditions = ["A\"B"]
    kit.settings.upcomingFeatures = ["F"]
    kit.settings.experimentalFeatures = ["G"]
    var app = module()
    app.uses = ["Kit", "Gone"]
    try package(kit, app).write()
    let manifest = try derived("Package.swift")
    #expect(manifest.contains("\"/pro\\\"ducts/Modules\""))
    #expect(manifest.contains("name: \"App\",\n      dependencies: [\"Kit\"],"))
    #expect(
      manifest.contains(
        """
        [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define("A\\"B"), \
        .enableUpcomingFeature("F"), .enableExperimentalFeature("G"), .unsafeFlags(
        """))
    #expect(manifest.contains("dependencies: [\"Kit\", \"App\"]"))
  }

  @Test(
    "A literal has the value of the text",
    arguments: [
      ("a", "\"a\""), ("", "\"\""), ("\"\\", "\"\\\"\\\\\""), ("\\(x)", "\"\\\\(x)\""),
      ("a\nb\u{0}\u{7F}", "\"a\\u{a}b\\u{0}\\u{7f}\""), ("é😀 ", "\"é😀 \""),
    ])
  func literals(text: String, literal: String) {
    #expect(SwiftLiteral.text(text) == literal)
  }

  // MARK: Memory

  @Test("The next build leaves out the same, unless a file that is concerned changes")
  func memory() throws {
    let memory = OmissionMemory(directory: sample.root)
    var first = package(module())
    _ = first.leaveOut(output("\(path("A.swift")):2:5: error: e"))
    memory.store(first)

    var second = package(module())
    #expect(second.omissions != first.omissions)
    memory.restore(&second)
    #expect(second.omissions == first.omissions)

    try sample.write("import SwiftUI\nlet a = 3\n", to: "App/A.swift")
    var changed = package(module())
    memory.restore(&changed)
    #expect(changed.omissions.keys.map(\.path) == [path("B “😀”\"x\\y\".swift")])
  }

  @Test("A declaration that is added to another file lets all be tried again")
  func memoryOfDeclarations() throws {
    let memory = OmissionMemory(directory: sample.root)
    try sample.write("let b = 1\n", to: "App/main.swift")
    var first = package(module())
    _ = first.leaveOut(output("\(path("A.swift")):2:5: error: e"))
    memory.store(first)
    let concerned = path("A.swift")
    for (text, isRestored) in [("let b = 2\n", true), ("let b = 2\nlet c = 3\n", false)] {
      try sample.write(text, to: "App/main.swift")
      var next = package(module())
      memory.restore(&next)
      #expect(next.omissions.keys.contains { $0.path == concerned } == isRestored, "\(text)")
    }
  }

  @Test("A damaged memory is ignored", arguments: ["", "[", "[{}]", "{\"module\": 1}"])
  func damagedMemory(text: String) throws {
    try sample.write(text, to: "omissions.json")
    var package = package(module())
    let before = package.omissions
    OmissionMemory(directory: sample.root).restore(&package)
    #expect(package.omissions == before)
  }
}
