// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeGit
@testable import TintypePaintCLI
@testable import TintypeReports

@Suite("Protection from the configuration of a repository") struct GitProtectionTests {
  let git: GitPackage
  private var canary: String { git.path + "/.build/canary" }
  private var command: String { "/usr/bin/touch '\(canary)'; cat" }

  init() throws {
    git = try GitPackage()
    try git.write(full: CompactPackage.plainCard("A"), to: "a.1.png")
    try git.package.write("one\n", to: "\(GitPackage.suite)/b.1.txt")
    try git.commit("Add references")
    try git.write(full: CompactPackage.plainCard("B"), to: "a.1.png")
  }

  private var hasRun: Bool { FileManager.default.fileExists(atPath: canary) }

  /// Changes the time of each reference, so that Git compares its contents.
  private func touch() throws {
    try git.package.write("one\n", to: "\(GitPackage.suite)/b.1.txt")
  }

  /// Compares with the base, and makes the other calls of Git.
  private func runAll() throws {
    try touch()
    let result = git.compare("--base", "HEAD")
    #expect(result.exitCode == .different)
    #expect(result.output.contains("a.1.png"))
    #expect(!result.output.contains("b.1.txt"))
    _ = RunOrigin(of: git.path, environment: git.environment)
    _ = UncommittedFiles.among(["Package.swift"], in: git.path, environment: git.environment)
    _ = git.run("init", "--git", "--dry-run")
  }

  /// Settings that name a program, with the attributes that use them; `%` is the command.
  static let settings: [(settings: [String: String], attributes: String)] = [
    (["core.fsmonitor": "%; false"], ""), (["core.pager": "%", "pager.log": "%"], ""),
    (["diff.external": "%"], ""), (["diff.x.command": "%"], "* diff=x"),
    (["diff.x.textconv": "%"], "* diff=x"), (["filter.x.clean": "%"], "* filter=x"),
    (["filter.x.process": "%", "filter.x.required": "true"], "* filter=x"),
    (["filter.x.smudge": "%", "filter.x.required": "true"], "* filter=x"),
    (["gpg.program": "%", "log.showSignature": "true"], ""),
    (["alias.rev-parse": "!%", "alias.diff": "!%"], ""),
    (["core.alternateRefsCommand": "%", "core.editor": "%"], ""),
  ]

  @Test("No program that a setting of the repository names is started", arguments: settings)
  func programs(settings: [String: String], attributes: String) throws {
    for (name, value) in settings {
      try git.git("config", name, value.replacing("%", with: command))
    }
    if !attributes.isEmpty { try git.package.write(attributes + "\n", to: ".git/info/attributes") }
    try runAll()
    #expect(!hasRun)
  }

  @Test("The setting that the protection overrides would otherwise start the program")
  func unprotected() throws {
    try git.git("config", "filter.x.clean", command)
    try git.package.write("* filter=x\n", to: ".git/info/attributes")
    try touch()
    try git.git("diff", "--raw", "HEAD")
    #expect(hasRun)
  }

  @Test("No hook of the repository is started")
  func hooks() throws {
    for name in ["post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-auto-gc"]
    {
      try InstalledProgram.write("#!/bin/sh\n\(command)\n", to: git.path + "/.git/hooks/\(name)")
    }
    try runAll()
    #expect(!hasRun)
  }

  @Test("A filter of the user is not started, because it reads the repository's configuration")
  func userFilter() throws {
    let configuration = git.path + "/.build/user.config"
    try Data("[filter \"x\"]\n\tclean = \(command)\n\trequired = true\n".utf8).write(
      to: URL(fileURLWithPath: configuration))
    try git.package.write("*.txt filter=x\n", to: ".git/info/attributes")
    try touch()
    let environment = git.environment.merging(["GIT_CONFIG_GLOBAL": configuration]) { $1 }
    let repository = try GitRepository(of: git.path, environment: environment)
    let head = try #require(try? repository.base("HEAD").commit)
    let paths = try repository.changes(since: head, in: []).map { $0.newPath?.text }
    #expect(paths == ["\(GitPackage.suite)/a.1.png"])
    #expect(!hasRun)
  }

  /// Names of filters that are not what they seem as text: a combining mark after the dot, and the
  /// same letter in two forms.
  static let names: [[[UInt8]]] = [
    [Array("\u{301}x".utf8)], [Array("e\u{301}".utf8), Array("\u{E9}".utf8)],
    [Array("\u{E9}".utf8), Array("e\u{301}".utf8)],
  ]

  /// Adds filters to the configuration and uses the last of them.
  private func addFilters(_ names: [[UInt8]]) throws {
    var configuration = try #require(git.package.bytes(".git/config"))
    for name in names {
      configuration +=
        Array("[filter \"".utf8) + name + Array("\"]\n\tclean = \"\(command)\"\n".utf8)
    }
    try git.package.write(configuration, to: ".git/config")
    let last = try #require(names.last)
    try git.package.write(
      Array("*.txt filter=".utf8) + last + [0x0A], to: ".git/info/attributes")
  }

  @Test("The names of filters are compared by their bytes", arguments: names)
  func filterNames(names: [[UInt8]]) throws {
    try addFilters(names)
    try runAll()
    #expect(!hasRun)
  }

  @Test("A filter whose name is not UTF-8 is an error")
  func invalidFilterName() throws {
    try addFilters([[0x7A, 0xFF]])
    #expect(throws: GitError.self) {
      try GitRepository(of: git.path, environment: git.environment)
    }
    #expect(git.compare("--base", "HEAD").exitCode == .error)
    #expect(!hasRun)
  }

  @Test("A file outside that a setting of the repository names is not read")
  func settingsOfFiles() throws {
    // Reading a pipe would not end.
    let pipe = git.path + "/.build/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    for name in ["core.excludesFile", "core.attributesFile", "mailmap.file"] {
      try git.git("config", name, pipe)
    }
    try runAll()
  }

  @Test("A command that prints nothing for too long is ended")
  func silence() throws {
    let process = try GitProcess(
      program: "/bin/sleep", arguments: ["600"], environment: [:], input: nil, silenceLimit: 0)
    #expect(throws: GitError.noOutput(seconds: 0)) { try process.read(upTo: 1) }
  }

  @Test("A filter whose name cannot be passed as an option is an error")
  func unusableFilter() throws {
    try git.git("config", "filter.a=b.clean", command)
    #expect(throws: GitError.unusableFilter(name: "filter.a=b.clean")) {
      try GitRepository(of: git.path, environment: git.environment)
    }
    assertText(git.compare("--base", "HEAD").messages, in: git.path)
    #expect(!hasRun)
  }

  @Test("A working tree that the repository names elsewhere is not used", arguments: ["..", "/"])
  func workingTree(path: String) throws {
    try git.git("config", "core.worktree", path == ".." ? "../.." : path)
    #expect(throws: GitError.self) {
      try GitRepository(of: git.path, environment: git.environment)
    }
  }

  @Test("A committed directory in the form of a bare repository is not used")
  func bareRepository() throws {
    let inner = git.path + "/inner"
    let files = FileManager.default
    try files.createDirectory(atPath: inner, withIntermediateDirectories: true)
    for name in ["HEAD", "objects", "refs"] {
      try files.copyItem(atPath: "\(git.path)/.git/\(name)", toPath: "\(inner)/\(name)")
    }
    try git.package.write(
      "[core]\n\tworktree = .\n\tfsmonitor = \"\(command); false\"\n", to: "inner/config")
    #expect(throws: GitError.self) {
      try GitRepository(of: inner, environment: git.environment)
    }
    #expect(!hasRun)
  }

  @Test("The monitor of a submodule is not started")
  func submodule() throws {
    let inner = git.path + "/__Snapshots__/inner"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try git.git("init", "-q", inner)
    try git.git("-C", inner, "commit", "-q", "--allow-empty", "-m", "Begin")
    try git.git("add", "__Snapshots__/inner")
    try git.git("commit", "-q", "-m", "Add a submodule")
    try git.git("-C", inner, "config", "core.fsmonitor", "\(command); false")
    try git.package.write("a\n", to: "__Snapshots__/inner/a.txt")
    _ = UncommittedFiles.among([""], in: git.path, environment: git.environment)
    _ = git.compare("--base", "HEAD")
    #expect(!hasRun)
  }

  @Test("Missing objects of a partial clone are fetched only if the user allows it")
  func partialClone() throws {
    try git.commit("Change a reference")
    try git.git("config", "uploadpack.allowFilter", "true")
    let clone = git.path + "/.build/clone"
    try git.git("clone", "-q", "--filter=blob:none", "file://\(git.path)", clone)
    func compare(_ variables: [String: String]) -> CommandResult {
      PaintTool(
        environment: git.environment.merging(variables) { $1 }, currentDirectory: clone
      ).run(["compare", "--base", "HEAD~1"])
    }
    let refused = compare([:])
    #expect(refused.exitCode == .error)
    assertText(refused.messages, in: git.path)
    #expect(compare(["GIT_NO_LAZY_FETCH": "0"]).exitCode == .different)
  }

  @Test("Variables with credentials are not passed to Git")
  func variables() throws {
    try FileManager.default.createDirectory(
      atPath: git.path + "/bin", withIntermediateDirectories: true)
    try InstalledProgram.write(
      "#!/bin/sh\n/usr/bin/env >>'\(canary)'\nexec /usr/bin/git \"$@\"\n",
      to: git.path + "/bin/git")
    let environment = git.environment.merging(
      ["TINTYPE_STORE_TOKEN": "secret-1", "GH_TOKEN": "secret-2", "GIT_TRACE": "secret-3"]
    ) { $1 }
    _ = try GitRepository(of: git.path, environment: environment)
    let text = try String(contentsOfFile: canary, encoding: .utf8)
    #expect(text.contains("GIT_NO_LAZY_FETCH=1"))
    #expect(!text.contains("secret"))
  }
}
