// SPDX-License-Identifier: MIT

/// A binary heap whose least element is at hand (Williams, “Algorithm 232: Heapsort”, 1964).
struct MinimumHeap<Element: Comparable> {
  private var elements: [Element] = []

  var count: Int { elements.count }

  var minimum: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[child] < elements[parent] else { return }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  @discardableResult
  mutating func removeMinimum() -> Element? {
    guard let minimum = elements.first else { return nil }
    let last = elements.removeLast()
    if !elements.isEmpty {
      elements[0] = last
      sink()
    }
    return minimum
  }

  /// Removes elements; that those that stay are sorted makes a heap of them again.
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    elements.removeAll(where: isRemoved)
    elements.sort()
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < elements.count && elements[child] < elements[least] {
        least = child
      }
      guard least != parent else { return }
      elements.swapAt(parent, least)
      parent = least
    }
  }
}
