// SPDX-License-Identifier: MIT

import Foundation

/// The changes that can be undone and repeated.
///
/// Foundation has no such class on Linux. The changes of a step of a host form one group, as those of
/// an event in an app.
open class UndoManager: NSObject {
  private struct Change {
    let isOf: (AnyObject) -> Bool
    let perform: () -> Void
  }

  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private enum State {
    case idle, undoing, redoing
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  private var openGroups: [Group] = []
  private var state = State.idle
  private var disablingCount = 0

  /// The maximum number of groups; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// A Boolean value that indicates whether a change outside of a group begins one; `true` by
  /// default.
  open var groupsByEvent = true

  /// Creates a manager without changes.
  public override init() { super.init() }

  /// A Boolean value that indicates whether there is a change to undo.
  open var canUndo: Bool { !undos.isEmpty || openGroups.contains { !$0.changes.isEmpty } }
  /// A Boolean value that indicates whether there is a change to repeat.
  open var canRedo: Bool { !redos.isEmpty }
  /// A Boolean value that indicates whether a change is being undone.
  open var isUndoing: Bool { state == .undoing }
  /// A Boolean value that indicates whether a change is being repeated.
  open var isRedoing: Bool { state == .redoing }
  /// A Boolean value that indicates whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// The name of the change that is undone next; empty for none.
  open var undoActionName: String { (openGroups.first ?? undos.last)?.name ?? "" }
  /// The name of the change that is repeated next; empty for none.
  open var redoActionName: String { redos.last?.name ?? "" }

  /// Records the closure that undoes a change of an object.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty { openGroups.append(Group()) }
    openGroups[openGroups.count - 1].changes.append(
      Change(isOf: { $0 === target }, perform: { [weak target] in target.map(handler) }))
    if state == .idle { redos = [] }
  }

  /// Sets the name of the current change.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      if !undos.isEmpty { undos[undos.count - 1].name = actionName }
    } else {
      openGroups[0].name = actionName
    }
  }

  /// Begins a group of changes, which are undone together.
  open func beginUndoGrouping() {
    if groupsByEvent, openGroups.isEmpty { openGroups.append(Group()) }
    openGroups.append(Group())
  }

  /// Ends a group of changes; a call without a group has no effect.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    guard openGroups.isEmpty else {
      return openGroups[openGroups.count - 1].changes += group.changes
    }
    close(group)
  }

  /// Stops recording changes until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disablingCount += 1 }

  /// Resumes recording changes.
  open func enableUndoRegistration() { disablingCount = max(disablingCount - 1, 0) }

  /// Undoes the last group of changes; without one, a call has no effect.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard state == .idle, let group = undos.popLast() else { return }
    perform(group, .undoing)
  }

  /// Repeats the last group of changes that was undone; without one, a call has no effect.
  open func redo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard state == .idle, let group = redos.popLast() else { return }
    perform(group, .redoing)
  }

  /// Removes all changes.
  open func removeAllActions() { (undos, redos, openGroups) = ([], [], []) }

  /// Removes the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func remaining(_ groups: [Group]) -> [Group] {
      groups.map { Group(changes: $0.changes.filter { !$0.isOf(target) }, name: $0.name) }
    }
    undos = remaining(undos).filter { !$0.changes.isEmpty }
    redos = remaining(redos).filter { !$0.changes.isEmpty }
    openGroups = remaining(openGroups)
  }

  /// Ends the group of the changes of an event.
  package func endEvent() {
    while groupsByEvent, !openGroups.isEmpty { endUndoGrouping() }
  }

  private func perform(_ group: Group, _ state: State) {
    self.state = state
    openGroups = [Group(name: group.name)]
    for change in group.changes.reversed() { change.perform() }
    while !openGroups.isEmpty { endUndoGrouping() }
    self.state = .idle
  }

  private func close(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    if state == .undoing { redos.append(group) } else { undos.append(group) }
    limit()
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undos = undos.suffix(levelsOfUndo)
    redos = redos.suffix(levelsOfUndo)
  }
}
