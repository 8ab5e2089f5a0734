// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The size of a sheet that its content determines, in the last placement.
///
/// `@unchecked`: one thread at a time evaluates and lays out views.
final class CardSize: @unchecked Sendable {
  /// The size in points; `nil` before the first placement.
  private(set) var size: Size?
  private var resolve: ((TintypeComponents.LayoutSubview) -> Void)?

  /// Returns the content of a sheet, which determines the size when it is placed.
  ///
  /// If the size differs from the last one, the views are evaluated again.
  func measuring(
    _ content: ComponentList, _ sizing: any PresentationSizing,
    on screen: TintypeComponents.GeometryProxy, in scope: ViewScope
  ) -> ComponentList {
    let observer = scope.evaluation.tree.observer
    resolve = { [weak self] subview in
      guard let self else { return }
      let context = PresentationSizingContext(
        screenSize: CGSize(screen.size), lastSize: size.map { CGSize($0) })
      let proposal = sizing.proposedSize(
        for: PresentationSizingRoot(subview: subview), context: context)
      let card = SheetPanel.cardSize
      let new = Size(
        width: Self.length(proposal.width, card.width, screen.size.width),
        height: Self.length(proposal.height, card.height, screen.size.height))
      guard new != size else { return }
      size = new
      observer.requireEvaluation(for: "the size of a sheet")
    }
    let layout = CardLayout(card: self)
    let node = scope.context.node(
      "Card", .custom(CustomLayout(layout)), children: scope.nodes(of: content))
    return ComponentList([node])
  }

  /// Determines the size for the content.
  fileprivate func place(_ content: TintypeComponents.LayoutSubview) { resolve?(content) }

  /// Returns a length within the screen, or else the default one.
  private static func length(_ length: CGFloat?, _ other: Double, _ limit: Double) -> Double {
    guard let length, length.isFinite, length > 0 else { return min(other, limit) }
    return min(Double(length), limit)
  }
}

/// A layout of one subview, which fills it and is measured.
private struct CardLayout: Engine.Layout {
  let card: CardSize

  func sizeThatFits(
    proposal: ProposedSize, subviews: TintypeComponents.LayoutSubviews, cache: inout ()
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: TintypeComponents.LayoutSubviews,
    cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    card.place(content)
    content.place(
      at: bounds.origin,
      proposal: ProposedSize(width: bounds.width, height: bounds.height))
  }
}
