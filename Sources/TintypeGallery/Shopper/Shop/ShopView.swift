// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// The shop's screen: the list, or the product that is looked at.
  package struct ShopView: @MainActor Component {
    private let model: ShopModel

    /// Creates the screen.
    ///
    /// - Parameter model: What it shows, and what its taps do.
    package init(model: ShopModel) { self.model = model }

    /// The list or the product, in the colours of the stylesheet.
    @MainActor package var body: some Component {
      Group {
        if let product = model.selected {
          detail(product)
        } else {
          list.navigationBar("Shop", displayMode: .large) {
          } trailing: {
            BasketItem(count: model.basketCount)
          }
        }
      }
      .background(model.stylesheet.background)
      .tint(model.stylesheet.accent)
    }

    @MainActor @ComponentBuilder private var list: some Component {
      switch model.phase {
      case .loading: LoadingList(stylesheet: model.stylesheet)
      case .loaded(let products):
        ProductList(
          products: products, stylesheet: model.stylesheet,
          available: { model.available(of: $0) }, onOpen: { model.open($0) },
          onAdd: { model.addToBasket($0) })
      case .empty:
        ContentUnavailableView(
          "Nothing on the Shelves", systemImage: "bag",
          description: "New things arrive every Friday. Have a look then."
        )
        .scrollingWhereNeeded()
      case .failed(let message):
        ContentUnavailableView {
          Label("Shop Unavailable", systemImage: "exclamationmark.triangle")
        } description: {
          Text(message)
        } actions: {
          Button("Try Again") { model.retry() }.buttonStyle(.borderedProminent)
        }
        .scrollingWhereNeeded()
      }
    }

    @MainActor private func detail(_ product: Product) -> some Component {
      let available = model.available(of: product)
      return ProductDetail(product: product, stylesheet: model.stylesheet)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          BuyBar(product: product, available: available) { model.addToBasket(product) }
        }
        .navigationBar(product.name) {
          Button {
            model.close()
          } label: {
            HStack(spacing: 4) {
              Symbol("chevron.backward").accessibilityHidden()
              Text("Shop")
            }
          }
        } trailing: {
          BasketItem(count: model.basketCount)
        }
    }
  }

  /// The basket, and how much is in it.
  private struct BasketItem: Component {
    let count: Int

    var body: some Component {
      Symbol("bag")
        .font(.title3)
        .badge(count)
        .frame(minWidth: 44, minHeight: 44)
        .accessibilityElement()
        .accessibilityRemoveTraits(.isImage)
        .accessibilityLabel("Basket")
        .accessibilityValue(count == 1 ? "1 item" : "\(count) items")
    }
  }
}
