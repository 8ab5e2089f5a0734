// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeGit
@testable import TintypePaintCLI
@testable import TintypeReports

@Suite("Errors of --base") struct BaseErrorTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  @Test("An unknown revision, a path outside and an existing report folder are errors")
  func mistakes() throws {
    try git.write(full: CompactPackage.plainCard("A"), to: "a.1.png")
    try git.package.write("mine", to: "full/mine.txt")
    let commands = [
      ["--base", "origin/main"], ["--base", "main..HEAD"], ["--base", "HEAD:Package.swift"],
      ["--base", "main", "/"], ["--base", "main", "--report", "full"],
    ]
    assertTexts(
      commands.map { arguments in
        let result = git.compare(arguments)
        #expect(result.exitCode == .error)
        return (typed(["compare"] + arguments), result.messages)
      }, in: git.path)
  }

  @Test("A shallow clone without the merge base is an error that names fetch-depth")
  func shallow() throws {
    try git.write(full: CompactPackage.plainCard("A"), to: "a.1.png")
    try git.commit("A")
    try git.git("checkout", "-q", "-b", "feature")
    try git.write(full: CompactPackage.plainCard("B"), to: "a.1.png")
    try git.commit("B")
    let clone = git.path + "/.build/clone"
    try git.git("clone", "-q", "--depth", "1", "file://\(git.path)", clone)
    let shallow = { (arguments: [String]) in
      PaintTool(environment: git.environment, currentDirectory: clone)
        .run(["compare"] + arguments)
    }
    let unknown = shallow(["--base", "origin/main"])
    #expect(unknown.exitCode == .error)
    try git.git(
      "-C", clone, "fetch", "-q", "--depth", "1", "origin", "main:refs/remotes/origin/main")
    let cutOff = shallow(["--base", "origin/main"])
    #expect(cutOff.exitCode == .error)
    assertTexts([("not fetched", unknown.messages), ("cut off", cutOff.messages)])
    try git.git("-C", clone, "fetch", "-q", "--unshallow", "origin")
    #expect(shallow(["--base", "origin/main"]).exitCode == .different)
  }

  @Test("A missing repository, commit or Git executable is an error")
  func noRepository() throws {
    let outside = try TemporaryOutput()
    let empty = try TemporaryOutput()
    try git.git("init", "-q", "-b", "main", empty.path)
    try git.git("-C", empty.path, "fetch", "-q", git.path, "main:other")
    func message(_ directory: String, _ environment: [String: String], _ base: String) -> String {
      let tool = PaintTool(environment: environment, currentDirectory: directory)
      let result = tool.run(["compare", "--base", base])
      #expect(result.exitCode == .error)
      return result.messages.replacing(directory, with: "[directory]")
    }
    let environment = git.environment
    assertTexts([
      ("no repository", message(outside.path, environment, "main")),
      ("no commit", message(empty.path, environment, "other")),
      ("no Git", message(git.path, ["PATH": "/none"], "main")),
    ])
  }

  @Test("A message names the command of Git, not its settings")
  func commandName() {
    #expect(GitCommand.name(["-c", "a=b", "-c", "c=d", "diff", "--raw"]) == "git diff")
    #expect(GitCommand.name(["ls-files"]) == "git ls-files")
    #expect(GitCommand.name([]) == "git ")
  }

  @Test("A missing file in the setting diff.orderFile does not matter")
  func orderFile() throws {
    try git.write(full: CompactPackage.plainCard("A"), to: "a.1.png")
    try git.commit("A")
    try git.git("config", "diff.orderFile", "none")
    let result = git.compare("--base", "HEAD~1")
    #expect(result.messages.isEmpty)
    #expect(result.exitCode == .different)
  }

  @Test("Advice of Git is printed with its lines, so that its commands can be copied")
  func advice() throws {
    try git.package.makeDirectory("bin")
    try InstalledProgram.write(
      """
      #!/bin/sh
      printf 'fatal: detected dubious ownership in repository at %s\\n' "'/a\u{1B}b'" >&2
      printf 'To add an exception for this directory, call:\\n\\n' >&2
      printf '\\tgit config --global --add safe.directory /a\\n::error::forged\\n' >&2
      exit 128

      """, to: git.path + "/bin/git")
    try InstalledProgram.write("#!/bin/sh\nexit 1\n", to: git.path + "/bin/swift")
    let tools = [
      ("compare --base main", git.compare("--base", "main")),
      ("init --git", git.run("init", "--git")),
      ("test --base main", testResult("--base", "main")),
    ]
    assertTexts(
      tools.map { name, result in
        #expect(result.exitCode == .error, "\(name)")
        return (name, result.messages)
      }, in: git.path)
  }

  private func testResult(_ arguments: String...) -> CommandResult {
    TintypeCLI.Tool(
      environment: git.environment, currentDirectory: git.path, painterPath: "/bin/tintype-paint"
    ).run(["test"] + arguments)
  }

  @Test("GIT_DIR and GIT_WORK_TREE name the repository")
  func gitDirectory() throws {
    try git.write(full: CompactPackage.plainCard("A"), to: "a.1.png")
    let outside = try TemporaryOutput()
    var environment = git.environment
    environment["GIT_DIR"] = git.path + "/.git"
    environment["GIT_WORK_TREE"] = git.path
    // Variables that would change the output of other Git commands.
    environment["GIT_EXTERNAL_DIFF"] = "false"
    environment["GIT_LITERAL_PATHSPECS"] = "1"
    environment["LC_ALL"] = "de_DE.UTF-8"
    let tool = PaintTool(environment: environment, currentDirectory: outside.path)
    let result = tool.run(["compare", "--base", "main"])
    #expect(result.exitCode == .different)
    #expect(result.output.contains("added    \(GitPackage.suite)/a.1.png\n"))
  }

  static let mistakes: [(arguments: [String], error: CommandError)] = [
    (["--base"], .valueMissing(option: "--base")),
    (["--base", "-x"], .valueMissing(option: "--base")),
    (["--base=-x"], .invalidValue("-x", option: "--base", expected: .revision)),
    (["--base=a\nb"], .invalidValue("a\nb", option: "--base", expected: .revision)),
    (["--base", "main", "--mask", "0,0,1,1"], .contradiction("--base", "--mask")),
    (["--base", "main", "--json", "--quiet"], .contradiction("--json", "--quiet")),
    (["--base", "main", "--run", "r"], .optionNeeded("--pending", by: "--run")),
    (["--report", "r", "a", "b"], .optionNeeded("--base", by: "--report")),
    (["--base", "main", ""], .emptyPath(verb: "compare")),
  ]

  @Test("Contradicting and incomplete options are rejected before the comparison")
  func usage() {
    assertTexts(
      Self.mistakes.map { arguments, mistake in
        let result = TintypeCLI.Tool(environment: [:], currentDirectory: "/")
          .run(["compare"] + arguments)
        #expect(result.exitCode == .error, "\(arguments)")
        #expect(result.messages == "tintype: \(VisibleText.line(mistake.description))\n")
        return (typed(["compare"] + arguments), result.messages)
      })
  }

  @Test("tintype-paint receives the parsed options")
  func forwarded() throws {
    let arguments = [
      "compare", "-x", "--base", "main", "a b", "--report=r", "--json", "--references", "s",
      "--", "--c",
    ].filter { $0 != "-x" }
    guard case .verb(let verb) = try TintypeCLI.Command(arguments: arguments),
      let compare = verb as? CompareVerb, case .base(let options) = compare.request
    else {
      Issue.record("The command is not a comparison with a revision.")
      return
    }
    #expect(
      options.arguments == [
        "compare", "--base=main", "--references=s", "--report=r", "--json", "--", "a b", "--c",
      ])
    let parsed = try ParsedArguments(options.arguments.dropFirst(), manual: BaseOptions.manual)
    #expect(try BaseOptions(parsed) == options)
  }

  @Test(
    "The output of git diff --raw is parsed, and other output is rejected",
    arguments: [
      ("", 0), (":100644 100644 \(a) \(b) M;x;", 1),
      (":100644 100644 \(a) \(b) R090;x;y;:100644 000000 \(a) \(b) D;z;", 2),
      (":100644 100644 \(a) \(b) R090;x;", nil), (":100644 100644 \(a) \(b) M", nil),
      (":100644 100644 abc \(b) M;x;", nil), ("x;", nil),
      (":100644 100644 \(a) \(b) Z;x;", nil),
    ] as [(String, Int?)])
  func raw(text: String, count: Int?) {
    #expect(
      GitChange.parse(raw: text.utf8.map { $0 == UInt8(ascii: ";") ? 0 : $0 })?.count == count)
  }

  static let (a, b) = (String(repeating: "a", count: 40), String(repeating: "0", count: 40))

  @Test(
    "A path of a commit is confined to the root",
    arguments: [
      ("a/b", true), ("../b", false), ("a/../b", false), ("/a", false), ("a//b", false),
      ("", false), ("a/./b", false), ("a/..b", true), ("a;b", false),
    ])
  func confined(path: String, isConfined: Bool) {
    #expect(GitPath(path.utf8.map { $0 == UInt8(ascii: ";") ? 0 : $0 }).isConfined == isConfined)
  }
}
