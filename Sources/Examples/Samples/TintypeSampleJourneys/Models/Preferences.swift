// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// The settings of the app.
@MainActor
@Observable
final class Preferences {
  var currency = Currency.euro
  var order = TripOrder.date
  var showsCosts = true
  var remindsToPack = true
  var reminderDays = 3
}

enum Currency: String, CaseIterable, Identifiable, Sendable {
  case euro = "EUR"
  case dollar = "USD"
  case dirham = "AED"

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .euro: "Euro"
    case .dollar: "US Dollar"
    case .dirham: "UAE Dirham"
    }
  }
}

enum TripOrder: CaseIterable, Identifiable, Sendable {
  case date, title

  var id: Self { self }

  var label: LocalizedStringKey {
    switch self {
    case .date: "Date"
    case .title: "Name"
    }
  }
}

/// A format of amounts without cents in the currency of the settings.
struct Price: View {
  @Environment(Preferences.self) private var preferences
  let amount: Double

  init(_ amount: Double) { self.amount = amount }

  var body: some View {
    Text(
      amount,
      format: .currency(code: preferences.currency.rawValue).precision(.fractionLength(0)))
  }
}
