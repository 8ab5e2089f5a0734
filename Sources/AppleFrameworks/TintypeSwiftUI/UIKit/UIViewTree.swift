// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// A view of UIKit with its descendants at their frames.
struct UIViewTree: View {
  let view: UIView

  var body: some View {
    if !view.isHidden, !view.layer.isHidden {
      if let name = UIViewContent.placeholderName(of: view) {
        PlaceholderView(name)
      } else {
        painted
      }
    }
  }

  private var painted: some View {
    UILayerBox(layer: view.layer, background: view.backgroundColor, clips: view.clipsToBounds) {
      if let drawing = view.recordedDrawing { RecordedDrawing(context: drawing) }
      UIViewContent(view: view, isMeasured: false)
      // Positions in UIKit do not depend on the direction of lines.
      ForEach(Array(visibleSubviews.enumerated()), id: \.offset) { _, child in
        UIViewTree(view: child)
          .offset(
            x: child.frame.minX - view.bounds.minX, y: child.frame.minY - view.bounds.minY)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .modifier(UIViewMask(mask: view.mask))
    .modifier(UIViewEffects(view: view))
  }

  private var visibleSubviews: [UIView] {
    view.subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}

/// The mask of a view.
private struct UIViewMask: ViewModifier {
  let mask: UIView?

  func body(content: Content) -> some View {
    if let mask {
      content.mask(alignment: .topLeading) {
        UIViewTree(view: mask).offset(x: mask.frame.minX, y: mask.frame.minY)
      }
    } else {
      content
    }
  }
}

/// The values of a view that affect its whole hierarchy.
private struct UIViewEffects: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    content
      .opacity(Double(view.alpha))
      .modifier(
        CenteredTransform(
          transform: CATransform3DMakeAffineTransform(view.transform), size: view.bounds.size,
          anchor: view.layer.anchorPoint)
      )
      .environment(\.self, environment)
      .modifier(UIViewAccessibility(view: view))
  }

  @Environment(\.self) private var inherited

  private var environment: EnvironmentValues {
    var values = inherited
    view.ownTraits?.traits.apply(to: &values.base)
    return values
  }
}

/// The accessibility of a view that describes itself.
private struct UIViewAccessibility: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    if let identifier = view.accessibilityIdentifier {
      described(content.accessibilityIdentifier(identifier))
    } else {
      described(content)
    }
  }

  @ViewBuilder private func described(_ content: some View) -> some View {
    if view.accessibilityElementsHidden {
      content.accessibilityHidden(true)
    } else if view.accessibilityTraits.isEmpty {
      labeled(content)
    } else {
      labeled(content).accessibilityAddTraits(AccessibilityTraits(view.accessibilityTraits))
    }
  }

  @ViewBuilder private func labeled(_ content: some View) -> some View {
    if let label = view.accessibilityLabel {
      content.accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: view.accessibilityValue ?? ""))
        .accessibilityHint(Text(verbatim: view.accessibilityHint ?? ""))
    } else {
      content
    }
  }
}

extension AccessibilityTraits {
  /// Creates the traits of a view of UIKit; those without a counterpart are left out.
  init(_ traits: UIAccessibilityTraits) {
    let counterparts: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.header, .isHeader), (.link, .isLink), (.image, .isImage),
      (.selected, .isSelected), (.staticText, .isStaticText), (.searchField, .isSearchField),
      (.keyboardKey, .isKeyboardKey), (.summaryElement, .isSummaryElement),
      (.updatesFrequently, .updatesFrequently), (.playsSound, .playsSound),
      (.toggleButton, .isToggle), (.causesPageTurn, .causesPageTurn),
    ]
    self = counterparts.filter { traits.contains($0.0) }
      .reduce(into: AccessibilityTraits()) { $0.formUnion($1.1) }
  }
}

/// A layer with its background, corners, border and shadow, and content in front of its layers.
struct UILayerBox<Content: View>: View {
  let layer: CALayer
  var background: UIColor?
  var clips = false
  @ViewBuilder let content: Content

  var body: some View {
    let size = layer.frame.size
    let box = ZStack(alignment: .topLeading) {
      if let background { shape.fill(Color(uiColor: background)) }
      if let color = layer.backgroundColor { shape.fill(Color(cgColor: color)) }
      CALayerContent(layer: layer)
      content
    }
    .frame(width: max(size.width, 0), height: max(size.height, 0), alignment: .topLeading)
    .modifier(OptionalClip(shape: clips || layer.masksToBounds ? shape : nil))
    .overlay {
      if layer.borderWidth > 0, let color = layer.borderColor {
        shape.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
      }
    }
    .modifier(CALayerMask(mask: layer.mask))
    .opacity(Double(layer.opacity))
    .modifier(
      CenteredTransform(transform: layer.transform, size: size, anchor: layer.anchorPoint))
    if layer.shadowOpacity > 0, !layer.masksToBounds, !clips, let color = layer.shadowColor {
      box.compositingGroup()
        .shadow(
          color: Color(cgColor: color).opacity(Double(layer.shadowOpacity)),
          radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      box
    }
  }

  private var shape: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? max(layer.cornerRadius, 0) : 0
    }
    return UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
        bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner)),
      style: layer.cornerCurve == .continuous ? .continuous : .circular)
  }
}

/// A clip under a condition.
struct OptionalClip: ViewModifier {
  let shape: UnevenRoundedRectangle?

  func body(content: Content) -> some View {
    if let shape { content.clipShape(shape) } else { content }
  }
}

/// The mask of a layer.
private struct CALayerMask: ViewModifier {
  let mask: CALayer?

  func body(content: Content) -> some View {
    if let mask {
      content.mask(alignment: .topLeading) {
        UILayerBox(layer: mask) {}.offset(x: mask.frame.minX, y: mask.frame.minY)
      }
    } else {
      content
    }
  }
}

/// A transform about a point of a size, the center by default.
struct CenteredTransform: ViewModifier {
  let transform: CATransform3D
  let size: CGSize
  var anchor = CGPoint(x: 0.5, y: 0.5)

  func body(content: Content) -> some View {
    let (x, y) = (size.width * anchor.x, size.height * anchor.y)
    let centered = CATransform3DConcat(
      CATransform3DTranslate(transform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
    if CATransform3DIsIdentity(transform) {
      content
    } else if CATransform3DIsAffine(transform) {
      content.transformEffect(CATransform3DGetAffineTransform(centered))
    } else {
      content.projectionEffect(ProjectionTransform(centered))
    }
  }
}
