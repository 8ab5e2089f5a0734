// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

extension ViewScope {
  /// Returns the node of a rectangle that is filled with a style.
  func rectangle(_ name: String, filledWith style: some ShapeStyle) -> [Node] {
    let content = ShapeContent(kind: .rectangle, fill: style.value(in: environment).paint)
    return [context.node(name, .shape(content))]
  }
}
