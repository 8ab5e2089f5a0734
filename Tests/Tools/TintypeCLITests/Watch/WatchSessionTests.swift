// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

/// Runs with a replacement of `swift`, and with scripts instead of the tests of a package.
@Suite("A session of tintype watch", .serialized)
struct WatchSessionTests {
  let output: TemporaryOutput
  let printed = Printed()

  init() throws {
    output = try TemporaryOutput()
    for folder in ["bin", "products", "images"] {
      try FileManager.default.createDirectory(
        atPath: "\(output.path)/\(folder)", withIntermediateDirectories: true)
    }
    try output.write("one", to: "Sources/App/Card.swift")
    // The build runs the script `build`, and the description the script `describe`, if a test writes one.
    try InstalledProgram.write(
      """
      #!/bin/sh
      here='\(output.path)'
      case "$*" in
        *--show-bin-path*) echo "$here/products" ;;
        *describe*)
          echo described >>"$here/called"
          [ ! -f "$here/describe" ] || . "$here/describe"
          echo '{"name":"Shop","targets":[{"c99name":"App","path":"Sources/App","sources":["Card.swift"]}]}' ;;
        *) echo built >>"$here/called"; [ ! -f "$here/build" ] || . "$here/build" ;;
      esac

      """, to: output.path + "/bin/swift")
    try installTests()
  }

  /// Installs a program whose image has the contents of the source as its name.
  private func installTests(_ script: String? = nil) throws {
    try InstalledProgram.write(
      """
      #!/bin/sh
      cp "$TINTYPE_PREVIEWS" '\(output.path)/request'
      name=$(cat '\(output.path)/Sources/App/Card.swift')
      images=$(sed 's/.*"images":"\\([^"]*\\)".*/\\1/; s/\\\\//g' "$TINTYPE_PREVIEWS")
      echo image >"$images/$name.png"
      \(try script ?? Self.rendering())

      """, to: output.path + "/products/ShopPackageTests.xctest")
  }

  /// Returns the commands that send events, in which `IMAGE` is the name of the image.
  private static func rendering(_ comparison: PreviewEvent.Comparison? = nil) throws -> String {
    var rendering = PreviewEvent.Rendering.sample("App/Card", image: "IMAGE.png")
    rendering.comparison = comparison
    let events = try PreviewProgram.writing(
      .list([.sample("Card")]), .rendering("App/Card"), .rendered(rendering), .finished)
    return events.replacing("cat >&3", with: "sed \"s/IMAGE/$name/\" >&3")
  }

  /// Runs a session that sees changes one after the other; each is made when the session waits.
  private func run(_ steps: [Step] = []) throws {
    let page = LiveCatalog(package: "Shop", images: "\(output.path)/images")
    try run(ScriptedChanges(steps, in: output), page)
  }

  private func run(_ changes: any SourceChangesProvider, _ page: LiveCatalog) throws {
    let options = try PreviewOptions(
      try ParsedArguments(["--color-schemes", "light"], manual: WatchVerb.manual), verb: "watch")
    let printed = printed
    var session = WatchSession(
      code: .package(
        try PreviewedPackage(
          arguments: SwiftTestArguments(all: []),
          environment: ["PATH": "\(output.path)/bin:/usr/bin:/bin"]),
        root: output.path),
      options: options, images: "\(output.path)/images", page: page, changes: changes,
      listing: WatchListing(write: { printed.add($0) }))
    try session.run()
  }

  private func called() throws -> [Substring] {
    try output.text(of: "called").split(separator: "\n")
  }

  private func request() throws -> PreviewRequest {
    try JSONDecoder().decode(PreviewRequest.self, from: Data(try output.text(of: "request").utf8))
  }

  @Test("The first build is rendered and listed")
  func start() throws {
    try run()
    #expect(
      printed.text == """
        tintype: Building…
        tintype: Up to date. 1 preview, 0 updated, 0 differing from references.

        """)
    #expect(try called() == ["built", "described"])
    #expect(try Directory.names(in: output.path + "/images") == ["one.png"])
  }

  @Test("A change is built and rendered, and the updated preview is listed with its difference")
  func change() throws {
    try installTests(
      Self.rendering(
        PreviewEvent.Comparison(
          reference: nil,
          difference: PreviewEvent.Difference(
            image: nil, summary: "The images differ.", changes: ["Text · text \"a\" → \"b\""],
            regions: []))))
    try run([.source("two")])
    #expect(
      printed.text.hasSuffix(
        """
        tintype: Building…
        App/Card: The images differ.
          Text · text "a" → "b"
        tintype: Up to date. 1 preview, 1 updated, 1 differing from references.

        """))
    #expect(try called() == ["built", "described", "built"])
    let request = try request()
    #expect(request.first == ["App/Card"])
    #expect(request.references?.earlier == ["App/Card": "one.png"])
    // The first image stays, because later images are compared with it.
    #expect(try Directory.names(in: output.path + "/images") == ["one.png", "two.png"])
  }

  @Test("Images that are not shown any more are removed, apart from the first ones")
  func images() throws {
    try run([.source("two"), .source("three")])
    #expect(try Directory.names(in: output.path + "/images") == ["one.png", "three.png"])
  }

  @Test("The recorded references are those of the package, by the identifiers in their names")
  func references() throws {
    for path in ["App/Cards/previews.Card.png", "B/previews.Card.png", "B/text.Card.txt"] {
      try output.write("x", to: "__Snapshots__/" + path)
    }
    try run()
    #expect(
      try request().references?.recorded
        == [
          "Card": [
            "__Snapshots__/App/Cards/previews.Card.png", "__Snapshots__/B/previews.Card.png",
          ]
        ])
  }

  @Test("A change of references is rendered without a build")
  func changedReference() throws {
    try run([.reference])
    #expect(try called() == ["built", "described"])
    #expect(printed.text.components(separatedBy: "Up to date").count == 3)
  }

  @Test("A changed manifest, and an added source, are described again")
  func descriptions() throws {
    try run([.manifest, .file("Sources/App/New.swift")])
    #expect(try called().filter { $0 == "described" }.count == 3)
  }

  /// The command that waits until a file exists, and ends the script with an error if it never does.
  private static func waiting(for file: String) -> String {
    """
    steps=0
    until [ -f "$here/\(file)" ]; do
      steps=$((steps + 1)); [ $steps -lt 6000 ] || exit 1; sleep 0.1
    done
    """
  }

  @Test("The package is described while the previews are rendered, which then have files")
  func simultaneousDescription() throws {
    try output.write(Self.waiting(for: "rendered"), to: "describe")
    try installTests(Self.rendering() + "\necho >'\(output.path)/rendered'")
    let page = LiveCatalog(package: "Shop", images: "\(output.path)/images")
    try run(ScriptedChanges([], in: output), page)
    #expect(try called() == ["built", "described"])
    let catalog = try #require(page.answer(path: "data/catalog.json", query: [:]))
    #expect(String(decoding: catalog.bytes, as: UTF8.self).contains("Sources/App/Card.swift"))
  }

  @Test("A build ends a description that is not finished, and the package is described after it")
  func endedDescription() throws {
    try output.write(
      "[ \"$(grep -c built \"$here/called\")\" != 1 ] || exec sleep 6000", to: "describe")
    try installTests(Self.rendering() + "\n[ $name = two ] || kill -STOP $$")
    let page = LiveCatalog(package: "Shop", images: "\(output.path)/images")
    try run(LateChange(in: output, page), page)
    #expect(try called().count { $0 == "built" } == 2)
    let catalog = try #require(page.answer(path: "data/catalog.json", query: [:]))
    #expect(String(decoding: catalog.bytes, as: UTF8.self).contains("Sources/App/Card.swift"))
  }

  @Test("Among several programs with tests, that of the described package is used")
  func severalPrograms() throws {
    try InstalledProgram.write(
      "#!/bin/sh\nexit 1\n", to: output.path + "/products/OtherPackageTests.xctest")
    try run()
    #expect(printed.text.contains("Up to date. 1 preview,"))
    #expect(try called() == ["built", "described"])
  }

  @Test("After a change of the manifest, the targets are unknown until the package is described")
  func unknownTargets() throws {
    let changes = ScriptedChanges([.manifest, .source("two")], in: output)
    try output.write("[ \"$(grep -c built \"$here/called\")\" != 2 ] || exit 1", to: "build")
    try run(changes, LiveCatalog(package: "Shop", images: "\(output.path)/images"))
    #expect(changes.descriptions == [nil, "Shop", nil, "Shop"])
  }

  @Test("A description that fails is repeated when the previews are rendered again")
  func failedDescription() throws {
    let changes = ScriptedChanges([.manifest, .source("two"), .source("three")], in: output)
    try output.write("[ \"$(grep -c built \"$here/called\")\" != 2 ] || exit 1", to: "describe")
    try run(changes, LiveCatalog(package: "Shop", images: "\(output.path)/images"))
    #expect(
      try called() == ["built", "described", "built", "described", "built", "described", "built"])
    #expect(changes.descriptions == [nil, "Shop", nil, "Shop"])
  }

  @Test("A failed build is listed with its errors, and the next change is built")
  func failure() throws {
    try output.write(
      """
      if [ "$(cat "$here/Sources/App/Card.swift")" = bad ]; then
        echo "$here/Sources/App/Card.swift:3:1: error: expected expression" >&2
        exit 1
      fi
      """, to: "build")
    try run([.source("bad"), .reference, .source("good")])
    #expect(
      printed.text.hasSuffix(
        """
        tintype: Building…
        Sources/App/Card.swift:3:1: error: expected expression
        tintype: The build failed.
        tintype: Building…
        tintype: Up to date. 1 preview, 1 updated, 0 differing from references.

        """))
  }

  @Test(
    "A build that ends without an error is listed with its status and the end of its output",
    arguments: [("exit 3", "ended with code 3"), ("kill -KILL $$", "ended with signal 9")])
  func interruptedBuild(command: String, message: String) throws {
    try output.write("echo 'the last line'\n\(command)", to: "build")
    try run()
    #expect(
      printed.text == """
        tintype: Building…
        error: “swift build --build-tests” \(message)
        the last line
        tintype: The build failed.

        """)
  }

  @Test("Newer changes precede the images of a build at most twice, and are built afterward")
  func newerChanges() throws {
    // Each of the next five builds ends after another change.
    try run([.source("two", more: 5)])
    #expect(try called().count { $0 == "built" } == 1 + 3 + 3)
    #expect(printed.text.components(separatedBy: "Up to date").count == 1 + 1 + 2)
  }

  @Test("A change between the last event and the end of the process is built")
  func lateChange() throws {
    try installTests(Self.rendering() + "\n[ $name = two ] || kill -STOP $$")
    let page = LiveCatalog(package: "Shop", images: "\(output.path)/images")
    try run(LateChange(in: output, page), page)
    #expect(try called().count { $0 == "built" } == 2)
    #expect(printed.text.hasSuffix("1 preview, 1 updated, 0 differing from references.\n"))
  }

  @Test("A changed manifest is described after a build that failed")
  func failedManifest() throws {
    try output.write("[ \"$(grep -c built \"$here/called\")\" != 2 ] || exit 1", to: "build")
    try run([.manifest, .source("two")])
    #expect(try called() == ["built", "described", "built", "built", "described"])
  }

  @Test("A preview that traps or cannot be evaluated is listed")
  func traps() throws {
    try installTests(
      """
      if ! grep -q '"omitted":\\["App' "$TINTYPE_PREVIEWS"; then
        \(PreviewProgram.writing(.list([.sample("Card"), .sample("Row")]), .rendering("App/Card")))
        kill -TRAP $$
      fi
      \(PreviewProgram.writing(
        .list([.sample("Card"), .sample("Row")]), .rendering("App/Row"),
        .rendered(.sample("App/Row")), .finished))
      """)
    try run()
    #expect(printed.text.contains("App/Card: The process ended with signal 5.\n"))
    #expect(
      printed.text.hasSuffix("Up to date. 2 previews, 0 updated, 0 differing from references.\n"))
  }

  @Test("A package without previews is reported, and the next change is rendered")
  func noPreviews() throws {
    try installTests(
      """
      if [ $name = one ]; then
        \(PreviewProgram.writing(.list([]), .finished))
        exit
      fi
      \(Self.rendering())
      """)
    try run([.source("two")])
    #expect(
      printed.text.contains(
        """
        tintype: Up to date. 0 previews, 0 updated, 0 differing from references.
        tintype: “Shop” contains no previews.
        """))
    #expect(
      printed.text.hasSuffix("Up to date. 1 preview, 0 updated, 0 differing from references.\n"))
  }

  @Test("A failed build with many errors lists the first ones and counts the others")
  func manyErrors() throws {
    try output.write(
      "for i in $(seq 1 30); do echo \"a.swift:$i:1: error: e\"; done; exit 1", to: "build")
    try run()
    #expect(printed.text.contains("a.swift:20:1: error: e\nand 10 other errors\n"))
  }
}

/// A step that a session waits for.
private enum Step {
  /// The source has other contents; `more` changes follow at once.
  case source(String, more: Int = 0)
  case file(String)
  case manifest
  case reference
}

/// Changes that a test determines.
private final class ScriptedChanges: SourceChangesProvider {
  private var steps: ArraySlice<Step>
  private var more = 0
  private let output: TemporaryOutput
  let descriptor: Int32 = -1
  /// The names of the descriptions that the session has set.
  private(set) var descriptions: [String?] = []

  init(_ steps: [Step], in output: TemporaryOutput) {
    self.steps = steps[...]
    self.output = output
  }

  private var source: String { output.path + "/Sources/App/Card.swift" }

  func pending() -> SourceChanges {
    guard more > 0 else { return SourceChanges() }
    more -= 1
    return SourceChanges(sources: [source])
  }

  func next() throws -> SourceChanges? {
    more = 0
    switch steps.popFirst() {
    case .source(let text, let more)?:
      self.more = more
      try output.write(text, to: "Sources/App/Card.swift")
      return SourceChanges(sources: [source])
    case .file(let path)?:
      try output.write("", to: path)
      return SourceChanges(sources: ["\(output.path)/\(path)"])
    case .manifest?:
      return SourceChanges(sources: [output.path + "/Package.swift"], hasManifest: true)
    case .reference?: return SourceChanges(hasReferences: true)
    case nil: return nil
    }
  }

  func update(_ description: PackageDescription?) { descriptions.append(description?.name) }
}

/// A change that is made when the last event of the first process was received.
private final class LateChange: SourceChangesProvider {
  private let output: TemporaryOutput
  private let page: LiveCatalog
  private var isMade = false
  /// A file that can always be read.
  let descriptor = open("/dev/zero", O_RDONLY)

  init(in output: TemporaryOutput, _ page: LiveCatalog) {
    self.output = output
    self.page = page
  }

  deinit { close(descriptor) }

  func pending() throws -> SourceChanges {
    // The program writes its events at once, so they are received together.
    let state = page.answer(path: "data/state.json", query: [:])
    guard !isMade, String(decoding: state?.bytes ?? [], as: UTF8.self).contains("\"done\":1,")
    else {
      return SourceChanges()
    }
    isMade = true
    try output.write("two", to: "Sources/App/Card.swift")
    return SourceChanges(sources: [output.path + "/Sources/App/Card.swift"])
  }

  func next() -> SourceChanges? { nil }

  func update(_ description: PackageDescription?) {}
}

/// The texts that a session prints.
final class Printed: Sendable {
  private let texts = Mutex("")
  var text: String { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0 += text } }
}
