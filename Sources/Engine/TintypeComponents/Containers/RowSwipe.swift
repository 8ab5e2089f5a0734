// SPDX-License-Identifier: MIT

/// The actions of a row that horizontal drags reveal.
///
/// `@unchecked`: one thread at a time evaluates components and performs actions.
package struct RowSwipe: @unchecked Sendable {
  /// An action of a row.
  package struct Action {
    let label: [Node]
    let name: String
    let color: Color
    /// The closure that performs the action; `nil` for a disabled action.
    package let perform: (() -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - name: The name of the accessibility action.
    ///   - label: The content of the button.
    ///   - color: The background of the button.
    ///   - perform: The closure that performs the action; `nil` for a disabled action.
    package init(name: String, label: [Node], color: Color, perform: (() -> Void)?) {
      self.name = name
      self.label = label
      self.color = color
      self.perform = perform
    }
  }

  /// The actions at one edge, the first one nearest to the edge.
  package struct Side {
    /// The actions.
    package var actions: [Action] = []
    /// A Boolean value that indicates whether a long drag performs the first action.
    package var allowsFullSwipe = true

    /// The width of the buttons in points.
    package var width: Double { Double(actions.count) * RowSwipe.buttonWidth }
  }

  /// The width of a button in points: the minimum of `UITableView`.
  package static let buttonWidth = 74.0

  /// The actions at the leading edge.
  package var leading = Side()
  /// The actions at the trailing edge.
  package var trailing = Side()
  /// The edge whose buttons are visible; `nil` for none.
  package var revealed: HorizontalEdge?
  /// The object that stores the visible edge.
  package var state: AnyObject?
  /// The closure that performs a drag of the row.
  package var drag: () -> Void = {}
  /// The closure that receives the frame of the row.
  package var probe: @Sendable (GeometryProxy) -> Void = { _ in }

  /// Creates a value without actions.
  package init() {}

  /// The actions at an edge.
  package subscript(edge: HorizontalEdge) -> Side {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }

  /// The closures of a row that is not being edited.
  var closures: [ActionKind: (String?) -> Void] {
    var closures: [ActionKind: (String?) -> Void] = [
      .drag: { [drag] _ in drag() }
    ]
    for action in leading.actions + trailing.actions {
      if let perform = action.perform { closures[ActionKind(action.name)] = { _ in perform() } }
    }
    return closures
  }

  /// Returns a row with the visible buttons.
  func revealing(_ row: ComponentList) -> ComponentList {
    let probed = row.geometryProbe(probe)
    guard let revealed else { return ComponentList([probed]) }
    let side = self[revealed]
    let isLeading = revealed == .leading
    let actions = isLeading ? side.actions : side.actions.reversed()
    return ComponentList([
      // The whole row receives drags, because its content may be hidden.
      probed.contentShape(Rectangle())
        .offset(x: isLeading ? side.width : -side.width)
        .background(alignment: isLeading ? .leading : .trailing) {
          HStack(spacing: 0) {
            for action in actions { SwipeButton(action: action) }
          }
        }
        .clipped()
    ])
  }
}

/// The key of the actions of a row.
package enum RowSwipeKey: LayoutValueKey {
  /// No actions.
  package static var defaultValue: RowSwipe? { nil }
}

/// A button that a drag has revealed.
private struct SwipeButton: PrimitiveComponent {
  let action: RowSwipe.Action

  func nodes(in context: ResolutionContext) -> [Node] {
    let isEnabled = action.perform != nil
    let button = ComponentList(action.label)
      .padding(.horizontal, 8)
      .frame(maxHeight: .infinity)
      .frame(width: RowSwipe.buttonWidth)
      .background(action.color)
      .opacity(isEnabled ? 1 : context.environment.disabledOpacity)
      .accessibilityElement()
      .accessibilityLabel(action.name)
      .accessibilityAddTraits(isEnabled ? .isButton : [.isButton, .isDisabled])
    guard let perform = action.perform else { return context.control("SwipeAction", button) }
    return context.control("SwipeAction", button.onTapGesture(perform: perform))
  }
}

extension ActionKind {
  /// A drag.
  package static let drag = ActionKind.gesture("drag")
}
