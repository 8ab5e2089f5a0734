// SPDX-License-Identifier: MIT

import Foundation
import SwiftData

/// The fruit that was picked from a tree on a day.
@Model
final class Harvest {
  var date: Date
  /// The weight in kilograms.
  var amount: Double
  var tree: Tree?

  init(date: Date, amount: Double, tree: Tree? = nil) {
    self.date = date
    self.amount = amount
    self.tree = tree
  }

  func isInYear(of day: Date) -> Bool {
    Calendar.current.isDate(date, equalTo: day, toGranularity: .year)
  }
}
