// SPDX-License-Identifier: MIT

import TintypeComponents

/// An item of a bar with its identity and environment.
struct ToolbarElement {
  /// The placement.
  let placement: ToolbarItemPlacement
  /// The content.
  let view: any View
  /// The scope of the item.
  let scope: ViewScope
  /// The role on glass; `nil` for that of the placement.
  var role: BarItemRole?

  /// Returns the content as a component of a bar of a screen.
  ///
  /// It has the environment of the item, and the font and color scheme of the bar.
  func component(in bar: ViewScope) -> any Component {
    if role == .boundary {
      return Engine.Color.clear.frame(width: 0, height: 0)
        .layoutValue(key: BarItemRoleKey.self, value: .boundary)
    }
    let item = StyleComponent(in: scope) { [placement, view, evaluation = bar.evaluation] inner in
      var scope = inner
      // The scope is that of the previous evaluation if a geometry reader contains the item.
      scope.evaluation = evaluation
      let context = inner.context.environment
      var values = self.scope.environment
      values.base.font = placement.isProminent ? .body.weight(.semibold) : context.font
      values.base.contentForegroundStyle = Engine.Color.primary
      values.base.dynamicTypeSize = context.dynamicTypeSize
      values.base.colorScheme = context.colorScheme
      values.base.labelStyle = .iconOnly
      values.base.imageScale = context.imageScale
      let colors = context.appearanceColors
      let isAtBottom = placement.position == .bottom || placement.position == .status
      if values.base.ownTint == .accentColor,
        let tint = isAtBottom ? colors.toolbarItem : colors.barItem
      {
        values.base.tint = tint
      }
      if values.base.platformMetrics.hasGlass {
        values.base.font = context.font
        values.setGlassTint(isProminent: placement.isProminent)
      }
      values.base.hasRowLinks = false
      values.removeStyles((any LabelStyle).self)
      values.isInBar = true
      scope.context.environment = values.base
      scope.node = scope.node.child(.content, in: evaluation)
      return scope.nodes(of: view)
    }
    guard bar.environment.base.platformMetrics.hasGlass else { return item }
    let tint = scope.environment.base.tint
    let role = self.role ?? (placement.isProminent ? .prominent(tint) : nil)
    guard let role else { return item }
    return item.layoutValue(key: BarItemRoleKey.self, value: role)
  }
}

extension EnvironmentValues {
  /// Sets the tint of an item on glass: that of texts unless a tint is set, or that of texts in front
  /// of the tint if the item is prominent.
  fileprivate mutating func setGlassTint(isProminent: Bool) {
    if isProminent {
      base.tint = base.controlColors.prominent(base.tint).text
    } else {
      base.tint = base.barItemColor
    }
  }
}
