// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCodeBases
import TintypeSourceEditing

/// The build of a code base that does not depend on Tintype, by a package that is derived from it.
struct CodeBaseBuild {
  let settings: ProjectSettings
  let environment: [String: String]
  private let swift: String
  /// The path of the project, which the user named or the current directory.
  private let project: String
  /// The code base as it was read last, with the fetched packages after a build.
  private(set) var codeBase: CodeBase
  /// A Boolean value that indicates whether the code base was read since the last build.
  private var isFresh = true

  /// The number of builds after which the rest is given up.
  private static let roundLimit = 24

  /// Reads a code base.
  ///
  /// - Parameters:
  ///   - project: The absolute path of a project, a workspace, a manifest or a directory.
  ///   - settings: What cannot be guessed.
  ///   - environment: The variables.
  /// - Throws: `CodeBaseError`, ``TestError``, ``PreviewInterruption``.
  init(project: String, settings: ProjectSettings, environment: [String: String]) throws {
    guard let swift = ChildProcess.program("swift", environment: environment) else {
      throw TestError.missing(program: "swift")
    }
    (self.project, self.settings) = (project, settings)
    (self.environment, self.swift) = (environment, swift)
    codeBase = try CodeBaseReader(swift: Self.runner(swift, environment))
      .read(project, targets: settings.targets)
  }

  /// Derives a package from the code base, and builds it; leaves out what does not compile.
  ///
  /// - Parameter show: Receives a line about the progress.
  /// - Returns: The program and its sources.
  /// - Throws: `CodeBaseError`, ``CodeBaseBuildError``, ``TestError``, ``PreviewInterruption``.
  mutating func run(show: (String) -> Void) throws -> BuiltPreviews {
    let engine = try EngineBuild(environment: environment).run {
      show("Building the engine, once for all code bases of this machine. This takes minutes …")
    }
    let runner = Self.runner(swift, environment)
    let reader = CodeBaseReader(swift: runner)
    if !isFresh { codeBase = try reader.read(project, targets: settings.targets) }
    isFresh = false
    let ownModules = codeBase.modules.filter { $0.kind != .clang }.map(\.moduleName)
    let directory = try derivedDirectory(of: codeBase.root)
    let lock = try DirectoryLock(directory) { show("Waiting for another command …") }
    defer { lock.end() }
    if !codeBase.packages.isEmpty { show("Fetching packages …") }
    let fetched = try FetchedPackages(
      directory: directory + "/fetched", swift: runner, reader: reader,
      pins: FetchedPackages.pins(in: codeBase.root)
    ).fetch(codeBase.packages)
    codeBase = codeBase.merging(fetched.packages)
    codeBase.notes += fetched.notes
    let memory = OmissionMemory(directory: directory)
    var package = DerivedPackage(
      of: codeBase, in: directory + "/package", engine: engine, platform: settings.platform)
    package.adapt(available: Self.available)
    memory.restore(&package)
    try build(&package, show)
    memory.store(package)
    let products = "\(directory)/build/debug"
    return BuiltPreviews(
      program: BuiltTestProgram(path: "\(products)/\(DerivedPackage.program)"),
      description: PackageDescription(codeBase),
      coverage: CodeBaseCoverage(of: package, ownModules: ownModules), modules: ownModules,
      code: BuiltCode(
        products: products, engine: engine.state, record: "\(directory)/previews.json"))
  }

  /// Builds until everything that remains compiles.
  private func build(_ package: inout DerivedPackage, _ show: (String) -> Void) throws {
    for round in 1...Self.roundLimit {
      do {
        try package.write()
      } catch {
        throw CodeBaseBuildError.cannotWrite(path: package.directory, error: error)
      }
      show(round == 1 ? "Compiling …" : "Compiling what remains, round \(round) …")
      let ending = try ChildProcess(
        program: swift,
        arguments: [
          "build", "--product", DerivedPackage.program, "--package-path", package.directory,
          "--scratch-path", FilePath.parent(of: package.directory) + "/build",
          // Nobody indexes or debugs the copies.
          "--disable-index-store", "-debug-info-format", "none",
        ], environment: environment
      ).run(output: .capturedWithMessages)
      if let signal = ending.interruption { throw PreviewInterruption(signal: signal) }
      if ending.status == 0 { return }
      // Without space, errors say nothing about the sources.
      guard Self.hasSpace(at: package.directory) else {
        throw CodeBaseBuildError.cannotWrite(
          path: package.directory, error: .system(code: ENOSPC))
      }
      let output = CompilerOutput(String(decoding: ending.output, as: UTF8.self)) {
        package.file(ofDiagnostic: $0) != nil
      }
      let before = package.omissions
      guard package.leaveOut(output) else {
        throw CodeBaseBuildError.notBuilt(output: output.end)
      }
      try SourceCheck(swift: swift, environment: environment)?
        .leaveOut(from: &package, changedSince: before)
    }
    throw CodeBaseBuildError.notBuilt(
      output: "\(Self.roundLimit) builds did not suffice to leave out what does not compile.")
  }

  /// Returns whether the disk of a directory has at least 16 MiB of free space.
  private static func hasSpace(at directory: String) -> Bool {
    var disk = statvfs()
    guard statvfs(directory, &disk) == 0 else { return true }
    return UInt64(disk.f_bavail) * UInt64(disk.f_frsize) >= 16 << 20
  }

  /// The modules that sources can import besides those of the code base.
  private static let available = Set(
    FrameworkModules.aliases.map(\.name) + FrameworkModules.unavailable + [
      "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
      "Swift", "Observation", "RegexBuilder", "Synchronization", "Distributed", "Glibc", "Darwin",
      "_Concurrency", "_StringProcessing", "XCTest", "Testing", "CoreFoundation",
    ])

  private static func runner(
    _ swift: String, _ environment: [String: String]
  ) -> CodeBaseReader.Swift {
    { arguments, directory in
      try CapturedProgram(
        program: swift, arguments: arguments, environment: environment, directory: directory
      ).run()
    }
  }

  /// Returns the directory of the derived package, which can be deleted at any time.
  private func derivedDirectory(of root: String) throws -> String {
    let usual = "\(root)/.build/tintype/linux"
    let isNew = !FilePath.isOccupied("\(root)/.build")
    do throws(FileError) {
      // SwiftPM does not escape these characters in the files that it writes for the compiler.
      guard !root.contains(where: { "\"\\\n".contains($0) }) else { throw .system(code: EINVAL) }
      try Directory.create(at: usual)
      // Projects of Xcode do not ignore the directory.
      if isNew { try AtomicFile.write(Array("*\n".utf8), to: "\(root)/.build/.gitignore") }
      return usual
    } catch {
      let digest = SHA256Digest.of(Array(root.utf8)).hexadecimal.prefix(12)
      let other = UserDirectory.cache(environment: environment) + "/project-\(digest)"
      do throws(FileError) {
        try Directory.create(at: other)
      } catch {
        throw CodeBaseBuildError.cannotWrite(path: other, error: error)
      }
      return other
    }
  }
}
