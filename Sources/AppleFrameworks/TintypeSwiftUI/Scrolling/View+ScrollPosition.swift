// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Associates a binding with the identifier of the view that a scroll view shows.
  ///
  /// A new value scrolls to the view. When the user scrolls, the value becomes the identifier of
  /// the view in `scrollTargetLayout(isEnabled:)` that is nearest to the anchor.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - anchor: The point of the view and of the scroll view that coincide; `nil` for the shortest
  ///     distance.
  /// - Returns: The modified view.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollLinkView(content: self) {
      IdentifierLink(binding: id)
    } update: {
      $0.binding = id
      $0.anchor = anchor
    }
  }

  /// Associates a binding with the position of a scroll view.
  ///
  /// A new value scrolls to the position. When the user scrolls, the value has the identifier of the
  /// view in `scrollTargetLayout(isEnabled:)` that is nearest to the anchor.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point of the view and of the scroll view that coincide; `nil` for the shortest
  ///     distance.
  /// - Returns: The modified view.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollLinkView(content: self) {
      PositionLink(binding: position)
    } update: {
      $0.binding = position
      $0.anchor = anchor
    }
  }
}

/// A binding of an identifier.
private final class IdentifierLink<ID: Hashable>: ScrollLink {
  var binding: Binding<ID?>
  var anchor: UnitPoint?
  private var last: ID?
  private var wanted: ID?

  init(binding: Binding<ID?>) { self.binding = binding }

  override var wantedID: AnyHashable? { wanted.map { AnyHashable($0) } }

  override func begin(_ controller: ScrollController) {
    let value = binding.wrappedValue
    guard value != last else { return }
    last = value
    wanted = value
  }

  override func placed(
    _ controller: ScrollController, _ isScrolledByUser: Bool, _ evaluation: Evaluation
  ) {
    if let id = wanted {
      let search = controller.scroll(to: AnyHashable(id), anchor: anchor)
      if search == .found { wanted = nil }
      if search != .failed {
        return evaluation.tree.observer.requireEvaluation(for: "the position of a scroll view")
      }
    }
    guard isScrolledByUser, let id = controller.target(at: anchor)?.base as? ID, id != last else {
      return
    }
    last = id
    wanted = nil
    evaluation.perform { [binding] in binding.wrappedValue = id }
  }
}

/// A binding of a position.
private final class PositionLink: ScrollLink {
  var binding: Binding<ScrollPosition>
  var anchor: UnitPoint?
  private var last: ScrollPosition?
  private var wanted: ScrollPosition?

  init(binding: Binding<ScrollPosition>) { self.binding = binding }

  override var wantedID: AnyHashable? { wanted?.targetID }

  override func begin(_ controller: ScrollController) {
    let value = binding.wrappedValue
    guard value != last else { return }
    last = value
    guard !value.isPositionedByUser else { return }
    switch value.target {
    case .none: break
    case .view: wanted = value
    case .edge(let edge): controller.move(to: .edge(edge))
    case .point(let x, let y):
      let current = controller.placement?.offset ?? .zero
      controller.move(
        to: .offset(Point(x: x.map(Double.init) ?? current.x, y: y.map(Double.init) ?? current.y)))
    }
  }

  override func placed(
    _ controller: ScrollController, _ isScrolledByUser: Bool, _ evaluation: Evaluation
  ) {
    if let wanted, case .view(let own) = wanted.target, let id = wanted.targetID {
      let search = controller.scroll(to: id, anchor: own ?? anchor)
      if search == .found { self.wanted = nil }
      if search != .failed {
        return evaluation.tree.observer.requireEvaluation(for: "the position of a scroll view")
      }
    }
    guard isScrolledByUser, let last else { return }
    let position = last.scrolledByUser(to: controller.target(at: anchor))
    guard position != last else { return }
    self.last = position
    wanted = nil
    evaluation.perform { [binding] in binding.wrappedValue = position }
  }
}
