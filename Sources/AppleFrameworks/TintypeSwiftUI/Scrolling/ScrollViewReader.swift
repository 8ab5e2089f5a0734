// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view whose content can scroll to views with an identifier by a proxy.
public struct ScrollViewReader<Content>: View, PrimitiveView where Content: View {
  /// The closure that creates the content.
  public var content: (ScrollViewProxy) -> Content {
    get { storedContent }
    set { storedContent = newValue }
  }
  private nonisolated(unsafe) var storedContent: (ScrollViewProxy) -> Content

  /// Creates a view from a closure that receives the proxy.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    storedContent = content
  }
}

extension ScrollViewReader {
  func nodes(in scope: ViewScope) -> [Node] {
    let requests = scope.node.effect { ScrollRequests() }
    let observer = scope.evaluation.tree.observer
    requests.observer = observer
    scope.evaluation.afterPlacement { [number = scope.evaluation.number] in
      requests.perform(in: number)
    }
    let view = content(ScrollViewProxy(requests: requests))
    return scope.nodes(of: view.transformingScrolling { $0.requests.append(requests) })
  }
}

/// A proxy that scrolls the scroll views and lists in a reader.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Scrolls to a view.
  ///
  /// Without a view with the identifier, nothing changes. The views are searched when those that
  /// the same action adds exist.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view: the value of `id(_:)` or of an element of a `ForEach`.
  ///   - anchor: The point of the view and of the scroll view that coincide; `nil` for the shortest
  ///     distance.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    requests.add(AnyHashable(id), anchor)
  }
}

/// The requests of a reader to scroll to views.
final class ScrollRequests {
  private var requests: [(id: AnyHashable, anchor: UnitPoint?)] = []
  private var controllers: [ScrollController] = []
  private var evaluation = 0
  weak var observer: StateObserver?

  /// The identifier of the view of the last request, which decides the position.
  ///
  /// A lazy container would create all elements between the views of several requests.
  var pendingIDs: [AnyHashable] { requests.last.map { [$0.id] } ?? [] }

  /// Adds a request that is performed when the views have been placed.
  func add(_ id: AnyHashable, _ anchor: UnitPoint?) {
    requests.append((id, anchor))
    observer?.requireEvaluation(for: "the position of a scroll view")
  }

  /// Adds a scroll view in the reader.
  func add(_ controller: ScrollController, in evaluation: Int) {
    if evaluation != self.evaluation { controllers = [] }
    self.evaluation = evaluation
    controllers.append(controller)
  }

  /// Performs the requests of an evaluation whose views have been placed.
  func perform(in evaluation: Int) {
    guard evaluation == self.evaluation else { return }
    let pending = requests
    requests = []
    for (id, anchor) in pending {
      let results = controllers.map { $0.scroll(to: id, anchor: anchor) }
      if results.contains(.found) {
        // The earlier requests have no effect on the position anymore.
        requests = []
      } else if results.contains(.continues) {
        requests.append((id, anchor))
      }
      if results.contains(where: { $0 != .failed }) {
        observer?.requireEvaluation(for: "the position of a scroll view")
      }
    }
  }
}
