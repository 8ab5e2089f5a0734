// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The step of `tintype init` that adds tasks to Visual Studio Code.
struct EditorSetup {
  let file: TasksFile
  /// A Boolean value that indicates whether nothing is written.
  let isDryRun: Bool

  /// Adds the tasks, and reports the outcome.
  ///
  /// - Parameter result: The result, to which the output is appended.
  func run(in result: inout CommandResult) {
    switch file.complete(dryRun: isDryRun) {
    case .complete: result.output += "\(TasksFile.name): nothing is missing.\n"
    case .added(let tasks):
      result.output += "\(TasksFile.name): \(isDryRun ? "would add" : "added")\n"
      result.output += tasks.map { "  \($0.label)\n" }.joined()
      if let test = tasks.first(where: { $0.kind == .test }) { result.output += advice(test) }
    case .kept(let reason, let missing):
      fail("was not changed: \(reason)", missing, in: &result)
    case .failed(let error, let missing):
      fail("cannot be extended: \(error)", missing, in: &result)
    }
  }

  private func advice(_ test: EditorTask) -> String {
    test.isDefault
      ? "Next: “Tasks: Run Test Task” in Visual Studio Code runs the tests.\n"
      : """
      Another task remains the default one for tests. Next: “Tasks: Run Task” in Visual Studio \
      Code, then “\(test.label)”, runs the tests.

      """
  }

  private func fail(_ problem: String, _ missing: [EditorTask], in result: inout CommandResult) {
    let tasks = missing.map {
      $0.json.text(.init(layout: .nested, keyOrder: .given, escapes: .terminal))
    }
    result.messages += """
      tintype: “\(TasksFile.name)” \(problem). Add these tasks to the array “tasks” of that file by \
      hand:
      \(tasks.joined(separator: ",\n"))

      """
    result.exitCode = .cannotCreate
  }
}
