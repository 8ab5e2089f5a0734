// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeStores

extension StoreError {
  /// The problem and the next step, with the variables of a history.
  var historyDescription: String {
    switch self {
    case .denied(let store, let status):
      HistoryError.denied(store: store, status: status).description
    case .notAllowed(let address, let place, let list):
      HistoryError.notAllowed(address: address, place: place, list: list).description
    default: description
    }
  }
}
