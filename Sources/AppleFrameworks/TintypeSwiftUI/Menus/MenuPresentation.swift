// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension Presentation {
  /// Creates the presentation of an open menu.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - preview: The preview of a context menu; `nil` for none.
  ///   - frame: The frame of the control.
  ///   - row: The frame of the row of a list that consists of the control; `nil` for none.
  ///   - isContextMenu: Whether the screen behind the menu is dimmed.
  ///   - isFixed: Whether the automatic order of the items is that of the views.
  ///   - shape: The shape of the control in a context menu; `nil` for the standard shape.
  ///   - close: The action that closes the menu.
  ///   - dismiss: The action that closes the menu and the menus that contain it.
  /// - Returns: The presentation.
  static func menu(
    _ items: any View, preview: (any View)? = nil, at frame: FrameReference,
    row: FrameReference? = nil, isContextMenu: Bool = false, isFixed: Bool = false,
    shape: ShapeKind? = nil, close: @escaping () -> Void, dismiss: @escaping () -> Void
  ) -> Presentation {
    var presentation = Presentation(
      id: true, name: isContextMenu ? "ContextMenu" : "Menu"
    ) { scope, screen in
      let content = PresentedContent(
        scope: scope, controls: PresentedControls(kind: .menu, dismiss: dismiss), view: items)
      var anchor = Rect(frame.frame(in: scope.evaluation.number))
      if let row = row?.known {
        anchor = Rect(row)
        // The separator of a row is not in front of the dimmed screen.
        anchor.size.height = max(anchor.height - 1 / scope.environment.base.displayScale, 0)
      }
      var panel = MenuPanel(
        on: screen, anchor: anchor,
        items: ComponentList([content]), dismiss: scope.action(close))
      panel.isDimming = isContextMenu
      panel.isOrderedByPriority = scope.environment.isMenuOrderedByPriority(isFixed: isFixed)
      panel.shape = shape
      panel.preview = preview.map { ComponentList([scope.component($0, at: .part("preview"))]) }
      return PresentationLayer(component: panel, isModal: true)
    }
    presentation.isMenu = true
    return presentation
  }
}

extension ViewScope {
  /// Returns the nodes of an item of a menu that can be checked.
  func menuItem(
    _ label: some View, isChecked: Bool, in controls: PresentedControls,
    action: @escaping () -> Void
  ) -> [Node] {
    let label = list(label, at: "label")
    let isDismissing = environment.menuActionDismissBehavior != .disabled
    let button = Engine.Button(
      role: nil, action: self.action { controls.perform(isDismissing: isDismissing, action) }
    ) {
      MenuItemLabel(label, isChecked: isChecked)
    }
    .accessibilityAddTraits(isChecked ? .isSelected : [])
    return nodes(of: button).map { $0.dialogButton(.standard) }
  }
}

extension Rect {
  /// Creates a rectangle of the engine.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
