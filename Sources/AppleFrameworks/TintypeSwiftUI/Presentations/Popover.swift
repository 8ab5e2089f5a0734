// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The part of a view that the arrow of a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)

  /// Returns the rectangle of the screen for a view with a frame.
  fileprivate func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.value(frame)
    case .point(let point):
      CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}

/// A view that presents a popover.
private struct PopoverView<Content: View> {
  let content: Content
  let presentation: (@escaping (Int) -> CGRect) -> Presentation?
}

extension PopoverView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let frame = scope.node.effect { FrameReference() }
    let view = content.modified { view, scope in
      view.geometryProbe(scope.placement(of: frame, named: "a popover"))
    }
    return scope.nodes(of: view.presenting { presentation { frame.frame(in: $0) } })
  }
}

extension Presentation {
  /// Creates the presentation of a view in a popover, which is a sheet in a compact size class.
  ///
  /// - Parameters:
  ///   - id: The identity of the presented data.
  ///   - frame: Returns the rectangle that the arrow points to in an evaluation.
  ///   - edge: The edge of the rectangle at which the popover is placed.
  ///   - content: Returns the view.
  ///   - dismiss: The action that ends the presentation.
  /// - Returns: The presentation.
  fileprivate static func popover(
    id: AnyHashable = true, at frame: @escaping (Int) -> CGRect, edge: Edge,
    _ content: @escaping () -> some View, dismiss: @escaping () -> Void
  ) -> Presentation {
    Presentation(id: id, name: "Popover") { scope, screen in
      var inner = scope
      inner.setPresented(dismiss)
      inner.elevate()
      inner.context.environment.isSheetContent = false
      let (nodes, options) = inner.presented(content())
      let isRegular = scope.environment.horizontalSizeClass == .regular
      let adaptation = options.horizontalAdaptation
      guard isRegular || adaptation == .none || adaptation == .popover else {
        return inner.sheet(of: nodes, options, on: screen, dismiss: dismiss)
      }
      var panel = PopoverPanel(
        on: screen, anchor: Rect(frame(scope.evaluation.number)), prefersAbove: edge == .top,
        content: .stacking(nodes), dismiss: scope.action(options.isDismissDisabled ? {} : dismiss))
      panel.background = inner.background(options)
      return PresentationLayer(component: panel, isModal: true, dimsTints: true)
    }
  }
}

extension View {
  /// Presents a popover while a binding is true; it is a sheet in a compact size class.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented; `false` is written when it is dismissed.
  ///   - attachmentAnchor: The part of the view that the arrow points to.
  ///   - arrowEdge: The edge of that part at which the popover is placed. The popover is above or
  ///     below the part.
  ///   - content: Returns the content.
  /// - Returns: The modified view.
  public nonisolated func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    PopoverView(content: self) { frame in
      isPresented.presented { dismiss in
        .popover(
          at: { attachmentAnchor.rect(in: frame($0)) }, edge: arrowEdge, content, dismiss: dismiss)
      }
    }
  }

  /// Presents a popover while a binding is true; it is a sheet in a compact size class.
  public nonisolated func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    popover(
      isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: .bottom,
      content: content)
  }

  /// Presents a popover while a binding has an item; it is a sheet in a compact size class.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` is written when the popover is dismissed.
  ///   - attachmentAnchor: The part of the view that the arrow points to.
  ///   - arrowEdge: The edge of that part at which the popover is placed. The popover is above or
  ///     below the part.
  ///   - content: Returns the content for an item.
  /// - Returns: The modified view.
  public nonisolated func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    PopoverView(content: self) { frame in
      item.presented { item, dismiss in
        .popover(
          id: AnyHashable(item.id), at: { attachmentAnchor.rect(in: frame($0)) }, edge: arrowEdge,
          { content(item) }, dismiss: dismiss)
      }
    }
  }

  /// Presents a popover while a binding has an item; it is a sheet in a compact size class.
  public nonisolated func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    popover(
      item: item, attachmentAnchor: attachmentAnchor, arrowEdge: .bottom, content: content)
  }
}
