// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeImaging
import TintypeSnapshots
import TintypeComparison

@Suite("A failing test says")
struct FailureMessageTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private var picture: String { "\(package.references)/appearance.form.png" }

  @Test("that a reference was recorded")
  func recorded() {
    #expect(
      package.verify("a", as: .lines, record: .missing).message
        == """
        Snapshot “appearance.form” was recorded. Look at it, then run the test again.
        reference:  \(package.references)/appearance.form.txt
        """)
  }

  @Test("which lines a recording replaced")
  func replaced() throws {
    try package.writeReference("old")
    #expect(
      package.verify("new", as: .lines, record: .failed).message
        == """
        Snapshot “appearance.form” replaced a reference that differs: 1 line removed, 1 line added.
        reference:  \(package.references)/appearance.form.txt
        What changed:
          line 1 · old → new
        Look at it, then run the test again.
        @@ −1,1 +1,1 @@
        −old
        +new
        """)
  }

  @Test("how many pixels differ, where, by how much, and what to do")
  func pixels() throws {
    try package.writeReference(Diffing.image.encode(.filled(0, width: 10, height: 10)))
    var new = try Picture.filled(0, width: 10, height: 10)
    var pixels = new.bitmap.pixels
    for index in [12, 13, 14, 15, 22, 23, 24] { pixels[index] = 0xFF00_0020 }
    new.bitmap = try Bitmap(width: 10, height: 10, pixels: pixels)
    #expect(
      package.verify(new, as: .picture, record: .never).message
        == """
        Snapshot “appearance.form” differs from its reference in 7 of 100 pixels (7.00 %), within \
        4 × 2 pixels at 2, 1, by up to 32 of 255.
        reference:  \(picture)
        actual:     \(package.pending)/appearance.form.actual.png
        difference: \(package.pending)/appearance.form.difference.png
        If this is how it should look, accept it: swift run tintype accept \
        'FormTests/LoginTests/appearance.form'
        Or record it: TINTYPE_RECORD=failed swift test --filter \
        '^FormTests\\.(.*/)?appearance(\\(\\))?(/|$)'
        """)
  }

  @Test("that a single pixel does, of however many, and never that 0 % do")
  func singlePixel() throws {
    let side = 200
    try package.writeReference(Diffing.image.encode(.filled(0, width: side, height: side)))
    var new = try Picture.filled(0, width: side, height: side)
    new.bitmap = try Bitmap(
      width: side, height: side, pixels: new.bitmap.pixels.dropLast() + [0xFF00_0001])
    let message = package.verify(new, as: .picture, record: .never).message ?? ""
    #expect(
      message.hasPrefix(
        """
        Snapshot “appearance.form” differs from its reference in 1 of 40,000 pixels (less than 0.01 %), \
        within 1 × 1 pixels at 199, 199, by up to 1 of 255.

        """))
  }

  @Test("that the size changed")
  func size() throws {
    try package.writeReference(Diffing.image.encode(.filled(0, width: 4, height: 3)))
    let new = try Picture.filled(0, width: 4, height: 6)
    let message = package.verify(new, as: .picture, record: .never).message ?? ""
    #expect(
      message.hasPrefix(
        """
        Snapshot “appearance.form” differs from its reference in 12 of 24 pixels (50.00 %), \
        within 4 × 3 pixels at 0, 3, by up to 255 of 255. The size changed from 4 × 3 to 4 × 6 \
        pixels.

        """))
  }

  @Test("that another environment is no excuse where no pixel is known to move")
  func harmlessEnvironment() throws {
    let old = try Picture.filled(0, environment: ["pixman": "0.42.2"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try Picture.filled(1, environment: ["pixman": "0.44.0"])
    let message = try #require(package.verify(new, as: .picture, record: .never).message)
    #expect(
      message.contains(
        """
        The reference was painted in another environment: pixman 0.42.2 → 0.44.0 (moves no pixel \
        that is known). So it is likely that the component did change.

        """))
  }

  @Test("nothing of parts that the reference does not tell")
  func unstatedEnvironment() throws {
    let old = try Picture.filled(0, environment: ["cairo": "1.16.0"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try Picture.filled(1, environment: ["cairo": "1.16.0", "glib": "2.74.6"])
    let message = try #require(package.verify(new, as: .picture, record: .never).message)
    #expect(!message.contains("environment"))
  }

  @Test("that the reference comes from another environment")
  func environment() throws {
    let old = try Picture.filled(0, environment: ["cairo": "1.16.0", "font Roboto.ttf": "a1"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try Picture.filled(1, environment: ["cairo": "1.18.4", "pango": "1.56.3"])
    #expect(
      package.verify(new, as: .picture, record: .never).message
        == """
        Snapshot “appearance.form” differs from its reference in 12 of 12 pixels (100 %), \
        within 4 × 3 pixels at 0, 0, by up to 1 of 255.
        reference:  \(picture)
        actual:     \(package.pending)/appearance.form.actual.png
        difference: \(package.pending)/appearance.form.difference.png
        The reference was painted in another environment: font Roboto.ttf a1 → not in use (moves \
        the text that is set in it), cairo 1.16.0 → 1.18.4 (may move pixels). If the \
        component did not change, paint where the reference was painted, or record it anew here. \
        “swift run tintype-paint doctor”, with the reference's path, says more.
        If this is how it should look, accept it: swift run tintype accept \
        'FormTests/LoginTests/appearance.form'
        Or record it: TINTYPE_RECORD=failed swift test --filter \
        '^FormTests\\.(.*/)?appearance(\\(\\))?(/|$)'
        """)
  }

  @Test("what changed in the scene, before what to do")
  func causes() throws {
    let painter = BoxPainter()
    try package.writeReference(Diffing.image.encode(painter.picture(of: Form())))
    let new = try painter.picture(of: Form(gap: 3, label: "Keep"))
    #expect(
      package.verify(new, as: .picture, record: .never).message?.contains(
        """
        appearance.form.difference.png
        What changed:
          Form/VStack[0] "Keep" · spacing 2 → 3
          Form/VStack[0]/Rectangle#save "Keep" · accessibilityLabel "Save" → "Keep" (moves no pixel)
          and 4 that follow from these
        If this is how it should look, accept it:
        """) == true)
    let record = try #require(try package.journal().last)
    #expect(record.causes?.changes.count == 6)
  }

  @Test("no more than five changes")
  func manyCauses() throws {
    func form(_ width: Double) -> some Component {
      ZStack {
        ForEach(Array(0..<7), id: \.self) { index in
          Rectangle().frame(width: width, height: 1).id("bar\(index)")
        }
      }
    }
    let painter = BoxPainter()
    try package.writeReference(Diffing.image.encode(painter.picture(of: form(4))))
    let message = package.verify(
      try painter.picture(of: form(5)), as: .picture, record: .never
    ).message
    let lines = try #require(message).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "What changed:"))
    #expect(lines[start + 1] == "  ZStack/Rectangle#bar0 · frame[0].width 4 → 5")
    #expect(lines[start + 5] == "  ZStack/Rectangle#bar4 · frame[0].width 4 → 5")
    #expect(lines[start + 6].hasPrefix("  and 2 more"))
    #expect(lines[start + 7].hasPrefix("If this is how it should look"))
  }

  @Test("that the reference states another colour space")
  func colorSpace() throws {
    let file = try PNG.encode(Picture.filled(0).bitmap).removing("sRGB")
    let linear = try file.inserting("gAMA", [0, 1, 0x86, 0xA0])
    try package.writeReference(linear.bytes)
    #expect(
      package.verify(try Picture.filled(1), as: .picture, record: .never).message?.contains(
        """
        The reference states a gamma of 1.0, and its samples were compared as sRGB. Convert it, or \
        record it anew.

        """) == true)
    #expect(package.verify(try Picture.filled(0), as: .picture).outcome == "matched")
    #expect(
      try package.journal().last?.notes == [
        "the reference states a gamma of 1.0; its samples were compared as sRGB"
      ])
  }

  @Test("no more than a hundred lines of a difference")
  func manyLines() throws {
    try package.writeReference((1...200).map { "old \($0)\n" }.joined())
    let message = package.verify("new", as: .lines, record: .never).message ?? ""
    let lines = message.split(separator: "\n").drop { !$0.hasPrefix("@@") }.map(String.init)
    #expect(lines.count == 102)
    #expect(lines.prefix(2) == ["@@ −1,201 +1,1 @@", "−old 1"])
    #expect(
      lines.suffix(4) == [
        "−old 98", "…", "+new", "… 103 more lines in this hunk were left out",
      ])
  }

  @Test("how to run it alone, whatever its function is called")
  func filter() {
    let verification = package.verify("a", as: .lines, record: .never, test: "shows an error(in:)")
    #expect(verification.error == .referenceRootMissing(path: package.root + "/__Snapshots__"))
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
      named: "form", record: .never,
      in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
      at: AssertionLocation(filePath: package.sourceFile, line: 1, column: 1))
    request.specifier = TestSpecifier(xcTestType: "FormTests.LoginXCTests", method: "testForm")
    let message = package.session().verify(of: { "new" }, as: .lines, request).message
    #expect(
      message?.contains(
        "TINTYPE_RECORD=failed swift test --filter '^FormTests\\.LoginXCTests/testForm$'\n") == true
    )
  }

  @Test("A failed comparison names no reference that does not exist")
  func noReference() throws {
    try package.makeDirectory("__Snapshots__")
    struct Unavailable: Error, CustomStringConvertible { let description = "It is unavailable." }
    func message() -> String? {
      package.session().verify(
        of: { () throws -> String in throw Unavailable() }, as: .lines, named: "form",
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: AssertionLocation(filePath: package.sourceFile, line: 1, column: 1)
      ).message
    }
    let opening = "Snapshot “appearance.form” could not be compared. It is unavailable."
    #expect(message() == opening)
    try package.writeReference("old")
    #expect(message() == opening + "\nreference:  \(package.references)/appearance.form.txt")
  }
}
