// SPDX-License-Identifier: MIT

import Foundation

/// An amount that was paid on a day.
struct Expense: Identifiable, Codable, Equatable {
  enum Kind: String, CaseIterable, Codable, Identifiable {
    case food, travel, home

    var id: String { rawValue }
    var title: String { NSLocalizedString(rawValue.capitalized, comment: "A kind of expenses") }
    var symbol: String {
      switch self {
      case .food: return "fork.knife"
      case .travel: return "tram"
      case .home: return "house"
      }
    }
  }

  var id = UUID()
  var name: String
  var kind: Kind
  var amount: Double
  var date: Date
}
