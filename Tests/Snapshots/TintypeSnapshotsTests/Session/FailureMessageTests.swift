// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Messages of failing assertions")
struct FailureMessageTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Compares the message of a failure with its reference, and checks that it contains the file's
  /// path.
  private func check(
    _ result: SnapshotResult, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let message = result.message ?? ""
    #expect(message.contains(" \(package.references)/appearance.form."))
    assertText(
      message, named: "message", in: package.root, testName: testName, line: line, column: column)
  }

  @Test("The message reports a recorded reference")
  func recorded() {
    check(package.verify("a", as: .lines, record: .missing))
  }

  @Test("The message lists the lines that recording replaced")
  func replaced() throws {
    try package.writeReference("old")
    check(package.verify("new", as: .lines, record: .failed))
  }

  @Test("The message states the number, location and size of pixel differences and what to do")
  func pixels() throws {
    try package.writeReference(Diffing.image.encode(.filled(0, width: 10, height: 10)))
    var new = try SnapshotImage.filled(0, width: 10, height: 10)
    var pixels = new.bitmap.pixels
    for index in [12, 13, 14, 15, 22, 23, 24] { pixels[index] = 0xFF00_0020 }
    new.bitmap = try Bitmap(width: 10, height: 10, pixels: pixels)
    check(package.verify(new, as: .image, record: .never))
  }

  @Test("The message reports a single differing pixel and never 0 %")
  func singlePixel() throws {
    let side = 200
    try package.writeReference(Diffing.image.encode(.filled(0, width: side, height: side)))
    var new = try SnapshotImage.filled(0, width: side, height: side)
    new.bitmap = try Bitmap(
      width: side, height: side, pixels: new.bitmap.pixels.dropLast() + [0xFF00_0001])
    check(package.verify(new, as: .image, record: .never))
  }

  @Test("The message reports a changed size")
  func size() throws {
    try package.writeReference(Diffing.image.encode(.filled(0, width: 4, height: 3)))
    let new = try SnapshotImage.filled(0, width: 4, height: 6)
    check(package.verify(new, as: .image, record: .never))
  }

  @Test("An environment that affects no pixels is not given as a reason")
  func environmentThatAffectsNoPixelsIsNotGivenAsReason() throws {
    let old = try SnapshotImage.filled(0, environment: ["pixman": "0.42.2"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try SnapshotImage.filled(1, environment: ["pixman": "0.44.0"])
    check(package.verify(new, as: .image, record: .never))
  }

  @Test("The message omits parts of the environment that the reference does not contain")
  func unstatedEnvironment() throws {
    let old = try SnapshotImage.filled(0, environment: ["cairo": "1.16.0"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try SnapshotImage.filled(1, environment: ["cairo": "1.16.0", "glib": "2.74.6"])
    check(package.verify(new, as: .image, record: .never))
  }

  @Test("The message reports the different environment of the reference")
  func environment() throws {
    let old = try SnapshotImage.filled(
      0, environment: ["cairo": "1.16.0", "font Roboto.ttf": "a1"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try SnapshotImage.filled(1, environment: ["cairo": "1.18.4", "pango": "1.56.3"])
    check(package.verify(new, as: .image, record: .never))
  }

  @Test("The message lists the causes before the instructions")
  func causes() throws {
    let painter = BoxPainter()
    try package.writeReference(Diffing.image.encode(painter.image(of: Form())))
    let new = try painter.image(of: Form(gap: 3, label: "Keep"))
    check(package.verify(new, as: .image, record: .never))
    let record = try #require(try package.journal().last)
    #expect(record.causes?.changes.count == 6)
  }

  @Test("The message lists at most five changes")
  func manyCauses() throws {
    func form(_ width: Double) -> some Component {
      ZStack {
        ForEach(Array(0..<7), id: \.self) { index in
          Rectangle().frame(width: width, height: 1).id("bar\(index)")
        }
      }
    }
    let painter = BoxPainter()
    try package.writeReference(Diffing.image.encode(painter.image(of: form(4))))
    check(package.verify(try painter.image(of: form(5)), as: .image, record: .never))
  }

  @Test("The message reports the other color space of the reference")
  func colorSpace() throws {
    let file = try PNG.encode(SnapshotImage.filled(0).bitmap).removing("sRGB")
    let linear = try file.inserting("gAMA", [0, 1, 0x86, 0xA0])
    try package.writeReference(linear.bytes)
    check(package.verify(try SnapshotImage.filled(1), as: .image, record: .never))
    #expect(package.verify(try SnapshotImage.filled(0), as: .image).outcome == "matched")
    let notes = try #require(package.journal().last).notes
    #expect(notes.count == 1)
    assertText(notes.joined(separator: "\n"), named: "note")
  }

  @Test("The message has at most a hundred lines of a difference")
  func manyLines() throws {
    try package.writeReference((1...200).map { "old \($0)\n" }.joined())
    let message = package.verify("new", as: .lines, record: .never).message ?? ""
    let lines = message.split(separator: "\n").drop { !$0.hasPrefix("@@") }.map(String.init)
    #expect(lines.count == 102)
    #expect(lines.prefix(2) == ["@@ −1,201 +1,1 @@", "−old 1"])
    #expect(lines.suffix(4).prefix(3) == ["−old 98", "…", "+new"])
    assertText(try #require(lines.last))
  }

  @Test("The message has a filter for the test, whatever its function name")
  func filter() {
    let result = package.verify("a", as: .lines, record: .never, test: "shows an error(in:)")
    #expect(result.error == .referenceRootMissing(path: package.root + "/__Snapshots__"))
    _ = package.verify("b", as: .lines, named: "other", record: .missing)
    let missing = package.verify("a", as: .lines, record: .never, test: "shows an error(in:)")
    #expect(
      missing.message?.hasSuffix(
        "--filter '^FormTests\\.(.*/)?`shows an error`\\(in:\\)(/|$)'") == true)
  }

  @Test("The commands of a message name the test that the framework reports")
  func specifier() throws {
    try package.writeReference("old")
    var request = SnapshotRequest(
      SnapshotOptions(named: "form", record: .never),
      in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
      at: CallSite(file: package.sourceFile, line: 1, column: 1))
    request.specifier = TestSpecifier(xcTestType: "FormTests.LoginXCTests", method: "testForm")
    let message = package.session().verify(of: { "new" }, as: .lines, request).message
    #expect(
      message?.contains(
        "TINTYPE_RECORD=failed swift test --filter '^FormTests\\.LoginXCTests/testForm$'\n") == true
    )
  }

  @Test("A failed comparison does not mention a missing reference")
  func noReference() throws {
    try package.makeDirectory("__Snapshots__")
    struct Unavailable: Error, CustomStringConvertible { let description = "It is unavailable." }
    func message() -> String? {
      package.session().verify(
        of: { () throws -> String in throw Unavailable() }, as: .lines, named: "form",
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 1, column: 1)
      ).message
    }
    let before = message()
    #expect(before?.contains(package.references) == false)
    try package.writeReference("old")
    let after = message()
    #expect(after?.hasSuffix("\(package.references)/appearance.form.txt") == true)
    assertTexts(
      [("before the reference exists", before ?? ""), ("afterward", after ?? "")],
      in: package.root)
  }
}
