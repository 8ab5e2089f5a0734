// SPDX-License-Identifier: MIT

import TintypeBase

/// The file `.vscode/tasks.json`, to which missing tasks are added.
struct TasksFile {
  /// The path of the file, relative to the package's root.
  static let name = ".vscode/tasks.json"

  /// The root of the package.
  let root: String
  /// The beginning of a command of the tool.
  let tool: String

  /// The outcome for the file.
  enum Outcome: Hashable {
    /// The file contains every task.
    case complete
    /// These tasks were added.
    case added([EditorTask])
    /// The file was not changed for a reason, and the tasks must be added by hand.
    case kept(reason: String, missing: [EditorTask])
    /// The file cannot be read or written.
    case failed(FileError, missing: [EditorTask])
  }

  private var all: [EditorTask] {
    EditorTask.Kind.allCases.map { EditorTask(kind: $0, tool: tool) }
  }

  /// Adds the missing tasks; existing bytes are not changed.
  func complete(dryRun isDryRun: Bool) -> Outcome {
    let file = PackageFile(name: Self.name, root: root)
    let bytes: [UInt8]
    do {
      bytes = try file.bytes() ?? []
    } catch {
      return .failed(error, missing: all)
    }
    let missing: [EditorTask]
    let edited: [UInt8]
    do throws(TasksRefusal) {
      let contents = try TasksContents(bytes)
      missing = tasks(missingIn: contents)
      if missing.isEmpty { return .complete }
      guard contents.isPlain else {
        return .kept(reason: "it contains comments or trailing commas", missing: missing)
      }
      edited = contents.adding(missing)
    } catch {
      return .kept(reason: error.reason, missing: all)
    }
    do {
      if !isDryRun { try AtomicFile.write(edited, to: file.path) }
      return .added(missing)
    } catch {
      return .failed(error, missing: missing)
    }
  }

  private func tasks(missingIn contents: TasksContents) -> [EditorTask] {
    all.filter { !contents.labels.contains($0.label) }.map { task in
      var task = task
      // Of several default tasks, the editor would let the user choose.
      if contents.hasDefaultTest { task.isDefault = false }
      return task
    }
  }
}

/// The reason why tasks cannot be added to a text.
struct TasksRefusal: Error {
  /// The reason, as the end of a sentence.
  var reason: String
}
