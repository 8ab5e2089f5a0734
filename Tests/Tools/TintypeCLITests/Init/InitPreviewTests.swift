// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeTestSupport

@Suite("tintype init in a package with previews") struct InitPreviewTests {
  let package: PendingPackage
  static let file = "Tests/AppTests/PreviewTests.swift"

  init() throws {
    package = try PendingPackage()
    try package.remove(".build")
    try package.write(Self.manifest, to: "Package.swift")
    try package.write("import App\n", to: "Tests/AppTests/AppTests.swift")
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    #if os(Linux)
      let swiftUI: [Target.Dependency] = [
        .product(name: "SwiftUIOnLinux", package: "Tintype")
      ]
    #else
      let swiftUI: [Target.Dependency] = []
    #endif
    let package = Package(
      name: "App",
      targets: [
        .target(name: "App", dependencies: [.target(name: "Core")] + swiftUI),
        .target(name: "Core", path: "Core"),
        .testTarget(
          name: "AppTests", dependencies: ["App"] + swiftUI, swiftSettings: settings),
        .testTarget(name: "CoreTests", dependencies: ["Core"], path: "Core/Tests"),
      ])
    """

  private static let view = """
    import SwiftUI
    struct Card: View {
      struct Style {}
      var body: some View { Text("Card") }
    }
    #Preview { Card() }
    """

  /// The part of the output after the settings of Git.
  private func outcome(_ result: CommandResult) -> String {
    result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("Tests/") && !$0.hasPrefix("Core/") && !$0.hasPrefix("Previews:") }
      .joined(separator: "\n")
  }

  @Test("tintype init writes a test of the previews to the test target of their module")
  func writes() throws {
    try package.write(Self.view, to: "Sources/App/Card.swift")
    let result = package.run("init")
    #expect(result.exitCode == .success)
    #expect(result.messages == "")
    assertText(outcome(result), named: "output")
    assertText(package.text(Self.file) ?? "", named: "file")
    #expect(package.text("Tests/AppTests/FirstSnapshotTests.swift") == nil)
  }

  @Test("The previews of a package with references keep their look")
  func recorded() throws {
    try package.write(Self.view, to: "Sources/App/Card.swift")
    try package.write("", to: "__Snapshots__/a.png")
    _ = package.run("init")
    #expect(
      package.text(Self.file)?.contains("static let variants = PreviewVariants.colorSchemes\n")
        == true)
  }

  @Test("tintype init changes nothing a second time")
  func again() throws {
    try package.write(Self.view, to: "Sources/App/Card.swift")
    _ = package.run("init")
    let before = package.list("").map { ($0, package.text($0)) }
    let result = package.run("init")
    #expect(result.exitCode == .success)
    assertText(outcome(result))
    #expect(package.list("").map { ($0, package.text($0)) }.elementsEqual(before, by: ==))
  }

  @Test("tintype init --dry-run writes no test of previews")
  func dryRun() throws {
    try package.write(Self.view, to: "Sources/App/Card.swift")
    let result = package.run("init", "--dry-run")
    #expect(
      outcome(result).contains("PreviewTests.swift: a test of the previews of “App” would be"))
    #expect(package.text(Self.file) == nil)
  }

  @Test("A public view needs no @testable, and views are preferred to other types")
  func types() throws {
    try package.write(
      """
      import SwiftUI
      enum Kind {}
      private struct Hidden: View { var body: some View { Text("") } }
      public struct Box<Content: View>: View { public var body: Content }
      #Preview { Card() }
      """, to: "Sources/App/A.swift")
    try package.write(
      """
      public struct Row: View { public var body: some View { Text("") } }
      #if os(macOS)
        struct Window: View {}
      #endif
      """, to: "Sources/App/B.swift")
    _ = package.run("init")
    let text = try #require(package.text(Self.file))
    #expect(text.contains("Preview.all(in: Row.self, variants: PreviewTests.variants)"))
    #expect(
      text.contains(
        "PreviewVariants(colorSchemes: [.light, .dark], platformStyles: [.iOS26])"))
    #expect(text.contains("\n  import App\n"))
    #expect(!text.contains("@testable"))
  }

  @Test(
    "Previews in all forms are found",
    arguments: [
      "#Preview(\"A\", traits: .sizeThatFitsLayout) { Text(\"\") }\nstruct Card {}",
      "struct Card_Previews: PreviewProvider { static var previews: some View { Text(\"\") } }",
      "enum Card\n{}\nextension Card:\n  PreviewProvider {}",
      "#if canImport(SwiftUI) && DEBUG\n#Preview { Text(\"\") }\n#endif\nclass Card {}",
    ])
  func forms(source: String) throws {
    try package.write(source, to: "Sources/App/Deep/Card.swift")
    #expect(package.run("init").exitCode == .success)
    #expect(package.text(Self.file)?.contains("Preview.all(in: Card") == true)
  }

  @Test(
    "Text that only looks like a preview is not one",
    arguments: [
      "// #Preview { Card() }\nstruct Card {}", "let x = \"#Preview\"\nstruct Card {}",
      "#if os(iOS)\n#Preview { Card() }\n#endif\nstruct Card {}", "\u{0}#Preview", "#Preview { (",
    ])
  func noPreviews(source: String) throws {
    try package.write(source, to: "Sources/App/Card.swift")
    #expect(package.run("init").exitCode == .success)
    #expect(package.text(Self.file) == nil)
    #expect(package.text("Tests/AppTests/FirstSnapshotTests.swift") != nil)
  }

  @Test(
    "A test that takes snapshots of the previews is enough",
    arguments: [
      ("@Test(arguments: Preview.all(in: Card.self)) func a(_ p: PreviewSnapshot) {}", true),
      (
        "@Test(arguments: Preview.all(in: App.Card.self, variants: .colorSchemes)) func a() {}",
        true
      ),
      ("final class A: XCTestCase { func b() { assertSnapshots(ofPreviewsIn: Card.self) } }", true),
      ("let all = Preview.all(in: type)", true),
      ("// Preview.all(in: Card.self)", false),
      ("let all = Preview.all(in: Other.self)", false),
      ("#if os(macOS)\nlet all = Preview.all(in: Card.self)\n#endif", false),
    ])
  func tested(source: String, isEnough: Bool) throws {
    try package.write(Self.view, to: "Sources/App/Card.swift")
    try package.write("import App\nlet type = Card.self\n" + source, to: "Tests/AppTests/X.swift")
    let result = package.run("init")
    #expect(result.exitCode == .success)
    // The type of a variable is unknown.
    let isUnknown = source.contains("in: type)")
    #expect((package.text(Self.file) == nil) == (isEnough && !isUnknown))
    if isEnough, !isUnknown { #expect(outcome(result).hasPrefix("Previews: the tests already ")) }
  }

  @Test("The previews of two modules with one test target are in one file")
  func modules() throws {
    try package.write(
      Self.manifest.replacing("[\"App\"]", with: "[\"App\", \"Core\"]"), to: "Package.swift")
    try package.write(Self.view, to: "Sources/App/Card.swift")
    try package.write(
      Self.view + "\npublic struct Line: View {}", to: "Core/Card.swift")
    _ = package.run("init")
    let text = try #require(package.text(Self.file))
    assertText(text)
  }

  @Test("A module whose folder the manifest specifies is found, with its test target")
  func folder() throws {
    try package.write(Self.view, to: "Core/Card.swift")
    try package.write("", to: "Core/Tests/CoreTests.swift")
    let result = package.run("init")
    #expect(package.text("Core/Tests/PreviewTests.swift")?.contains("import Core") == true)
    assertText(outcome(result))
  }

  @Test("A module without a test target, without a type, and a file of the same name are errors")
  func failures() throws {
    try package.write(Self.view, to: "Core/Card.swift")
    var result = package.run("init")
    #expect(result.exitCode == .error)
    var messages = [("without a test target", result.messages)]
    result = package.run("init", "--target", "Missing")
    #expect(result.exitCode == .error)
    messages.append(("--target Missing", result.messages))
    try package.write("#Preview { Text(\"\") }", to: "Core/Card.swift")
    try package.write("import Core\n", to: "Tests/AppTests/AppTests.swift")
    result = package.run("init")
    #expect(result.exitCode == .error)
    messages.append(("without a type", result.messages))
    try package.write(Self.view, to: "Core/Card.swift")
    try package.write("// mine\n", to: Self.file)
    result = package.run("init")
    #expect(result.exitCode == .cannotCreate)
    messages.append(("with a file of the same name", result.messages))
    #expect(package.text(Self.file) == "// mine\n")
    assertTexts(messages)
  }

  @Test("--target selects the test target")
  func target() throws {
    try package.write(Self.view, to: "Sources/App/Card.swift")
    try package.write("", to: "Tests/UITests/x.swift")
    let result = package.run("init", "--target", "UITests")
    #expect(result.exitCode == .success)
    #expect(package.text("Tests/UITests/PreviewTests.swift") != nil)
    #expect(outcome(result).contains("\"App\", .product(name: \"SwiftUIOnLinux\""))
  }

  @Test(
    "A manifest that cannot be parsed is replaced by the usual folders", arguments: ["(", "\u{0}"])
  func brokenManifest(text: String) throws {
    try package.write(text + " // Tintype", to: "Package.swift")
    try package.write(Self.view, to: "Sources/My-App/Card.swift")
    try package.write("@testable import My_App\n", to: "Tests/AppTests/AppTests.swift")
    #expect(package.run("init").exitCode == .success)
    #expect(package.text(Self.file)?.contains("@testable import My_App") == true)
  }

  @Test("The folder of a target outside of the package is not read")
  func outside() throws {
    try package.write(
      #"let p = Package(name: "Tintype", targets: [.target(name: "App", path: "../App"), .target(name: "B", path: "/tmp")])"#,
      to: "Package.swift")
    #expect(package.run("init").exitCode == .success)
    #expect(package.text(Self.file) == nil)
  }
}
