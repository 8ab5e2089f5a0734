// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Testing
  import TintypeComparison
  import TintypeImaging
  import TintypeReportsTestSupport
  import TintypeRuns
  import TintypeTestSupport

  @testable import TintypeTerminal

  /// The built program in a pseudo-terminal.
  @Suite("Reviews in a terminal") struct ReviewTranscriptTests {
    private let package: PendingPackage
    private let padding = CauseName("padding", "12 → 16")
    private let accent = CauseName("color “accent”", "#CC4729 → #1A736B", isToken: true)

    init() throws {
      package = try PendingPackage()
      let causes = [
        ("a", charged([(padding, 16)])),
        ("b", charged([(padding, 8), (accent, 8)])),
        ("c", charged([(accent, 16)])),
        ("d", charged([(padding, 16)], warnings: ["Form/Text[0]: the text is clipped"])),
        ("e", charged([(padding, 10)], unexplained: 6)),
      ]
      let size = PixelSize(width: 4, height: 4)
      for (name, causes) in causes {
        try package.change(
          "\(name).1", from: image(0xCC4729), to: image(0x1A736B), as: "png",
          pixels: JournalRecord.PixelSummary(
            differing: 16, total: 16, referenceSize: size, actualSize: size,
            regions: [
              JournalRecord.Region(
                bounds: PixelRect(x: 0, y: 0, width: 4, height: 4), differing: 16, largest: 153)
            ]),
          causes: causes)
      }
    }

    private func start(
      _ arguments: String..., size: TerminalSize = TerminalSize(columns: 80, rows: 24),
      variables: [String: String] = ["TERM": "xterm-256color"]
    ) throws -> PseudoTerminal {
      let directory = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path
      return try PseudoTerminal(
        directory + "/tintype", ["review"] + arguments, size: size, variables: variables,
        directory: package.path)
    }

    private func references() -> [Bool] {
      ["a", "b", "c", "d", "e"].map {
        (try? image(0x1A736B)) == package.bytes("__Snapshots__/FormTests/LoginTests/\($0).1.png")
      }
    }

    @Test("Five images are reviewed by cause, and the decisions are applied")
    func transcript() throws {
      let terminal = try start("--images", "blocks")
      try terminal.waitForScreen()
      #expect(terminal.isAlternate)
      var screens = [("The first cause", terminal.text)]
      for (key, heading) in [
        ("?", "?: the keys"), ("b", "b: back"), ("v", "v: the image before the change"),
        ("0", "0: all images"), ("z", "z: the largest region"), ("j", "j: the next image"),
        ("a", "a: the cause is accepted"), ("A", "A: the outlier is accepted"),
        ("a", "a: the second cause is accepted"), ("u", "u: the decision is undone"),
        ("a", "a: it is accepted again"), ("x", "x: the unexplained image is rejected"),
      ] {
        try terminal.press(key)
        screens.append((heading, terminal.text))
      }
      #expect(references() == [false, false, false, false, false])
      try terminal.send("y")
      let (code, output) = try terminal.finish()
      screens.append(("y: the decisions are applied", output))
      assertTexts(screens.map { (heading: $0.0, text: $0.1) }, in: package.path)
      #expect(code == 0)
      #expect(references() == [true, true, true, true, false])
      #expect(package.waiting.isEmpty)
      #expect(terminal.hasOriginalModes && !terminal.isAlternate)
      #expect(package.text(".build/tintype/review.json") == nil)
    }

    @Test("Decisions are kept until the next review, and apply nothing until then")
    func continuing() throws {
      let first = try start("--images", "none")
      try first.waitForScreen()
      try first.press("a")
      try first.send("q")
      let (code, output) = try first.finish()
      #expect(code == 1)
      #expect(
        output == "1 of 5 changes decided, none applied. Continue: swift run tintype review\n")
      #expect(references() == [false, false, false, false, false])

      let second = try start("--images", "none")
      try second.waitForScreen()
      try second.press("w")
      assertText(second.text)
      try second.send("y")
      #expect(try second.finish().code == 1)
      #expect(references() == [true, false, false, false, false])
    }

    @Test("The file of decisions is accepted by the other command")
    func decisionsFile() throws {
      let terminal = try start("--images", "none")
      try terminal.waitForScreen()
      try terminal.press("a", "X")
      try terminal.send("q")
      _ = try terminal.finish()
      let result = package.run(
        "accept", "--decisions", package.path + "/.build/tintype/review.json")
      #expect(result.exitCode == .success)
      #expect(references() == [true, false, false, false, false])
    }

    @Test("Decisions on files that have changed since are dropped")
    func stale() throws {
      let first = try start("--images", "none")
      try first.waitForScreen()
      try first.press("a")
      try first.send("q")
      _ = try first.finish()
      try package.change(
        "a.1", from: image(0xCC4729), to: image(0x0000FF), as: "png",
        causes: charged([(padding, 16)]))
      let second = try start("--images", "none")
      try second.waitForScreen()
      #expect(second.text.contains("0 of 5 images decided"))
      try second.send("q")
      _ = try second.finish()
    }

    @Test("Signals restore the terminal, and keep the decisions", arguments: [SIGTERM, SIGHUP])
    func signals(signal: Int32) throws {
      let terminal = try start("--images", "none")
      try terminal.waitForScreen()
      try terminal.press("a")
      terminal.kill(signal)
      let (code, output) = try terminal.finish()
      #expect(code == 143)
      #expect(output.contains("1 of 5 changes decided"))
      #expect(terminal.hasOriginalModes && !terminal.isAlternate)
    }

    @Test("The interrupt key ends the review without applying anything")
    func interrupt() throws {
      let terminal = try start("--images", "none")
      try terminal.waitForScreen()
      try terminal.send("\u{3}")
      let (code, _) = try terminal.finish()
      #expect(code == 130)
      #expect(terminal.hasOriginalModes)
    }

    @Test(
      "The protocol for images is that which the terminal reports",
      arguments: [
        ("\u{1B}_Gi=31;OK\u{1B}\\", ImageProtocol.kitty), ("\u{1B}P>|iTerm2 3.5\u{1B}\\", .iterm2),
        ("", .sixel),
      ])
    func detection(reply: String, expected: ImageProtocol) throws {
      let terminal = try start()
      try terminal.read { $0.queries.contains("attributes") }
      try terminal.send(reply + "\u{1B}[6;20;10t\u{1B}[?62;4c")
      try terminal.waitForScreen()
      #expect(terminal.images == [expected])
      // Another image is drawn in place of the first.
      try terminal.press("v")
      #expect(terminal.images == [expected])
      try terminal.send("q")
      #expect(try terminal.finish().code == 1)
    }

    @Test("A terminal that does not answer has colored half blocks")
    func withoutAnswer() throws {
      let terminal = try start()
      try terminal.waitForScreen()
      #expect(terminal.images.isEmpty)
      #expect(terminal.text.contains("before 4 × 4"))
      try terminal.send("q")
      _ = try terminal.finish()
    }

    @Test("The screen follows the size of the terminal")
    func resizing() throws {
      let terminal = try start("--images", "none")
      try terminal.waitForScreen()
      try terminal.resize(TerminalSize(columns: 40, rows: 10))
      #expect(terminal.text == "The terminal is too small.\nEnlarge it to 60 × 16.\nq quits.\n")
      try terminal.resize(TerminalSize(columns: 132, rows: 50))
      assertText(terminal.text)
      try terminal.send("q")
      _ = try terminal.finish()
    }

    @Test("Without a terminal, the command lists the pending changes and the commands")
    func withoutTerminal() throws {
      let result = package.run("review")
      let status = package.run("status")
      #expect(result.output == status.output)
      #expect(result.exitCode == status.exitCode)
    }
  }
#endif
