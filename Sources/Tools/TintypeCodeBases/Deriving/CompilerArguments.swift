// SPDX-License-Identifier: MIT

import TintypeBase

/// The arguments with which a derived package is compiled.
package enum CompilerArguments {
  /// The arguments of the compiler that all modules share, besides those of the engine.
  ///
  /// Diagnostics are read from the output, and one error must not hide those of other files.
  ///
  /// The compiler gives up an expression after 10 s of its processor time, or with 256 MiB, half of
  /// its usual limit: code with errors, such as missing types, takes it much longer than the same
  /// code in Xcode.
  static let common = [
    "-suppress-warnings", continuing, "-diagnostic-style=llvm",
    "-Xfrontend", "-solver-expression-time-threshold=10",
    "-Xfrontend", "-solver-memory-threshold=\(256 << 20)",
  ]

  private static let continuing = "-continue-building-after-errors"

  /// Returns the arguments of `swift-frontend` that check some sources of a module, as the last build
  /// compiled them.
  ///
  /// - Parameters:
  ///   - files: The sources to check.
  ///   - module: Their module.
  ///   - package: The package, which is written.
  ///   - products: The directory with the products of the build.
  /// - Returns: The arguments; `nil` if the module cannot be checked alone.
  package static func check(
    _ files: Set<DerivedPackage.SourceFile>, of module: SourceModule, in package: DerivedPackage,
    products: String
  ) -> [String]? {
    // The paths of headers are known to SwiftPM only.
    guard !package.modules.contains(where: { $0.kind == .clang }) else { return nil }
    let name = module.moduleName
    let folder = "\(package.directory)/Sources/\(name)"
    let generated = "\(products)/\(name).build/DerivedSources"
    let sources = [folder, generated].flatMap { directory in
      ((try? Directory.names(in: directory)) ?? []).sorted().filter { $0.hasSuffix(".swift") }
        .map { "\(directory)/\($0)" }
    }
    let checked = Set(files.map { "\(folder)/\(FilePath.name(of: $0.path))" })
    guard !checked.isDisjoint(with: sources) else { return nil }
    let settings = module.settings
    var arguments = ["-frontend", "-typecheck", "-module-name", name, "-I", "\(products)/Modules"]
    arguments += sources.flatMap { checked.contains($0) ? ["-primary-file", $0] : [$0] }
    arguments += ["-swift-version", settings.languageMode == "6" ? "6" : "5"]
    arguments += ["-package-name", "previews", "-enable-testing", "-disable-objc-interop"]
    if settings.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    arguments += (["SWIFT_PACKAGE", "DEBUG"] + settings.conditions).flatMap { ["-D", $0] }
    arguments += settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
    arguments += settings.experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
    let shared = package.engine.compilerFlags + common
    return arguments + shared.filter { $0 != "-Xfrontend" && $0 != continuing }
  }
}
