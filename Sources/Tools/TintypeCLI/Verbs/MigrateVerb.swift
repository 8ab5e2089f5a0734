// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The verb `tintype migrate`, which migrates a package from swift-snapshot-testing to Tintype.
struct MigrateVerb: Verb, Hashable {
  /// The package's directory; by default the current directory or the nearest parent with a
  /// package.
  var package: String?
  var isDryRun: Bool
  /// The directory or the URL of Tintype.
  var tintype: String?
  var version: String?
  var branch: String?
  /// A Boolean value that indicates whether files with uncommitted changes may be written.
  var isForced: Bool
  var runsTests: Bool
  var scratchPath: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let paths = try arguments.paths(verb: Self.manual.name)
    if let argument = paths.dropFirst().first {
      throw .unexpectedArgument(argument, verb: Self.manual.name)
    }
    package = paths.first
    isDryRun = arguments.flag("--dry-run")
    tintype = arguments.value("--tintype")
    version = arguments.value("--from")
    branch = arguments.value("--branch")
    if version != nil, branch != nil { throw .contradiction("--from", "--branch") }
    isForced = arguments.flag("--force")
    runsTests = !arguments.flag("--no-test")
    scratchPath = arguments.value("--scratch-path")
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      return try migrate(in: tool)
    } catch let error as MigrationError {
      return .failure(error.description, error.exitCode)
    } catch let error as TestError {
      return .failure(error.description, error.exitCode)
    }
  }

  private func migrate(in tool: Tool) throws -> CommandResult {
    let root = try packageRoot(in: tool)
    let plan = try MigrationPlan(root: root, package: try location(in: tool, root: root))
    if !isDryRun {
      let uncommitted = UncommittedFiles.among(
        plan.writtenFiles, in: root, environment: tool.environment())
      if let uncommitted, !uncommitted.isEmpty, !isForced {
        throw MigrationError.uncommitted(uncommitted)
      }
      try plan.apply()
    }
    var result = CommandResult(output: MigrationReport(plan: plan, isDryRun: isDryRun).text)
    if isDryRun {
      result.output += "\nDry run: nothing was written.\n"
      result.exitCode = plan.manual.isEmpty ? .success : .incomplete
    } else if !plan.manual.isEmpty {
      result.output += """

        Tests
          Not run: make the edits above, then run “\(tool.commands().tool) migrate” again.

        """
      result.exitCode = .incomplete
    } else if runsTests {
      let run = MigrationTests(root: root, scratchPath: scratchPath)
      try run.conclude(&result, in: tool, plan: plan)
    }
    return result
  }

  private func packageRoot(in tool: Tool) throws(MigrationError) -> String {
    let current = tool.currentDirectory()
    guard let package else {
      guard let root = FilePath.packageRoot(from: current) else {
        throw .packageMissing(directory: current)
      }
      return root
    }
    let directory = FilePath.absolute(package, in: current)
    let root = FilePath.resolved(directory) ?? FilePath.withoutSlash(directory)
    guard FilePath.packageRoot(from: root) == root else { throw .packageMissing(directory: root) }
    return root
  }

  /// Returns the package of Tintype for the dependency in the manifest.
  private func location(in tool: Tool, root: String) throws(MigrationError) -> TintypePackage {
    guard let tintype else {
      // The tool is usually run from a clone.
      let clone = tool.scratch().map { FilePath.parent(of: $0.path) }
      let candidates = [clone, root + "/../Tintype"].compactMap(\.self)
      guard let path = candidates.first(where: TintypePackage.isTintype),
        let resolved = FilePath.resolved(path)
      else { throw .tintypeUnknown }
      return TintypePackage(location: .path(resolved))
    }
    let isURL = tintype.contains("://") || tintype.hasPrefix("git@")
    guard !isURL else {
      if let version {
        return TintypePackage(
          location: .url(tintype, requirement: "from: \(TintypePackage.literal(version))"))
      }
      guard let branch else { throw .versionNeeded }
      return TintypePackage(
        location: .url(tintype, requirement: "branch: \(TintypePackage.literal(branch))"))
    }
    guard version == nil, branch == nil else { throw .versionUnexpected }
    let current = tool.currentDirectory()
    let path = FilePath.withoutSlash(FilePath.absolute(tintype, in: current))
    guard TintypePackage.isTintype(at: path) else { throw .notTintype(path: path) }
    // SwiftPM identifies the package by the last component of its path, which must be a name.
    if [".", "..", ""].contains(TintypePackage.identity(of: path)) {
      return TintypePackage(location: .path(FilePath.resolved(path) ?? path))
    }
    // A relative path means the same in the manifest only if the current directory is the root.
    let isRelative =
      !tintype.hasPrefix("/") && FilePath.resolved(current) == FilePath.resolved(root)
    return TintypePackage(location: .path(isRelative ? FilePath.withoutSlash(tintype) : path))
  }
}

extension MigrateVerb {
  static let manual = Manual(
    "migrate",
    abstract: "Migrate a package from swift-snapshot-testing to Tintype.",
    usage: ["[PACKAGE] [options]"],
    discussion: [
      """
      Changes only the dependency and the products in Package.swift and Package@swift-*.swift. \
      Imports and text references stay as they are; the modules have the same names. Names that \
      Tintype does not have are listed with file and line. Then the tests are built and run \
      without recording.
      """,
      """
      A part of a manifest that depends on a variable is not changed; the required edit is listed. \
      If a test on Linux would compare with an image that was recorded on an Apple device, the \
      image gets a name that ends in .apple.png. Nothing is deleted. The command can be run again.
      """,
    ],
    options: [
      Manual.Option("--dry-run", text: "List what would be changed, and write nothing."),
      Manual.Option(
        "--tintype", value: "PATH",
        text: """
          The directory of Tintype, or its URL. By default the clone that this tool was built in, then \
          ../Tintype.
          """),
      Manual.Option("--from", value: "VERSION", text: "The lowest version, for a URL."),
      Manual.Option("--branch", value: "NAME", text: "The branch, for a URL."),
      Manual.Option(
        "--force", text: "Also change files that have uncommitted changes."),
      Manual.Option("--no-test", text: "Do not build or run the tests."),
      Manual.Option(
        "--scratch-path", value: "DIR", text: "The directory to build in, as for “swift build”."),
    ],
    examples: [
      Manual.Example("tintype migrate --dry-run", "Lists what would be changed in this package"),
      Manual.Example(
        "tintype migrate ../App --tintype ../Tintype", "Migrates the package and runs its tests"),
    ],
    exitCodes: [
      (.success, "the package is migrated, and its tests pass"),
      (.different, "snapshots differ or have no reference, without other problems"),
      (.error, "no such package, a manifest cannot be parsed, or the build or a test failed"),
      (.incomplete, "a manifest needs manual edits; the tests were not run"),
      (.nothingRan, "the tests compared no snapshot"),
      (.cannotCreate, "a file could not be written"),
    ])
}
