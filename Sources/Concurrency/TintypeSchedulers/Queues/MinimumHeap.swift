// SPDX-License-Identifier: MIT

/// A binary heap with access to its least element (Williams, “Algorithm 232: Heapsort”, 1964).
struct MinimumHeap<Element: Comparable> {
  /// The elements, the least one first.
  private(set) var elements: [Element] = []

  var count: Int { elements.count }

  var minimum: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      let other = elements[parent]
      guard element < other else { break }
      elements[place] = other
      place = parent
    }
    elements[place] = element
  }

  @discardableResult
  mutating func removeMinimum() -> Element? {
    guard let minimum = elements.first else { return nil }
    let last = elements.removeLast()
    if !elements.isEmpty { replaceMinimum(with: last) }
    return minimum
  }

  /// Replaces the least element; the heap must not be empty.
  mutating func replaceMinimum(with element: Element) {
    let count = elements.count
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < count else { break }
      if child + 1 < count, elements[child + 1] < elements[child] { child += 1 }
      let other = elements[child]
      guard other < element else { break }
      elements[place] = other
      place = child
    }
    if place < count { elements[place] = element }
  }

  /// Removes elements.
  ///
  /// The remaining ones are sorted, which makes them a heap again.
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    elements.removeAll(where: isRemoved)
    elements.sort()
  }
}
