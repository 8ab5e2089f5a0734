// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeTerminal

@Suite("The input of terminals") struct InputParserTests {
  private static let start = "\u{1B}"

  @Test(
    "Bytes are keys, replies and pasted text",
    arguments: [
      ("a", [.key(.character("a"))]),
      ("é中🙂", [.key(.character("é")), .key(.character("中")), .key(.character("🙂"))]),
      ("\r\n", [.key(.enter), .key(.enter)]),
      ("\t\u{7F}\u{8}", [.key(.tab), .key(.backspace), .key(.backspace)]),
      ("\u{3}\u{1A}\u{C}", [.key(.control("c")), .key(.control("z")), .key(.control("l"))]),
      (
        "\(start)[A\(start)[B\(start)OC\(start)[1;2D",
        [
          .key(.up), .key(.down), .key(.right), .key(.left),
        ]
      ),
      ("\(start)[Z\(start)[5~\(start)[6~", [.key(.backTab), .key(.pageUp), .key(.pageDown)]),
      ("\(start)[H\(start)[4~\(start)[3~", [.key(.beginning), .key(.end), .key(.delete)]),
      ("\(start)[?62;4c", [.reply(.attributes([62, 4]))]),
      ("\(start)[6;20;10t", [.reply(.cellSize(width: 10, height: 20))]),
      ("\(start)_Gi=31;OK\(start)\\", [.reply(.graphics(isSupported: true))]),
      ("\(start)_Gi=31;EINVAL\(start)\\", [.reply(.graphics(isSupported: false))]),
      ("\(start)P>|iTerm2 3.5\(start)\\", [.reply(.version("iTerm2 3.5"))]),
      (
        "\(start)]1337;ReportCellSize=18.0;9.0;2.0\u{7}",
        [
          .reply(.itermCellSize(width: 18, height: 36))
        ]
      ),
      // Pasted text contains no keys.
      ("\(start)[200~aqx\(start)[A\(start)[201~a", [.paste, .key(.character("a"))]),
      // Sequences without a meaning, and damaged ones.
      ("\(start)[<0;1;1Ma", [.key(.character("a"))]),
      ("\(start)[9999999999999999999;1a", []),
      ("\(start)]0;title\u{7}a", [.key(.character("a"))]),
      ("\(start)xa", [.key(.character("a"))]),
      ("\0\u{1C}a", [.key(.character("a"))]),
    ] as [(String, [TerminalEvent])])
  func events(input: String, expected: [TerminalEvent]) {
    var parser = InputParser()
    #expect(parser.parse(input.utf8) == expected)
    // The result does not depend on the sizes of the packets.
    var single = InputParser()
    #expect(input.utf8.flatMap { single.parse([$0]) } == expected)
  }

  @Test("A single escape character is the escape key after a timeout")
  func escape() {
    var parser = InputParser()
    #expect(parser.parse([0x1B]).isEmpty)
    #expect(parser.endsInEscape)
    #expect(parser.endEscape() == .key(.escape))
    #expect(parser.endEscape() == nil)
    #expect(parser.parse("a".utf8) == [.key(.character("a"))])
  }

  @Test("The rest of a sequence that arrives after the timeout is not taken for keys")
  func lateRest() {
    var parser = InputParser()
    _ = parser.parse([0x1B])
    _ = parser.endEscape()
    #expect(parser.parse("[?62;4c".utf8) == [.reply(.attributes([62, 4]))])
  }

  @Test("Any bytes are parsed without a failure, in any packets")
  func anyBytes() {
    var state: UInt64 = 7
    func next(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    let frequent = Array("\u{1B}[]P_O;?~cq0\u{7}\\".utf8)
    for _ in 0..<500 {
      let bytes = (0..<200).map { _ in
        next(2) == 0 ? UInt8(next(256)) : frequent[Int(next(UInt64(frequent.count)))]
      }
      var (whole, parts) = (InputParser(), InputParser())
      let expected = whole.parse(bytes)
      #expect(bytes.flatMap { parts.parse([$0]) } == expected)
    }
  }

  @Test("A sequence without an end is discarded")
  func withoutEnd() {
    var parser = InputParser()
    let long = [UInt8]("\u{1B}]".utf8) + [UInt8](repeating: 0x61, count: 10_000)
    _ = parser.parse(long)
    let events = parser.parse("\u{1B}[A".utf8)
    #expect(events.last == .key(.up))
  }
}

@Suite("Detection of image protocols") struct TerminalQueryTests {
  @Test(
    "The protocol follows from the answers of the terminal",
    arguments: [
      ([.attributes([62, 4])], .sixel),
      ([.attributes([62])], .blocks),
      // The first number is the class of the terminal, not a feature.
      ([.attributes([4])], .blocks),
      ([.graphics(isSupported: true), .attributes([62, 4])], .kitty),
      ([.graphics(isSupported: false), .attributes([62, 4])], .sixel),
      ([.version("iTerm2 3.5"), .graphics(isSupported: true), .attributes([62, 4])], .iterm2),
      ([.version("WezTerm 2024"), .attributes([62, 4])], .iterm2),
      ([.itermCellSize(width: 9, height: 18), .attributes([62])], .iterm2),
      ([], .blocks),
    ] as [([TerminalReply], ImageProtocol)])
  func protocols(replies: [TerminalReply], expected: ImageProtocol) {
    var query = TerminalQuery()
    for reply in replies { query.add(reply) }
    #expect(query.imageProtocol == expected)
  }

  @Test("Sizes of cells that cannot be right are ignored")
  func cellSizes() {
    var query = TerminalQuery()
    query.add(.cellSize(width: 100_000, height: 0))
    #expect(query.cellSize == nil)
    query.add(.cellSize(width: 9, height: 18))
    #expect(query.cellSize?.width == 9 && query.cellSize?.height == 18)
  }

  @Test(
    "Multiplexers and terminals without colors are not queried",
    arguments: [
      (["TERM": "xterm-256color"], nil, .palette),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], nil, .full),
      (["TERM": "xterm-256color", "TMUX": "/tmp/tmux,1,0"], .blocks, .palette),
      (["TERM": "screen-256color"], .blocks, .palette),
      (["TERM": "linux"], .blocks, .palette),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], ImageProtocol.none, .none),
      (["TERM": "dumb"], ImageProtocol.none, .none),
      ([:], ImageProtocol.none, .none),
    ] as [([String: String], ImageProtocol?, ColorDepth)])
  func environments(
    variables: [String: String], expected: ImageProtocol?, colors: ColorDepth
  ) {
    let environment = TerminalEnvironment(variables)
    #expect(environment.imageProtocol == expected)
    #expect(environment.colors == colors)
  }
}
