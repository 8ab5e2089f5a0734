// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Performs the action.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// The action that refreshes the view; `nil` by default.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Adds an asynchronous action that refreshes the view, which `ViewHost.refresh(_:)` performs.
  ///
  /// A refresh that has not ended fails the snapshot as pending work.
  public nonisolated func refreshable(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshableView(
      content: self, action: action,
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: 1))
  }
}

private struct RefreshableView<Content: View> {
  let content: Content
  let action: @Sendable () async -> Void
  let place: CreationSite
}

extension RefreshableView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    let tree = scope.evaluation.tree
    let work = PendingWork(
      .task, name: "refresh", place: place, owner: scope.evaluation.trace.names.last)
    let content = content.transformingEnvironment { [action] in $0.refresh = RefreshAction(action) }
    return scope.nodes(
      of: ViewComponent(content, in: scope).actions([
        .refresh: { [action] _ in
          tree.perform([
            {
              let token = WorkTracker.begin(work)
              Task {
                await action()
                token?.end()
              }
            }
          ])
        }
      ]))
  }
}

extension ActionKind {
  /// A refresh by a pull at the top.
  static let refresh = ActionKind.gesture("refresh")
}
