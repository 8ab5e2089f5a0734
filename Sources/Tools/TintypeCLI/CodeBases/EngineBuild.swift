// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCodeBases

/// The build of the engine, which all code bases of a user share.
struct EngineBuild {
  /// The absolute path of Tintype's sources.
  let sources: String
  /// The absolute path of the build directory.
  let scratch: String
  private let swift: String
  private let environment: [String: String]

  /// The variable with the path of Tintype's sources.
  static let sourcesVariable = "TINTYPE_SOURCES"
  /// The variable with the path of the build directory.
  static let scratchVariable = "TINTYPE_ENGINE_BUILD"

  /// Finds the sources with which this program was built, and the build directory.
  ///
  /// - Throws: ``CodeBaseBuildError/sourcesMissing(path:)``, ``TestError/missing(program:)``.
  init(environment: [String: String]) throws {
    guard let swift = ChildProcess.program("swift", environment: environment) else {
      throw TestError.missing(program: "swift")
    }
    (self.swift, self.environment) = (swift, environment)
    let named = environment[Self.sourcesVariable].flatMap { $0.isEmpty ? nil : $0 }
    let path = named ?? Self.compiledSources
    guard FilePath.isRegularFile(path + "/Package.swift"),
      Directory.exists(at: path + "/Sources/AppleFrameworks")
    else { throw CodeBaseBuildError.sourcesMissing(path: path) }
    sources = FilePath.resolved(path) ?? path
    if let named = environment[Self.scratchVariable], !named.isEmpty {
      scratch = FilePath.absolute(named, in: CurrentDirectory.path)
    } else {
      let digest = SHA256Digest.of(Array(sources.utf8)).hexadecimal.prefix(12)
      scratch = UserDirectory.cache(environment: environment) + "/engine-\(digest)"
    }
  }

  /// The package that contains this file.
  private static let compiledSources =
    FilePath.packageRoot(from: FilePath.parent(of: #filePath))
    .map { $0 } ?? FilePath.parent(of: #filePath)

  /// The directory with the products.
  private var products: String { scratch + "/debug" }

  /// Builds the engine unless it is newer than its sources.
  ///
  /// - Parameter willBuild: Called before a build that takes minutes.
  /// - Returns: The built engine.
  /// - Throws: ``CodeBaseBuildError/engine(status:)``, ``TestError``, ``PreviewInterruption``.
  func run(willBuild: () -> Void) throws -> BuiltEngine {
    let engine = BuiltEngine(products: products, sources: sources)
    let stamp = scratch + "/tintype-engine"
    let state = sourceState
    if let old = try? RegularFile.bytes(of: stamp, limit: 1 << 10), old == Array(state.utf8),
      FilePath.isOccupied("\(products)/lib\(BuiltEngine.product).so")
    {
      return engine
    }
    willBuild()
    var environment = environment
    environment["TINTYPE_ENGINE"] = "1"
    environment["TINTYPE_DEBUG_INFO"] = "none"
    let ending = try ChildProcess(
      program: swift,
      arguments: [
        "build", "--package-path", sources, "--scratch-path", scratch, "--product",
        BuiltEngine.product,
      ], environment: environment
    ).run(output: .capturedWithMessages)
    if let signal = ending.interruption { throw PreviewInterruption(signal: signal) }
    // A build that succeeds has remarks only, which say nothing to users.
    guard ending.status == 0 else {
      FileHandle.standardError.write(Data(ending.output))
      throw CodeBaseBuildError.engine(status: ending.status)
    }
    try AtomicFile.write(Array(state.utf8), to: stamp)
    return engine
  }

  /// A text that changes with the sources: their number and the latest modification.
  private var sourceState: String {
    var (count, latest) = (0, FileTime(seconds: 0))
    var pending = [sources + "/Sources", sources + "/Package.swift"]
    while let path = pending.popLast() {
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        pending += ((try? Directory.names(in: path)) ?? []).filter { !$0.hasPrefix(".") }
          .map { "\(path)/\($0)" }
      } else {
        count += 1
        latest = max(latest, FileTime(modificationOf: status))
      }
    }
    return "\(count) \(latest.seconds).\(latest.nanoseconds)\n"
  }
}
