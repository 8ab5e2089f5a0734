// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeStores

extension StoreError {
  /// The problem and the next step, with the variables of a history.
  var historyDescription: String {
    guard case .denied(let store, let status) = self else { return description }
    return HistoryError.denied(store: store, status: status).description
  }
}
