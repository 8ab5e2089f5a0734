// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeBenchmarks

@Suite("The command line of scripts/measure/bench") struct OptionsTests {
  @Test("Without arguments, every suite runs in every size")
  func everything() throws {
    let options = try BenchmarkOptions(arguments: [])
    #expect(BenchmarkOptions.Suite.allCases.allSatisfy(options.includes))
    #expect(options.chosenSizes == FixtureSize.allCases)
    #expect(options.builds == .own)
  }

  @Test("Named suites and sizes are selected, in their fixed order")
  func choices() throws {
    let options = try BenchmarkOptions(
      arguments: ["compare", "--size", "page", "codec", "--size", "phone"])
    #expect(options.suites == [.compare, .codec])
    #expect(options.chosenSizes == [.phone, .page])
  }

  @Test("Options for output files and rounds are parsed")
  func values() throws {
    let options = try BenchmarkOptions(
      arguments: [
        "--rounds", "3", "--json", "-", "--markdown", "m.md", "--chart", "c.png", "--png", "p.png",
        "--tintype", "./tintype", "--zopfli", "zopflipng", "--both",
      ])
    #expect(options.rounds == 3)
    #expect(options.json == "-")
    #expect(options.markdown == "m.md")
    #expect(options.chart == "c.png")
    #expect(options.image == "p.png")
    #expect(options.tintype == "./tintype")
    #expect(options.zopfli == "zopflipng")
    #expect(options.builds == .both)
  }

  @Test("A C source and a command are distinguished in --against")
  func competitors() throws {
    let options = try BenchmarkOptions(
      arguments: ["--against", "rival.c", "--against", "cmp {a} {b}", "--against", "x=cmp {b} {a}"])
    #expect(options.drawing == "rival.c")
    #expect(options.competitors.map(\.name) == ["cmp", "x"])
  }

  @Test("A command with the argument --server in --against is a server instead of a comparison")
  func servers() throws {
    let options = try BenchmarkOptions(
      arguments: ["server", "--against", "odiff --server", "--against", "cmp {a} {b}"])
    #expect(options.servers.map(\.name) == ["odiff"])
    #expect(options.servers.map(\.words) == [["odiff", "--server"]])
    #expect(options.competitors.map(\.name) == ["cmp"])
    #expect(options.includes(.server) && !options.includes(.compare))
  }

  @Test("The command that repeats a measurement omits output options")
  func command() {
    let arguments = [
      "compare", "--json", "-", "--against", "x=cmp {a} {b}", "--chart", "c.png", "--against",
      "it's {a} {b}", "--tintype", "t", "--both",
    ]
    #expect(
      BenchmarkOptions.command(repeating: arguments)
        == #"scripts/measure/bench compare --against 'x=cmp {a} {b}' --against 'it'\''s {a} {b}' --both"#
    )
  }

  static let mistakes: [([String], String)] = [
    (
      ["compres"],
      "There is no suite “compres”. The suites are layout, growth, paint, snapshot, audit, memory, "
        + "text, scheduling, swiftui, codec, kernels, compare, server, report, previews, review, shards, large."
    ),
    (["--round"], "There is no option “--round”. See scripts/measure/bench --help."),
    (["--json"], "The option “--json” needs a value. See scripts/measure/bench --help."),
    (
      ["--rounds", "0"],
      "The option “--rounds” needs a number from 1 to 10000, not “0”."
    ),
    (
      ["--rounds", "many"],
      "The option “--rounds” needs a number from 1 to 10000, not “many”."
    ),
    (
      ["--size", "huge"],
      "The option “--size” needs one of phone, desktop, page, not “huge”."
    ),
    (["--release", "--both"], "Specify “--release” or “--both”, not both."),
    (
      ["--against", "a.c", "--against", "b.c"],
      "Specify only one drawing in C: “b.c” is the second one."
    ),
    (
      ["--against", "cmp {a} {b}", "--against", "cmp {a} {b} -s"],
      "Two commands are named “cmp”. Rename one of them, as in "
        + "--against 'other=cmp {a} {b} -s'."
    ),
    (
      ["--against", "cmp {a}"],
      "The command “cmp {a}” has no argument {b}. Write it as in "
        + "--against 'compare -metric AE {a} {b} null:'."
    ),
    (
      ["--against", "cmp file={a} {b}"],
      "The command “cmp file={a} {b}” has no argument {a}. Write it as in "
        + "--against 'compare -metric AE {a} {b} null:'."
    ),
    (
      ["--against", "name="],
      "The option “--against” needs a command, as in "
        + "--against 'compare -metric AE {a} {b} null:'."
    ),
    (
      ["--against", "cmp '{a} {b}"],
      "The command “cmp '{a} {b}” has an unclosed quotation mark."
    ),
  ]

  @Test("Invalid arguments are rejected with a message", arguments: mistakes)
  func refuses(arguments: [String], message: String) {
    #expect {
      try BenchmarkOptions(arguments: arguments)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test("The help lists every suite")
  func help() throws {
    #expect(try BenchmarkOptions(arguments: ["--help"]).showsHelp)
    for suite in BenchmarkOptions.Suite.allCases {
      #expect(BenchmarkHelp.text.contains("\n  \(suite.rawValue) "))
    }
  }
}

@Suite("Commands of compared tools") struct CommandTemplateTests {
  static let commands: [(String, name: String, words: [String])] = [
    ("cmp {a} {b}", "cmp", ["cmp", "1", "2"]),
    ("/usr/bin/cmp  -s {b}\t{a}", "cmp", ["/usr/bin/cmp", "-s", "2", "1"]),
    ("byte=cmp {a} {b}", "byte", ["cmp", "1", "2"]),
    ("byte= cmp {a} {b}", "byte", ["cmp", "1", "2"]),
    ("x --n=1 {a} {b} null:", "x", ["x", "--n=1", "1", "2", "null:"]),
    ("'my tool' \"\" {a} {b}", "my tool", ["my tool", "", "1", "2"]),
    ("x {a} {b} {a} $HOME;", "x", ["x", "1", "2", "1", "$HOME;"]),
  ]

  @Test("A command is split into arguments without a shell", arguments: commands)
  func words(text: String, name: String, words: [String]) throws {
    let command = try CommandTemplate(parsing: text)
    #expect(command.name == name)
    #expect(command.words("1", "2") == words)
  }
}
