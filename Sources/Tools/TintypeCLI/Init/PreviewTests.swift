// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The step of `tintype init` that writes tests of previews.
struct PreviewTests {
  /// The targets of the package.
  let targets: PreviewedTargets
  /// The test target that the user named; `nil` for the one that depends on the module.
  let target: String?

  /// The outcome for some modules.
  enum Outcome: Hashable {
    /// The test was written to this path, relative to the package's root.
    case written(String, [PreviewedTargets.Module], in: PreviewedTargets.Tests)
    /// No test target depends on the module.
    case noTarget(PreviewedTargets.Module)
    /// The test cannot name a type of the module.
    case noType(PreviewedTargets.Module, in: PreviewedTargets.Tests)
    /// The file cannot be written.
    case failed(String, [PreviewedTargets.Module], FileError)
  }

  static let fileName = "PreviewTests.swift"
  /// The directory of references in a package or another code base.
  static let references = "__Snapshots__"

  /// Writes a test for each module with previews that no test takes snapshots of.
  ///
  /// No file is replaced.
  ///
  /// - Parameter isDryRun: A Boolean value that indicates whether nothing is written.
  /// - Returns: The outcomes; none if every module has a test.
  func write(dryRun isDryRun: Bool) -> [Outcome] {
    var outcomes: [Outcome] = []
    /// The test targets with the modules that each one tests.
    var plan: [(tests: PreviewedTargets.Tests, modules: [PreviewedTargets.Module])] = []
    for module in targets.untested {
      let candidates = targets.tests.filter { tests in
        target.map { $0 == tests.name } ?? tests.uses(module)
      }
      guard let tests = candidates.first(where: \.isReady) ?? candidates.first else {
        outcomes.append(.noTarget(module))
        continue
      }
      if module.types.isEmpty {
        outcomes.append(.noType(module, in: tests))
      } else if let index = plan.firstIndex(where: { $0.tests == tests }) {
        plan[index].modules.append(module)
      } else {
        plan.append((tests, [module]))
      }
    }
    for (tests, modules) in plan {
      let path = "\(tests.folder)/\(Self.fileName)"
      do throws(FileError) {
        if !isDryRun {
          try AtomicFile.write(
            Array(source(of: modules).utf8), to: targets.root + "/" + path,
            replacing: false)
        }
        outcomes.append(.written(path, modules, in: tests))
      } catch {
        outcomes.append(.failed(path, modules, error))
      }
    }
    return outcomes
  }

  /// The variants: in a package without references, they have the current appearance of standard
  /// controls.
  private var variants: String {
    Directory.exists(at: targets.root + "/" + Self.references)
      ? "PreviewVariants.colorSchemes"
      : "PreviewVariants(colorSchemes: [.light, .dark], platformStyles: [.iOS26])"
  }

  /// Returns the test of some modules.
  ///
  /// On other systems, SwiftUI is Apple's, which does not list previews.
  func source(of modules: [PreviewedTargets.Module]) -> String {
    let types = modules.map { module in
      // Two modules can declare types of one name.
      let others = modules.filter { $0 != module }.flatMap(\.types).map(\.name)
      return module.types.first { !others.contains($0.name) } ?? module.types.first
        ?? SourceDeclarations.TypeName(
          name: "<a type of \(module.name)>", isPublic: true, isView: true)
    }
    let names = ["SwiftUI", "Testing"] + zip(modules, types).filter(\.1.isPublic).map(\.0.name)
    let internals = zip(modules, types).filter { !$1.isPublic }.map(\.0.name)
    let imports =
      names.sorted().map { "  import \($0)\n" } + (internals.isEmpty ? [] : ["\n"])
      + internals.sorted().map { "  @testable import \($0)\n" }
    let tests = zip(modules, types).map { module, type in
      """
          @Test(arguments: Preview.all(in: \(type.name).self, variants: PreviewTests.variants))
          func \(modules.count == 1 ? "previews" : "previewsOf\(module.name)")\
      (_ preview: PreviewSnapshot) { assertSnapshot(of: preview) }

      """
    }
    return """
      #if os(Linux)
      \(imports.joined())
        /// A snapshot of each preview, in light and dark appearance.
        @Suite struct PreviewTests {
          static let variants = \(variants)

      \(tests.joined(separator: "\n"))  }
      #endif

      """
  }
}
