// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// A product with all that is said of it.
  struct ProductDetail: Component {
    let product: Product
    let stylesheet: Stylesheet

    var body: some Component {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ProductPicture(kind: product.kind)
            .aspectRatio(1, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: stylesheet.cornerRadius))
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(product.name)
              .font(.title2.weight(stylesheet.titleWeight))
              .accessibilityHeading()
            Spacer(minLength: 0)
            Text(product.price).font(.title3)
          }
          if let note = product.stockNote {
            Badge(note, role: product.isAvailable ? .accent : .neutral)
          }
          Text(product.text).foregroundStyle(Color.supportingText)
        }
        .padding(16)
      }
    }
  }

  /// What puts a product into the basket, at the lower edge of the screen.
  struct BuyBar: Component {
    let product: Product
    let available: Int
    let onAdd: () -> Void

    var body: some Component {
      VStack {
        Button(action: onAdd) {
          Text(title).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .disabled(available == 0)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .background(.bar)
    }

    private var title: String {
      if !product.isAvailable { return "Sold Out" }
      return available > 0 ? "Add to Basket" : "All in Your Basket"
    }
  }
}
