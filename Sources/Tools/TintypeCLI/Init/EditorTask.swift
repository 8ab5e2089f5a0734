// SPDX-License-Identifier: MIT

import TintypeBase

/// A task of Visual Studio Code.
struct EditorTask: Hashable {
  /// A task that `tintype init --vscode` writes.
  enum Kind: String, CaseIterable {
    case test = "Tintype: Test"
    case watch = "Tintype: Watch"
  }

  let kind: Kind
  /// The beginning of a command of the tool, as text for a shell.
  let tool: String
  /// A Boolean value that indicates whether the task is the default one of its group.
  var isDefault = true

  /// The name in the list of tasks.
  var label: String { kind.rawValue }

  /// The task in the format of `tasks.json`, version 2.0.0.
  var json: JSON {
    switch kind {
    case .test:
      [
        "label": .string(label),
        "type": .string("shell"),
        "command": .string("\(tool) test"),
        "group": isDefault
          ? ["kind": .string("test"), "isDefault": .bool(true)] : .string("test"),
        "problemMatcher": .array(ProblemMatcher.test.map(\.json)),
      ]
    case .watch:
      [
        "label": .string(label),
        "type": .string("shell"),
        "command": .string("\(tool) watch"),
        "isBackground": .bool(true),
        "presentation": ["panel": .string("dedicated")],
        "problemMatcher": ProblemMatcher.watch.json,
      ]
    }
  }
}
