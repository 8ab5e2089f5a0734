// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeScheduling
import TintypeUIKit

/// The measuring and painting of UIKit's views, which `TintypeUIKit` finds by the name of this class.
final class UIKitPainter: ViewPainting {
  static func contentSize(of view: UIView, fitting size: CGSize?) -> CGSize? {
    if let label = view as? UILabel, (label.text ?? "").isEmpty { return .zero }
    guard let content = UIViewContent(view: view, isMeasured: true).content else { return nil }
    func limit(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
    let proposal = ProposedViewSize(width: limit(size?.width), height: limit(size?.height))
    let host = try? ViewHost(
      ProposingLayout(proposal: proposal) { AnyView(content) }, layout: .sizeThatFits,
      traits: view.traitCollection)
    return host.map { CGSize($0.scene.canvas.size) }
  }

  static func image(of view: UIView, scale: CGFloat) -> CGImage? {
    if view.superview == nil { view.controller?.appear(layOut: view.layOutForPainting) }
    view.layOutForPainting()
    return image(
      UIViewTree(view: view), size: view.bounds.size, scale: scale,
      traits: UITraitCollection(traitsFrom: [
        view.traitCollection, UITraitCollection(displayScale: scale),
      ]))
  }

  static func image(of layer: CALayer, scale: CGFloat) -> CGImage? {
    image(
      UILayerBox(layer: layer) {}, size: layer.frame.size, scale: scale,
      traits: UITraitCollection(displayScale: scale))
  }

  static func image(
    of context: CGContext, size: CGSize, scale: CGFloat, isOpaque: Bool
  ) -> CGImage? {
    image(
      RecordedDrawing(context: context).background(isOpaque ? Color.black : .clear), size: size,
      scale: scale, traits: UITraitCollection(displayScale: scale))
  }

  private static func image(
    _ view: some View, size: CGSize, scale: CGFloat, traits: UITraitCollection
  ) -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    do {
      let host = try ViewHost(
        view, in: .fixed(Size(size)), traits: traits, isTransparent: true)
      try host.scene.requireNoErrors()
      return CGImage(try AppFonts.renderer().paint(host.scene))
    } catch {
      IssueReporter.report("UIKit painted no image of \(type(of: view)): \(error)", at: nil)
      return nil
    }
  }
}

extension UIView {
  /// Lays out the view and its descendants.
  func layOutForPainting() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

/// A hierarchy of UIKit that is laid out in the size of this view.
struct UIViewHierarchy: View {
  let root: UIView
  let controller: UIViewController?
  /// The insets of the safe area of a view that extends below bars; `nil` for those of the reader.
  var safeArea: EdgeInsets?
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { proxy in
      let _ = layOut(proxy)
      UIViewProblems(problems: root.layoutValues.problems)
      UIViewTree(view: root)
    }
  }

  private func layOut(_ proxy: GeometryProxy) {
    if root.superview == nil {
      root.layoutValues.rootTraits = UITraitCollection(environment.base)
      root.frame = CGRect(origin: .zero, size: proxy.size)
      let insets = safeArea ?? proxy.safeAreaInsets
      root.layoutValues.keyboardInset = proxy.keyboardInset
      root.layoutValues.rootSafeArea = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    if let controller {
      controller.appear(layOut: root.layOutForPainting)
    } else {
      root.layOutForPainting()
    }
  }
}

/// The problems of a layout, which become warnings.
private struct UIViewProblems: View, PrimitiveView {
  let problems: [String]

  func nodes(in scope: ViewScope) -> [Node] {
    for problem in problems { scope.evaluation.reportApproximation(problem) }
    return []
  }
}
