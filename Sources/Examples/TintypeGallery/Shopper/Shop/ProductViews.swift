// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// The products, one card below the other.
  struct ProductList: Component {
    let products: [Product]
    let stylesheet: Stylesheet
    let available: (Product) -> Int
    let onOpen: (Product) -> Void
    let onAdd: (Product) -> Void

    var body: some Component {
      ScrollView {
        VStack(spacing: 12) {
          for product in products {
            ProductRow(product: product, stylesheet: stylesheet, onOpen: { onOpen(product) }) {
              Button {
                onAdd(product)
              } label: {
                Symbol("plus").accessibilityLabel("Add \(product.name)")
              }
              .buttonStyle(.bordered)
              .buttonBorderShape(.circle)
              .disabled(available(product) == 0)
              .id("add-\(product.id)")
            }
          }
        }
        .padding(16)
      }
      .ignoresSafeArea(.bottom)
    }
  }

  /// The list while the catalog is loading: redacted rows.
  struct LoadingList: Component {
    let stylesheet: Stylesheet

    var body: some Component {
      VStack(spacing: 12) {
        for product in ProductCatalog.samples {
          ProductRow(product: product, stylesheet: stylesheet, onOpen: nil) {}
        }
      }
      .redacted(reason: .placeholder)
      .padding(16)
      .accessibilityElement()
      .accessibilityLabel("Loading the shop")
      .accessibilityAddTraits(.updatesFrequently)
    }
  }

  /// A product with its image, its price and an action.
  private struct ProductRow: Component {
    let product: Product
    let stylesheet: Stylesheet
    /// The action of a tap; `nil` for a placeholder.
    let onOpen: (() -> Void)?
    @ComponentBuilder let action: () -> ComponentList
    @Environment(\.dynamicTypeSize) private var size

    var body: some Component {
      row(spacing: 16) {
        if let onOpen {
          Button(action: onOpen) { words }
            .buttonStyle(.plain)
            .id("product-\(product.id)")
        } else {
          words
        }
        action()
      }
      .padding(12)
      .background(
        stylesheet.surface, in: RoundedRectangle(cornerRadius: stylesheet.cornerRadius))
    }

    /// Returns a row; at accessibility text sizes, a column.
    @ComponentBuilder private func row(
      spacing: Double, @ComponentBuilder content: () -> ComponentList
    ) -> some Component {
      if size.isAccessibilitySize {
        VStack(alignment: .leading, spacing: spacing, content: content)
      } else {
        HStack(spacing: spacing, content: content)
      }
    }

    private var words: some Component {
      row(spacing: 16) {
        image
          .frame(width: 72, height: 72)
          .clipShape(RoundedRectangle(cornerRadius: stylesheet.cornerRadius / 1.5))
          .accessibilityHidden()
        VStack(alignment: .leading, spacing: 4) {
          Text(product.name).font(.headline.weight(stylesheet.titleWeight))
          Text(product.price).font(.subheadline).foregroundStyle(Color.supportingText)
          if let note = product.stockNote, onOpen != nil {
            Badge(note, role: product.isAvailable ? .accent : .neutral)
              .tint(stylesheet.prominent)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ComponentBuilder private var image: some Component {
      if onOpen == nil {
        Color.primary.opacity(0.1)
      } else {
        ProductImage(kind: product.kind)
      }
    }
  }
}

extension Color {
  /// A gray for secondary text, with a contrast ratio of more than 4.5 on all surfaces.
  static let supportingText = Color(
    "supportingText", light: Color(hex: 0x5C5C63), dark: Color(hex: 0xAEAEB6))
}

extension Shopper {
  /// A product with its complete description.
  struct ProductDetail: Component {
    let product: Product
    let stylesheet: Stylesheet

    var body: some Component {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ProductImage(kind: product.kind)
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
              .tint(stylesheet.prominent)
          }
          Text(product.text).foregroundStyle(Color.supportingText)
        }
        .padding(16)
      }
    }
  }

  /// The bar with the button that adds a product to the basket, at the bottom of the screen.
  struct BuyBar: Component {
    let product: Product
    let available: Int
    let stylesheet: Stylesheet
    let onAdd: () -> Void

    var body: some Component {
      VStack {
        Button(action: onAdd) {
          Text(title).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(stylesheet.prominent)
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
