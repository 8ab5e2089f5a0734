// SPDX-License-Identifier: MIT

import SwiftUI

/// A quarter of a year, where a winter starts in December.
struct Season: Hashable, Comparable {
  enum Part: Int {
    case spring, summer, autumn, winter
  }

  let year: Int
  let part: Part

  init(of date: Date, calendar: Calendar = .current) {
    let month = calendar.component(.month, from: date)
    year = calendar.component(.year, from: date) - (month < 3 ? 1 : 0)
    part = Part(rawValue: (month + 9) % 12 / 3) ?? .winter
  }

  var title: LocalizedStringResource {
    switch part {
    case .spring: "Spring"
    case .summer: "Summer"
    case .autumn: "Autumn"
    case .winter: "Winter"
    }
  }

  var symbol: String {
    switch part {
    case .spring: "camera.macro"
    case .summer: "sun.max"
    case .autumn: "leaf"
    case .winter: "snowflake"
    }
  }

  static func < (first: Season, second: Season) -> Bool {
    (first.year, first.part.rawValue) < (second.year, second.part.rawValue)
  }
}
