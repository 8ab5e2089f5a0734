// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComponents
import TintypeImaging
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypePaintCLI
@testable import TintypeSnapshots

@Suite("Changing references")
struct MutateVerbTests {
  let compact: CompactPackage

  init() throws { compact = try CompactPackage() }

  private static func image(@ComponentBuilder _ content: () -> ComponentList) throws
    -> SnapshotImage
  {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: VStack(spacing: 12, content: content), in: .fixed(Size(width: 160, height: 100)),
      measuring: renderer)
    return try SnapshotImage(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
  }

  private static func screen() throws -> SnapshotImage {
    try image {
      Text("Order 4711").foregroundColor(Color(red: 0.6, green: 0.6, blue: 0.6)).id("number")
      ZStack {
        Color.black.frame(width: 20, height: 10).id("covered")
        Color.green.frame(width: 60, height: 30).id("panel")
      }
    }
  }

  /// Takes a snapshot with a tolerance, as a test does.
  private func verify(
    _ image: SnapshotImage, _ tolerance: Tolerance = .exact, masking masked: [NodeSelector] = []
  ) {
    for record in [SnapshotTestingConfiguration.Record.all, .never] {
      let result = compact.verify(
        image, record: record, diffing: .image(tolerance: tolerance, masking: masked))
      #expect(record == .all || result.message == nil)
    }
  }

  private func run(_ arguments: String...) -> CommandResult {
    PaintTool(environment: [:], currentDirectory: compact.package.path)
      .run(["mutate"] + arguments)
  }

  private func document(_ arguments: [String] = []) throws -> [String: Any] {
    let result = PaintTool(environment: [:], currentDirectory: compact.package.path)
      .run(["mutate", "--format", "json"] + arguments)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any])
  }

  private func counts(_ kind: String, _ arguments: String...) throws -> [String: Double] {
    let kinds = try document(arguments)["kinds"] as? [String: [String: Double]]
    return try #require(kinds?[kind])
  }

  private var journal: String {
    compact.package.list(".build/tintype/runs/run").compactMap {
      compact.package.text(".build/tintype/runs/run/" + $0)
    }.joined()
  }

  // MARK: Output

  @Test(
    "Each format contains the score and the survivors", arguments: ["text", "json", "markdown"])
  func formats(format: String) throws {
    verify(try Self.screen(), Tolerance(precision: 0.99, perceptualPrecision: 0.98))
    let result = run("--format", format)
    #expect(result.exitCode == .success)
    #expect(result.messages == "")
    assertText(result.output, named: format, in: compact.package.path)
  }

  @Test("The kinds of the manual are those of the changes")
  func kinds() {
    #expect(MutateVerb.kindNames == MutationKind.allCases.map(\.rawValue))
  }

  @Test("A score below the minimum ends with 1")
  func minimum() throws {
    verify(try Self.screen(), Tolerance(allowance: .share(0.02)))
    #expect(run().exitCode == .success)
    let total = try #require(try document()["total"] as? [String: Double])
    let score = try #require(total["score"])
    #expect(score > 0 && score < 100)
    #expect(run("--minimum", "\(score.rounded(.down))").exitCode == .success)
    #expect(run("--minimum", "\(score.rounded(.up))").exitCode == .different)
    #expect(run("--minimum", "100").output.contains("; the minimum is 100 %\n"))
  }

  @Test("Without a change that affects a pixel, there is no score, which is below each minimum")
  func noScore() throws {
    verify(try Self.image { Text(" ") })
    #expect(run().exitCode == .success)
    #expect(run().output.hasPrefix("Mutation score: none, because there is no change"))
    #expect(run("--minimum", "0").exitCode == .different)
  }

  @Test(
    "A value that an option does not accept is an error",
    arguments: [
      ["--limit", "0"], ["--limit", "x"], ["--limit", "100001"], ["--minimum", "101"],
      ["--minimum", "nan"], ["--minimum", "-1"], ["--kind", "size"],
    ])
  func invalidOptions(arguments: [String]) {
    let result = PaintTool(environment: [:], currentDirectory: compact.package.path)
      .run(["mutate"] + arguments)
    #expect(result.exitCode == .usage)
    assertText(
      result.messages, named: arguments.joined(separator: " ").replacing("--", with: ""),
      in: compact.package.path)
  }

  @Test("The output is the same in each run and with any number of threads")
  func deterministic() throws {
    for name in ["a", "b", "c", "d", "e"] {
      let image = try Self.image {
        Text("Order \(name)"); Color.green.frame(width: 60, height: 30)
      }
      try compact.package.write(
        Diffing.image.encode(image), to: "__Snapshots__/CardTests/Cards/\(name).1.png")
    }
    let tool = PaintTool(environment: [:], currentDirectory: compact.package.path)
    let verb = try MutateVerb(ParsedArguments(["--format", "json"], manual: MutateVerb.manual))
    let outputs = [1, 2, 1, 5].map { verb.run(in: tool, workers: $0).output }
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].contains(#""killed" : "#))
  }

  // MARK: Tolerances

  @Test("The tolerance of the run decides what passes")
  func tolerances() throws {
    verify(try Self.screen())
    #expect(try counts("color")["survived"] == 0)
    try compact.package.remove(".build/tintype")
    verify(try Self.screen(), Tolerance(precision: 1, perceptualPrecision: 0.97))
    #expect(try counts("color")["killed"] == 0)
    #expect(try counts("position")["survived"] == 0)
    try compact.package.remove(".build/tintype")
    verify(try Self.screen(), Tolerance(allowance: .share(1)))
    #expect(try (document()["total"] as? [String: Double])?["killed"] == 0)
  }

  @Test("A change has to pass all tests that compare with a reference")
  func severalTests() throws {
    let image = try Self.screen()
    verify(image, Tolerance(allowance: .share(1)))
    #expect(try counts("color")["killed"] == 0)
    let exact = #""outcome":"matched","reference""#
    let lines = journal.split(separator: "\n").filter { $0.contains(exact) }
    let line = try #require(lines.first).replacing(
      #/"tolerance":\{[^}]*\},?/#, with: "")
    try compact.package.write(
      journal + line + "\n", to: ".build/tintype/runs/run/other.jsonl")
    #expect(try counts("color")["survived"] == 0)
  }

  @Test("A mask hides changes of its node")
  func masks() throws {
    verify(try Self.screen(), masking: ["number"])
    #expect(try counts("color")["killed"] ?? 0 > 0)
    #expect(try counts("text")["survived"] ?? 0 > 0)
    #expect(run().output.contains("tolerance: masked “number”"))
    try compact.package.remove(".build/tintype")
    verify(try Self.screen(), masking: ["panel"])
    #expect(try counts("text")["survived"] == 0)
  }

  @Test("A change of a covered element is counted, but is not in the score")
  func equivalent() throws {
    verify(try Self.screen())
    let removed = try counts("removal")
    #expect(removed["equivalent"] == 1)
    #expect(removed["score"] == 100)
    #expect(run("--kind", "removal").output.contains("1 change affected no pixel, and is not in"))
  }

  @Test("Without a run, and for references that it does not contain, exact comparisons are assumed")
  func assumed() throws {
    let image = try Self.screen()
    verify(image, Tolerance(allowance: .share(1)))
    try compact.package.write(
      Diffing.image.encode(image), to: "__Snapshots__/CardTests/Cards/other.1.png")
    #expect(
      run().output.contains(
        "The run run does not contain the tolerance of 1 reference; exact comparisons were assumed."
      ))
    #expect(try document()["assumedExact"] as? Int == 1)
    try compact.package.remove(".build/tintype")
    #expect(
      run().output.contains(
        "no run that contains tolerances, so exact comparisons were assumed for 2 references."))
    #expect(try (document()["total"] as? [String: Double])?["survived"] == 0)
  }

  @Test("A run or an output directory that is named and does not exist is an error")
  func missingRun() {
    for arguments in [["--run", "x"], ["--output-directory", "x"], ["--run", "../x"]] {
      let result = PaintTool(environment: [:], currentDirectory: compact.package.path)
        .run(["mutate"] + arguments)
      #expect(result.exitCode == .error)
      #expect(result.output == "")
    }
  }

  // MARK: Journals

  @Test("The journal states a tolerance also of a snapshot that passes, and none if it is exact")
  func journals() throws {
    let image = try Self.screen()
    verify(image)
    #expect(!journal.contains("tolerance"))
    verify(image, Tolerance(precision: 0.5))
    let stated = """
      "tolerance":{"ignoresAntialiasing":false,"mode":"exact","share":0.5,"threshold":0}
      """
    #expect(journal.split(separator: "\n").filter { $0.contains(stated) }.count == 2)
  }

  @Test("A tolerance is the same after encoding it")
  func coding() throws {
    let tolerances: [Tolerance] = [
      .exact, Tolerance(mode: .pixelmatch, threshold: 0.25), Tolerance(mode: .perceptual),
      Tolerance(allowance: .pixels(3)), Tolerance(allowance: .share(0.1)),
      Tolerance(
        ignoresAntialiasing: true, allowance: .window(side: 8, pixels: 2),
        masks: [PixelRect(x: 1, y: 2, width: 3, height: 4)]),
    ]
    for tolerance in tolerances {
      let stated = ImageTolerance(tolerance, masking: ["a/b", "c"])
      let data = try JSONEncoder().encode(stated)
      #expect(try JSONDecoder().decode(ImageTolerance.self, from: data) == stated)
    }
    #expect(
      tolerances.map { ImageTolerance($0).description } == [
        "exact", "pixelmatch distance 0.25, antialiasing ignored",
        "perceptual distance 0.01, antialiasing ignored", "3 pixels", "10 % of the pixels",
        "antialiasing ignored, 2 pixels in 8 × 8, 1 masked area",
      ])
    // Numbers that JSON cannot contain are not valid when images are compared, either.
    let invalid = ImageTolerance(Tolerance(threshold: .nan, allowance: .share(.infinity)))
    let decoded = try JSONDecoder().decode(
      ImageTolerance.self, from: JSONEncoder().encode(invalid))
    #expect(decoded.tolerance.threshold == -1)
  }

  @Test("Unknown fields of a journal are ignored, and an unknown tolerance omits its reference")
  func laterJournals() throws {
    verify(try Self.screen(), Tolerance(allowance: .share(1)))
    let later = journal.replacing(#""notes":[]"#, with: #""later":{"a":[1]},"notes":[]"#)
    for file in compact.package.list(".build/tintype/runs/run") {
      try compact.package.remove(".build/tintype/runs/run/" + file)
    }
    try compact.package.write(later, to: ".build/tintype/runs/run/1.jsonl")
    #expect(try (document()["total"] as? [String: Double])?["killed"] == 0)
    try compact.package.write(
      later.replacing(#""mode":"exact""#, with: #""mode":"spectral""#),
      to: ".build/tintype/runs/run/1.jsonl")
    let unknown = run()
    #expect(unknown.exitCode == .success)
    #expect(unknown.output.contains("has a tolerance in the run that this version cannot read"))
    try compact.package.write(
      later.replacing(#""version":1"#, with: #""version":2"#),
      to: ".build/tintype/runs/run/1.jsonl")
    #expect(run().output.contains("so that tolerances can be missing"))
    try compact.package.write(
      later.replacing(#""share":1"#, with: #""share":7"#), to: ".build/tintype/runs/run/1.jsonl")
    let invalid = run()
    #expect(invalid.exitCode == .error)
    #expect(invalid.messages.contains("not a valid share of tolerated pixels"))
  }

  // MARK: Unusual references

  @Test("A damaged reference is an error, and others are changed")
  func damaged() throws {
    verify(try Self.screen())
    try compact.package.write("no image", to: "__Snapshots__/CardTests/Cards/damaged.png")
    let result = run()
    #expect(result.exitCode == .error)
    #expect(result.output.contains("1 reference changed, 1 not."))
    assertText(result.messages, in: compact.package.path)
  }

  @Test("References without a scene, pointers, and scenes that cannot be painted are named")
  func omitted() throws {
    let plain = try SnapshotImage(bitmap: .init(width: 2, height: 2))
    try compact.package.write(
      Diffing.image.encode(plain), to: "__Snapshots__/CardTests/Cards/plain.1.png")
    // A full reference does not contain the images of its scene.
    try compact.package.write(
      Diffing.image.encode(CompactPackage.card("Card")),
      to: "__Snapshots__/CardTests/Cards/image.1.png")
    let pointer = try #require(
      try PointerReference.make(of: Diffing.image.encode(Self.screen())))
    try compact.package.write(pointer.bytes, to: "__Snapshots__/CardTests/Cards/pointer.1.png")
    let result = run()
    #expect(result.exitCode == .success)
    assertText(result.output, in: compact.package.path)
  }

  @Test("A compact reference whose image is missing is an error")
  func missingAsset() throws {
    verify(try CompactPackage.card("Card"))
    try compact.package.remove(try #require(compact.asset))
    let result = run()
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("cannot be read"))
  }

  @Test("A reference that is named twice is changed once")
  func repeated() throws {
    verify(try Self.screen())
    #expect(run("__Snapshots__", CompactPackage.reference).output == run().output)
  }
}
