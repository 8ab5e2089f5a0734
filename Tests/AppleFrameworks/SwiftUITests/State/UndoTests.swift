// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Undo managers")
struct UndoTests {
  @Test("The changes of a step are undone and repeated together")
  func steps() throws {
    let model = Model()
    let host = try ViewHost(Editor(model: model))
    try host.tap("Add")
    try host.tap("Add")
    #expect(model.values == [1, 2, 3, 4])
    try host.tap("Undo")
    #expect(model.values == [1, 2])
    try host.tap("Undo")
    #expect(model.values == [])
    try host.tap("Redo")
    #expect(model.values == [1, 2])
    try host.tap("Add")
    try host.tap("Redo")
    #expect(model.values == [1, 2, 3, 4])
  }

  @Test("Calls without changes or groups have no effect")
  func noChanges() {
    let manager = UndoManager()
    manager.undo()
    manager.redo()
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && !manager.canRedo && manager.isUndoRegistrationEnabled)
  }

  @Test("Groups have names, and their number can be limited")
  func groups() {
    let (manager, model) = (UndoManager(), Model())
    for name in ["first", "second", "third"] {
      manager.beginUndoGrouping()
      model.append(1, manager)
      manager.setActionName(name)
      manager.endUndoGrouping()
      manager.endEvent(named: name)
    }
    #expect(manager.undoActionName == "third")
    manager.undo()
    #expect(manager.redoActionName == "third" && manager.undoActionName == "second")
    manager.levelsOfUndo = 1
    manager.undo()
    #expect(!manager.canUndo && manager.canRedo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test("Changes of removed targets and disabled registrations are not recorded")
  func targets() {
    let (manager, model) = (UndoManager(), Model())
    manager.disableUndoRegistration()
    model.append(1, manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    model.append(2, manager)
    #expect(manager.canUndo)
    manager.removeAllActions(withTarget: model)
    #expect(!manager.canUndo)
  }
}

extension UndoManager {
  /// Ends the group of an event, which a host ends before its next step.
  fileprivate func endEvent(named name: String) {
    while groupingLevel > 0 { endUndoGrouping() }
    setActionName(name)
  }
}

private final class Model {
  var values: [Int] = []

  func append(_ value: Int, _ manager: UndoManager?) {
    values.append(value)
    manager?.registerUndo(withTarget: self) { [weak manager] in $0.removeLast(manager) }
  }

  func removeLast(_ manager: UndoManager?) {
    let value = values.removeLast()
    manager?.registerUndo(withTarget: self) { [weak manager] in $0.append(value, manager) }
  }
}

private struct Editor: View {
  let model: Model
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Add") {
      model.append(model.values.count + 1, undoManager)
      model.append(model.values.count + 1, undoManager)
    }
    Button("Undo") { undoManager?.undo() }
    Button("Redo") { undoManager?.redo() }
  }
}
