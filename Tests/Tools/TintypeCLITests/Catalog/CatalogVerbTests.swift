// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

/// Runs with a replacement of `swift`, and with scripts instead of the tests of a package.
@Suite("tintype catalog", .serialized)
struct CatalogVerbTests {
  let output: TemporaryOutput

  init() throws {
    output = try TemporaryOutput()
    try output.write("// Tintype\n", to: "Package.swift")
    try FileManager.default.createDirectory(
      atPath: output.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: output.path + "/products", withIntermediateDirectories: true)
  }

  /// Installs a replacement of `swift` that logs its arguments.
  private func install(buildStatus: Int = 0) throws {
    try InstalledProgram.write(
      """
      #!/bin/sh
      here=${0%/*}
      echo "$@" >>"$here/called"
      case "$*" in
        *--show-bin-path*) echo "$here/../products" ;;
        *describe*)
          echo '{"name":"Shop","targets":[{"c99name":"App","path":"Sources/App","sources":["Card.swift"]}]}' ;;
        *) echo building; exit \(buildStatus) ;;
      esac

      """, to: output.path + "/bin/swift")
  }

  /// Installs a program that instead of running tests runs a script.
  private func installTests(_ script: String, name: String = "Shop") throws {
    try InstalledProgram.write(
      "#!/bin/sh\n\(script)\n", to: output.path + "/products/\(name)PackageTests.xctest")
  }

  /// Returns a script that renders a preview in light and dark appearance.
  private func rendering(dark: PreviewEvent) throws -> String {
    """
    images=$(sed 's/.*"images":"\\([^"]*\\)".*/\\1/; s/\\\\//g' "$TINTYPE_PREVIEWS")
    echo image >"$images/0a.png"
    cp "$TINTYPE_PREVIEWS" '\(output.path)/request'
    \(try PreviewProgram.writing(
      .list([.sample("Card", variant: "light"), .sample("Card", variant: "dark")]),
      .rendered(.sample("App/Card.light")), dark, .finished))
    """
  }

  private func run(_ arguments: String..., progress: (@Sendable (String) -> Void)? = nil)
    -> Tool.Result
  {
    Tool(
      environment: ["PATH": output.path + "/bin:/usr/bin:/bin"], currentDirectory: output.path,
      progress: progress
    ).run(["catalog"] + arguments)
  }

  private func called() throws -> [String] {
    try output.text(of: "bin/called").split(separator: "\n").map(String.init)
  }

  @Test("The tests are built, and their previews are written as a page")
  func writing() throws {
    try install()
    try installTests(rendering(dark: .rendered(.sample("App/Card.dark"))))
    let result = run("--", "-c", "release")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("1 preview, 2 images, 0 failures\nfile:///"))
    #expect(result.output.hasSuffix("/.build/tintype/catalog/index.html\n"))
    #expect(
      try called() == [
        "build --build-tests -c release", "package describe --type json",
        "build --show-bin-path -c release",
      ])
    let data = try output.text(of: ".build/tintype/catalog/data/catalog.js")
    #expect(data.contains("Sources/App/Card.swift"))
    #expect(try output.text(of: ".build/tintype/catalog/images/0a.png") == "image\n")
  }

  @Test("The request contains the settings of the command line, and light and dark by default")
  func request() throws {
    try install()
    try installTests(rendering(dark: .rendered(.sample("App/Card.dark"))))
    _ = run(
      "--no-build", "--text-sizes", "large, accessibility3,large", "--locales=en,ar",
      "--platform-styles", "iOS,iOS26")
    let request = try JSONDecoder().decode(
      PreviewRequest.self, from: Data(try output.text(of: "request").utf8))
    var expected = PreviewRequest.Variants()
    expected.colorSchemes = ["light", "dark"]
    expected.dynamicTypeSizes = ["large", "accessibility3"]
    expected.locales = ["en", "ar"]
    expected.platformStyles = ["iOS", "iOS26"]
    #expect(request.variants == expected)
    #expect(try !called().contains { $0.contains("--build-tests") })
  }

  @Test("A preview that fails is in the page, and the exit code is 1")
  func failure() throws {
    try install()
    try installTests(rendering(dark: .failed(id: "App/Card.dark", message: "No such image.")))
    let result = run("--output", "pages/catalog")
    #expect(result.exitCode == .different)
    #expect(result.output.hasPrefix("1 preview, 1 image, 1 failure\n"))
    #expect(try output.text(of: "pages/catalog/data/catalog.js").contains("No such image."))
  }

  @Test("The progress is shown in a terminal")
  func progress() throws {
    try install()
    try installTests(rendering(dark: .rendered(.sample("App/Card.dark"))))
    let shown = Shown()
    _ = run(progress: { shown.add($0) })
    #expect(shown.texts == ["\r1 of 2 rendered", "\r2 of 2 rendered", "\r\u{1B}[K"])
  }

  @Test("A package without previews has the exit code for nothing, and no page is written")
  func noPreviews() throws {
    try install()
    try installTests(PreviewProgram.writing(.list([]), .finished))
    let result = run()
    #expect(result.exitCode == .nothingRan)
    #expect(result.messages.contains("“Shop”"))
    #expect(!FileManager.default.fileExists(atPath: output.path + "/.build/tintype/catalog"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: output.path + "/.build/tintype") == [])
  }

  @Test("A failed build, a missing program and several programs are errors")
  func errors() throws {
    try install(buildStatus: 1)
    var result = run()
    #expect(result.exitCode == .error && result.messages.contains("code 1"))
    try install()
    result = run()
    #expect(result.exitCode == .error && result.messages.contains("no test program"))
    try installTests("exit 0", name: "One")
    try installTests("exit 0", name: "Two")
    result = run()
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("OnePackageTests.xctest, TwoPackageTests.xctest"))
  }

  @Test("A foreign folder is not replaced, and the previews are not rendered")
  func foreign() throws {
    try install()
    try installTests("touch '\(output.path)/started'")
    try output.write("mine", to: "other/notes.txt")
    let result = run("--output", "other")
    #expect(result.exitCode == .cannotCreate)
    #expect(result.messages.contains("--output"))
    #expect(!FileManager.default.fileExists(atPath: output.path + "/started"))
  }

  static let invalidArguments: [[String]] = [
    ["--color-schemes", "blue"], ["--color-schemes", "light,"], ["--text-sizes", "Large"],
    ["--locales", "e"], ["--directions", "up"], ["--platform-styles", "iOS 26"],
    ["--devices", "iPhone 99"], ["--timeout", "0"],
    ["--timeout", "soon"], ["--editor", "{path}"], ["--editor", "javascript:{path}"],
    ["--editor", "vscode://file"], ["one", "two"], ["--unknown"],
  ]

  @Test(
    "Invalid names are errors of the command line before the build", arguments: invalidArguments)
  func invalid(arguments: [String]) throws {
    try install()
    let result = Tool(
      environment: ["PATH": output.path + "/bin"], currentDirectory: output.path
    ).run(["catalog"] + arguments)
    #expect(result.exitCode == .usage)
    #expect(!FileManager.default.fileExists(atPath: output.path + "/bin/called"))
  }

  @Test("Errors state what is wrong, where, and what to do")
  func wording() {
    let errors: [(name: String, error: CatalogError)] = [
      ("notBuilt", .notBuilt(status: 1)), ("noBinaries", .noBinaries(status: 1)),
      ("noTestProgram", .noTestProgram(directory: "/p/.build/debug")),
      (
        "severalTestPrograms",
        .severalTestPrograms(directory: "/p/.build/debug", names: ["A", "B", "C", "D", "E", "F"])
      ),
      ("foreignFolder", .foreignFolder(path: "/p/other")),
      ("cannotWrite", .cannotWrite(path: "/p/catalog", error: .system(code: 13))),
      ("noPreviews", .noPreviews(package: "Shop")),
    ]
    assertTexts(errors.map { ($0.name, "\($0.error)") })
  }
}
