// SPDX-License-Identifier: MIT

import TintypeScheduling

extension View {
  /// Adds an asynchronous task to perform when the view appears, which is canceled when the view
  /// disappears.
  ///
  /// A task that has not ended fails the snapshot as pending work.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(
      content: self, id: 0, priority: priority, action: action,
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: 1))
  }

  /// Adds an asynchronous task to perform when the view appears or when a value changes, which is
  /// canceled when the view disappears or the value changes.
  ///
  /// A task that has not ended fails the snapshot as pending work.
  public nonisolated func task<T>(
    id value: T, priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    TaskView(
      content: self, id: value, priority: priority, action: action,
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: 1))
  }
}

private struct TaskView<Content: View, ID: Equatable> {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  let place: CreationSite
}

extension TaskView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { TaskEffect<ID>() }
    guard scope.isShown else {
      if effect.id != nil, !scope.isHidden {
        // An element of a lazy layout was scrolled out of the visible area.
        effect.id = nil
        scope.evaluation.perform { effect.cancel(isAbandoned: false) }
      }
      return scope.nodes(of: content)
    }
    if !effect.isKnown {
      effect.isKnown = true
      scope.node.removals.append { [tree = scope.evaluation.tree] in
        effect.cancel(isAbandoned: tree.isClosing)
        // The task starts again when the view appears again.
        effect.id = nil
      }
    }
    if effect.id != id {
      effect.id = id
      let view = scope.evaluation.trace.names.last
      scope.evaluation.perform { [priority, action, place] in
        effect.cancel(isAbandoned: false)
        effect.start(
          priority, PendingWork(.task, name: "task", place: place, owner: view), action)
      }
    }
    return scope.nodes(of: content)
  }
}

/// The task of a view.
private final class TaskEffect<ID: Equatable> {
  var isKnown = false
  var id: ID?
  private var task: Task<Void, Never>?
  private var token: WorkTracker.Token?

  func start(
    _ priority: TaskPriority, _ work: PendingWork, _ action: @escaping @Sendable () async -> Void
  ) {
    let token = WorkTracker.begin(work)
    self.token = token
    task = Task(priority: priority) {
      await action()
      token?.end()
    }
  }

  /// Cancels the task.
  ///
  /// - Parameter isAbandoned: Whether the tree ends before the task, so that the current snapshot
  ///   reports it as pending.
  func cancel(isAbandoned: Bool) {
    if isAbandoned { token?.giveUp() }
    task?.cancel()
    task = nil
    token = nil
  }
}
