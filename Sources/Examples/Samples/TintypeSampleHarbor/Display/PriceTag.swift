// SPDX-License-Identifier: MIT

import SwiftUI

/// A price, with the regular price struck through if it is reduced.
public struct PriceTag: View {
  let price: Decimal
  let regularPrice: Decimal?
  let currency: String

  public init(_ price: Decimal, regularPrice: Decimal? = nil, currency: String = "EUR") {
    self.price = price
    self.regularPrice = regularPrice
    self.currency = currency
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: .spaceXS) {
      if let regularPrice, regularPrice > price {
        Text(regularPrice, format: .currency(code: currency))
          .font(.harborCaption)
          .strikethrough()
          .foregroundStyle(.inkSoft)
      }
      if price == 0 {
        Text("Free")
          .font(.harborLabel)
          .foregroundStyle(Color.harborSuccess)
      } else {
        Text(price, format: .currency(code: currency))
          .font(.harborNumber.weight(.semibold))
          .foregroundStyle(isReduced ? Color.harborDanger : .harborInk)
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var isReduced: Bool { regularPrice.map { $0 > price } ?? false }
}

#Preview("Prices", traits: .sizeThatFitsLayout) {
  VStack(alignment: .trailing) {
    PriceTag(12.5)
    PriceTag(9.9, regularPrice: 12.5)
    PriceTag(0)
    PriceTag(120, currency: "NOK")
  }
  .padding()
}
