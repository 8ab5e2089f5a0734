// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports

extension PreviewTests {
  /// Writes the tests, and reports the outcomes.
  ///
  /// - Parameters:
  ///   - isDryRun: A Boolean value that indicates whether nothing is written.
  ///   - tool: The prefix of the tool's commands.
  ///   - result: The result, to which the output is appended.
  func run(dryRun isDryRun: Bool, tool: String, in result: inout CommandResult) {
    let outcomes = write(dryRun: isDryRun)
    for outcome in outcomes { report(outcome, isDryRun, tool, in: &result) }
    let isWritten = outcomes.contains { if case .written = $0 { true } else { false } }
    if isWritten {
      result.output += """
        Next: “swift test --filter PreviewTests” records the references and fails. Review them, and \
        run it again. “\(tool) catalog” shows all previews.

        """
    } else if outcomes.isEmpty {
      result.output += """
        Previews: the tests already take snapshots of them.
        Next: “swift test”, and “\(tool) status” if a snapshot differs.

        """
    }
  }

  private func report(
    _ outcome: Outcome, _ isDryRun: Bool, _ tool: String, in result: inout CommandResult
  ) {
    switch outcome {
    case .written(let path, let modules, let tests):
      result.output += """
        \(VisibleText.line(path)): a test of the previews of \(Self.list(modules)) \
        \(isDryRun ? "would be" : "was") written.

        """
      if !tests.isReady { result.output += Self.manifestAdvice(tests.name, modules) }
    case .noTarget(let module):
      let problem =
        target.map { "“\(ShortText.line($0))” is not a test target with sources." }
        ?? "No test target with sources depends on it."
      result.messages += """
        tintype: “\(VisibleText.line(module.target))” has previews without a test. \(problem) Create \
        one, then run “\(tool) init” again. In Package.swift:
        \(Self.snippet("\(module.target)Tests", [module]))
        """
      if result.exitCode == .success { result.exitCode = .error }
    case .noType(let module, let tests):
      result.messages += """
        tintype: “\(VisibleText.line(module.target))” has previews without a test, and no type that \
        a test can name. Declare a type outside of other types, which can be empty, and write this \
        test to “\(VisibleText.line(tests.folder))/\(Self.fileName)”:
        \(source(of: [module]))
        """
      if result.exitCode == .success { result.exitCode = .error }
    case .failed(let path, let modules, let error):
      result.messages += """
        tintype: The test of the previews of \(Self.list(modules)) cannot be written to \
        “\(VisibleText.line(path))”: \(error). Check the path and its permissions, or write this \
        test to another file:
        \(source(of: modules))
        """
      result.exitCode = .cannotCreate
    }
  }

  private static func list(_ modules: [PreviewedTargets.Module]) -> String {
    ShortText.list(modules.map { "“\(VisibleText.line($0.target))”" }, limit: 10)
  }

  private static func manifestAdvice(
    _ tests: String, _ modules: [PreviewedTargets.Module]
  ) -> String {
    """
    In Package.swift, this target may not find SwiftUI on Linux. It needs the product \
    SwiftUIOnLinux, and the settings of the target with the previews, which the guide “Snapshot-Test \
    SwiftUI on Linux” lists:
    \(snippet(tests, modules))
    """
  }

  private static func snippet(_ tests: String, _ modules: [PreviewedTargets.Module]) -> String {
    let names = modules.map { "\"\(VisibleText.line($0.target))\"" }.joined(separator: ", ")
    return """
        dependencies: [.package(path: "../Tintype")],  // or the URL from which you cloned it
        .testTarget(
          name: "\(VisibleText.line(tests))",
          dependencies: [
            \(names), .product(name: "SwiftUIOnLinux", package: "Tintype"),
          ],
          swiftSettings: [
            .unsafeFlags(["-module-alias", "SwiftUI=TintypeSwiftUI"])  // and further settings
          ]),

      """
  }
}
