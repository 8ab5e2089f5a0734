// SPDX-License-Identifier: MIT

import TintypeBase

/// A list without duplicate texts; the data of a page contain their numbers instead.
struct PageTexts {
  private var strings: [String] = []
  private var numbers: [String: Int] = [:]

  /// The list.
  var value: JSON { .array(strings.map { .string($0) }) }

  /// Returns the number of a text, which is added if it is new.
  mutating func number(_ text: String) -> JSON {
    if let known = numbers[text] { return .integer(known) }
    numbers[text] = strings.count
    strings.append(text)
    return .integer(strings.count - 1)
  }

  /// Returns the number of a text on one line without hidden characters.
  mutating func line(_ text: String) -> JSON { number(VisibleText.line(text)) }
}
