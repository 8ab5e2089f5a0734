// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The verb `tintype init`, which prepares a package or another code base for snapshots.
struct InitVerb: Verb, Hashable {
  /// The path of a code base; `nil` for the current directory.
  var project: String?
  /// A Boolean value that indicates whether nothing is written.
  var isDryRun: Bool
  /// The test target for the first test; by default one that depends on Tintype.
  var target: String?
  /// The parts that the options select; empty for the usual ones.
  var parts: Set<Part>

  /// A part of the preparation that an option selects.
  enum Part: String, CaseIterable {
    case git = "--git"
    case editor = "--vscode"
  }

  static let manual = Manual(
    "init",
    abstract: "Prepare a package or another code base for snapshots.",
    usage: ["[options] [PROJECT]"],
    discussion: [
      """
      In a package that depends on Tintype, adds missing lines to .gitattributes and .gitignore, \
      and writes a first test to a test target that takes no snapshots yet. If a target has \
      previews, that test takes snapshots of them. Existing lines and files are not changed, so the \
      command can be run again. Conditions such as #if os(iOS) are listed if Linux compiles no \
      branch of them.
      """,
      """
      For another code base, writes tintype.toml: a file beside the project that explains all \
      settings of “tintype catalog”, “tintype watch” and “tintype test --previews”. An existing file \
      is kept. In a code base or package without references, previews have the look of iOS 26. PROJECT is a directory, an Xcode project or workspace, or a \
      Package.swift. By default it is the current directory.
      """,
      """
      Configures Git to merge references with “tintype merge-driver” and to compare them with \
      “tintype diff-driver”. Git stores these settings in the clone, not in the repository: run \
      “tintype init --git” in each clone. In other clones, Git treats references as binary files.
      """,
      """
      With --vscode, adds tasks for Visual Studio Code to .vscode/tasks.json. One runs the tests, \
      and lists each failed snapshot and the image of its difference as problems. The other one \
      runs “tintype watch”. Other tasks are not changed.
      """,
    ],
    options: [
      Manual.Option("--dry-run", text: "Print what would be done, and write nothing."),
      Manual.Option(
        "--git", text: "Set up only the drivers for Git in this clone."),
      Manual.Option(
        "--vscode", text: "Add only the tasks for Visual Studio Code."),
      Manual.Option(
        "--target", value: "NAME",
        text: """
          The test target for the first test, a directory in Tests. By default one that depends on \
          Tintype or on the target with previews, else the first by name.
          """),
    ],
    examples: [
      Manual.Example("tintype init --dry-run", "Prints what is missing"),
      Manual.Example("tintype init", "Prepares the current package or code base"),
      Manual.Example("tintype init App.xcodeproj", "Writes the settings of an Xcode project"),
      Manual.Example("tintype init --git", "Sets up Git in another clone of the package"),
      Manual.Example("tintype init --vscode", "Makes failed snapshots problems in the editor"),
    ],
    exitCodes: [
      (.success, "the package or code base is prepared"),
      (.error, "there is no package or project, or no test target for a first test"),
      (.cannotCreate, "a file could not be written"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let paths = try arguments.paths(verb: Self.manual.name)
    if paths.count > 1 { throw .unexpectedArgument(paths[1], verb: Self.manual.name) }
    project = paths.first
    isDryRun = arguments.flag("--dry-run")
    target = arguments.value("--target")
    parts = Set(Part.allCases.filter { arguments.flag($0.rawValue) })
    if let part = Part.allCases.first(where: parts.contains), target != nil {
      throw .contradiction(part.rawValue, "--target")
    }
  }

  func run(in tool: Tool) throws -> CommandResult {
    let start = FilePath.standardized(
      FilePath.absolute(project ?? ".", in: tool.currentDirectory()))
    let found =
      project == nil ? try? tool.packageRoot() : ProjectSettings.folder(of: start)
    if parts.isEmpty, target == nil, found.map(PreviewedCode.dependsOnTintype) != true {
      return CodeBaseSetup(
        tool: tool, project: project == nil ? found ?? start : start, argument: project,
        isDryRun: isDryRun
      ).run()
    }
    guard let root = found else {
      let place = VisibleText.line(start)
      return .failure(
        "Neither “\(place)” nor a directory above it contains a Package.swift. Change to a package "
          + "or create one with “swift package init”.",
        .error)
    }
    var result = CommandResult()
    if parts.isEmpty || parts.contains(.git) {
      for file in parts.isEmpty ? [LineFile.attributes, .ignored] : [.driverAttributes] {
        report(file.complete(in: root, dryRun: isDryRun), of: file, in: &result)
      }
      GitSetup(tool: tool, root: root, isDryRun: isDryRun)
        .run(in: &result, isRequired: !parts.isEmpty)
    }
    if parts.contains(.editor) {
      EditorSetup(file: TasksFile(root: root, tool: tool.commands().tool), isDryRun: isDryRun)
        .run(in: &result)
    }
    if parts.isEmpty { writeTest(in: root, tool: tool.commands().tool, &result) }
    return result
  }

  /// Writes a test of the previews, or the first test of a package without previews.
  private func writeTest(in root: String, tool: String, _ result: inout CommandResult) {
    let folder = SourceFolder(root: root, path: "")
    let manifest = PackageManifest(folder.bytes(of: "Package.swift") ?? [])
    let targets = PreviewedTargets(root: root, manifest: manifest)
    result.output += LinuxConditions(in: targets).text
    guard targets.previewed.isEmpty else {
      PreviewTests(targets: targets, target: target).run(dryRun: isDryRun, tool: tool, in: &result)
      return
    }
    report(
      FirstTest(root: root, manifest: manifest, target: target).write(dryRun: isDryRun), tool: tool,
      in: &result)
  }

  private func report(
    _ outcome: LineFile.Outcome, of file: LineFile, in result: inout CommandResult
  ) {
    switch outcome {
    case .complete: result.output += "\(file.name): nothing is missing.\n"
    case .added(let lines, let kept):
      result.output += "\(file.name): \(isDryRun ? "would add" : "added")\n"
      result.output += lines.map { "  \($0)\n" }.joined()
      report(kept: kept, of: file, in: &result)
    case .kept(let kept): report(kept: kept, of: file, in: &result)
    case .failed(let error, let missing):
      result.messages += """
        tintype: “\(file.name)” cannot be extended: \(error). Add these lines by hand:
        \(missing.map { "  " + $0 }.joined(separator: "\n"))

        """
      result.exitCode = .cannotCreate
    }
  }

  private func report(kept: [String], of file: LineFile, in result: inout CommandResult) {
    for line in kept {
      result.output += """
        \(file.name): “\(VisibleText.line(line))” names another merge driver and was kept. To use \
        Tintype's driver, add “\(LineFile.driverAttributes.lines.map(\.text).joined())” below it.

        """
    }
  }

  private func report(_ outcome: FirstTest.Outcome, tool: String, in result: inout CommandResult) {
    switch outcome {
    case .written(let path, let target, let isReady):
      let path = VisibleText.line(path)
      result.output += "\(path): a first test \(isDryRun ? "would be" : "was") written.\n"
      if !isReady { result.output += Self.manifestAdvice(target) }
      result.output += """
        Next: “swift test --filter FirstSnapshotTests” records two references and fails. Review \
        them, and run it again.

        """
    case .notNeeded(let target):
      result.output += """
        Tests/\(VisibleText.line(target)): the tests already use Tintype.
        Next: “swift test”, and “\(tool) status” if a snapshot differs.

        """
    case .noTarget:
      result.messages += """
        tintype: No directory in Tests contains a Swift file, so there is no test target for a \
        first test. Create one, then run “\(tool) init” again. In Package.swift:
        \(Self.snippet("AppTests"))
        """
      if result.exitCode == .success { result.exitCode = .error }
    case .noSuchTarget(let name, let known):
      let list = ShortText.list(known.map { "“\(ShortText.line($0))”" }, limit: 10)
      result.messages += """
        tintype: There is no test target “\(ShortText.line(name))”: no directory with that name in \
        Tests contains a Swift file. \
        \(known.isEmpty ? "There are no test targets." : "There are: \(list).")

        """
      if result.exitCode == .success { result.exitCode = .error }
    case .failed(let path, let error):
      result.messages += """
        tintype: The first test cannot be written to “\(VisibleText.line(path))”: \(error). \
        Check the path and its permissions.

        """
      result.exitCode = .cannotCreate
    }
  }

  private static func manifestAdvice(_ target: String) -> String {
    "In Package.swift, this target does not depend on Tintype. Add to it:\n" + snippet(target)
  }

  private static func snippet(_ target: String) -> String {
    """
      dependencies: [.package(path: "../Tintype")],  // or the URL from which you cloned it
      .testTarget(
        name: "\(VisibleText.line(target))",
        dependencies: [
          .product(name: "Tintype", package: "Tintype"),
          .product(name: "TintypeComponents", package: "Tintype"),
        ]),

    """
  }
}
