// SPDX-License-Identifier: MIT

import SwiftUI

struct LocalizedStrings: View {
  let count: Int
  let bundle: Bundle
  let resource: LocalizedStringResource = "title"

  var body: some View {
    Text("\(count) items", tableName: "Cart", bundle: bundle, comment: "The size of the cart")
    Text(resource)
    Text(String(localized: "title"))
    Text(
      String(
        localized: "\(count) items", table: "Cart", bundle: bundle,
        locale: Locale(identifier: "de"), comment: "The size of the cart"))
    Text(String(localized: "cart.title", defaultValue: "Cart of \(count)", bundle: bundle))
    Text(String(localized: resource))
    Text(AttributedString(localized: "**\(count)** items", table: "Cart", bundle: bundle))
    Text(AttributedString(localized: "cart.title", defaultValue: "Cart of \(count)"))
    Text(AttributedString(localized: resource))
  }
}
