// SPDX-License-Identifier: MIT

import TintypeBase

extension SeededGenerator {
  /// Returns one of several elements; `other` if there is none.
  mutating func one<Element>(of elements: [Element], or other: Element) -> Element {
    elements.isEmpty ? other : elements[below(elements.count)]
  }
}
