// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases
import TintypeSourceEditing

/// A check whether sources compile after parts were left out, without a build.
///
/// Often, more must be left out than the first errors concern. The check is faster than a build,
/// because it reads the changed sources only, and creates no code. The build that follows decides;
/// without the check, more builds would be needed.
struct SourceCheck {
  /// The absolute path of the compiler.
  private let compiler: String
  /// The absolute path of the directory with the macros of the toolchain.
  private let macros: String
  private let environment: [String: String]

  typealias Omissions = [DerivedPackage.SourceFile: [LeftOutDeclarations.Omission]]

  /// The maximum number of checks between two builds.
  private static let limit = 12

  /// Finds the compiler; `nil` if the toolchain has another structure.
  ///
  /// - Parameters:
  ///   - swift: The absolute path of the program `swift`.
  ///   - environment: The variables of the compiler.
  init?(swift: String, environment: [String: String]) {
    guard let program = FilePath.resolved(swift) else { return nil }
    let folder = FilePath.parent(of: program)
    compiler = folder + "/swift-frontend"
    macros = FilePath.parent(of: folder) + "/lib/swift/host/plugins"
    guard FilePath.isOccupied(compiler), Directory.exists(at: macros) else { return nil }
    self.environment = environment
  }

  /// Leaves out what does not compile in the sources that have changed since the last build.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - before: What the last build left out.
  /// - Throws: ``CodeBaseBuildError/cannotWrite(path:error:)``, ``TestError``,
  ///   ``PreviewInterruption``.
  func leaveOut(from package: inout DerivedPackage, changedSince before: Omissions) throws {
    var before = before
    for _ in 1...Self.limit {
      do {
        try package.write()
      } catch {
        throw CodeBaseBuildError.cannotWrite(path: package.directory, error: error)
      }
      let old = before
      let changed = package.omissions.filter { old[$0.key] != $0.value }
      before = package.omissions
      var hasChanged = false
      for module in package.modules
      where changed.keys.contains(where: { $0.module == module.moduleName }) {
        let files = Self.files(of: module, changed: changed)
        guard let output = try errors(in: files, of: module, package) else { continue }
        if package.leaveOut(output) { hasChanged = true }
      }
      guard hasChanged else { return }
    }
  }

  /// The sources of a module that the omissions concern: the changed ones or, after a declaration
  /// was left out, all, because each can use it.
  private static func files(
    of module: SourceModule, changed: Omissions
  ) -> Set<DerivedPackage.SourceFile> {
    let own = changed.filter { $0.key.module == module.moduleName }
    let concernsOthers = own.values.joined().contains {
      ![.part, .body, .placeholder].contains($0.level)
    }
    guard concernsOthers else { return Set(own.keys) }
    return Set(module.sources.map { .init(module: module.moduleName, path: $0) })
  }

  /// Returns the errors in sources; `nil` if there are none, or if they cannot be checked.
  ///
  /// Errors in generated sources are not those of the build, so that nothing follows from the others.
  private func errors(
    in files: Set<DerivedPackage.SourceFile>, of module: SourceModule, _ package: DerivedPackage
  ) throws -> CompilerOutput? {
    let build = FilePath.parent(of: package.directory) + "/build"
    guard let products = Self.products(of: module, in: build),
      let arguments = CompilerArguments.check(files, of: module, in: package, products: products)
    else { return nil }
    let ending = try ChildProcess(
      program: compiler, arguments: arguments + ["-plugin-path", macros], environment: environment
    ).run(output: .capturedWithMessages)
    if let signal = ending.interruption { throw PreviewInterruption(signal: signal) }
    guard ending.status != 0 else { return nil }
    let output = CompilerOutput(String(decoding: ending.output, as: UTF8.self)) {
      package.file(ofDiagnostic: $0) != nil
    }
    let generated = [package.directory + "/", build + "/"]
    let isOfBuild = !output.foreign.contains { generated.contains(where: $0.path.hasPrefix) }
    return isOfBuild && !output.problems.isEmpty ? output : nil
  }

  /// Returns the directory with the products of a module.
  ///
  /// SwiftPM adds the link `debug` to the directory of the platform when a build has succeeded.
  private static func products(of module: SourceModule, in build: String) -> String? {
    let platforms = ((try? Directory.names(in: build)) ?? []).sorted()
    return platforms.map { "\(build)/\($0)/debug" }
      .first { Directory.exists(at: "\($0)/\(module.moduleName).build") }
  }
}
