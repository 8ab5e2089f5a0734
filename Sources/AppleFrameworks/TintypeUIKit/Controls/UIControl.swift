// SPDX-License-Identifier: MIT

public import Foundation

/// A control, whose actions are performed by `sendActions(for:)` and by steps of a `ViewHost`.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// A Boolean value that indicates whether a finger is on the control: always `false`.
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether a finger is in the control: always `false`.
  open var isTouchInside: Bool { false }
  /// A Boolean value that indicates whether a tap shows the menu.
  open var showsMenuAsPrimaryAction: Bool = false
  /// A Boolean value that indicates whether a long press shows a menu.
  open var isContextMenuInteractionEnabled: Bool = false
  /// The interaction that shows the menu: always `nil`.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// A Boolean value that indicates whether symbols are animated.
  open var isSymbolAnimationEnabled: Bool = false
  /// The text beside the pointer.
  open var toolTip: String?
  /// The objects of methods: none.
  open var allTargets: Set<AnyHashable> { [] }
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false
  /// The horizontal position of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical position of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The state.
  open var state: State {
    [isHighlighted ? .highlighted : [], isEnabled ? [] : .disabled, isSelected ? .selected : []]
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// The horizontal position of the content, without one of the direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// The events of all actions.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  /// Returns `true`; it is never called.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns `true`; it is never called.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a finger leaves the control, which does not happen.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system ends a touch, which does not happen.
  open func cancelTracking(with event: UIEvent?) {}
  /// Returns no methods.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    nil
  }
  /// Calls a closure for each action.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isEnd = false
    for (action, events) in actions where !isEnd { iterator(action, nil, events, &isEnd) }
  }
  /// Has no effect, because there are no selectors on Linux.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }
  /// Performs the main action.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Removes the action with a name.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }
  /// Returns the point of the menu in points: the origin.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }

  /// Adds an action.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Performs the actions of events; selectors are not called.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(for: self)
    }
  }

  /// Adds a method, which is never called, because there are no selectors on Linux.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}

  /// Removes an action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
}

/// A control that refreshes the content of a scroll view.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// A Boolean value that indicates whether the content is refreshed.
  open private(set) var isRefreshing = false

  /// Shows that the content is refreshed.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that the content was refreshed.
  open func endRefreshing() {
    isRefreshing = false
  }
}
