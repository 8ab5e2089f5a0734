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

  /// The shop's screen in all states.
  package enum ShopViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "ShopViewSnapshotTests"

    /// The list's states, products that are looked at, and another stylesheet.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Loading") { ShopPreview(phase: .loading) },
        Preview("Loaded", in: [.light, .dark, .rightToLeft, .largestText]) {
          ShopPreview(phase: .loaded(ProductCatalog.samples))
        },
        Preview("Empty") { ShopPreview(phase: .empty) },
        Preview("Failed") {
          ShopPreview(phase: .failed(CatalogError.message(for: CatalogError.offline)))
        },
        Preview("Detail") { ShopPreview(phase: loaded, opens: "lamp", adds: 2) },
        Preview("Detail-Last") { ShopPreview(phase: loaded, opens: "vase", adds: 2) },
        Preview("Detail-SoldOut") { ShopPreview(phase: loaded, opens: "bowl") },
        Preview("Festive") { ShopPreview(phase: loaded, stylesheet: .festive) },
      ]
    }

    private static let loaded = ShopModel.Phase.loaded(ProductCatalog.samples)
  }

  /// The pictures of the products.
  package enum ProductPicturePreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "ShopViewSnapshotTests"

    /// All kinds side by side.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Kinds", on: .fixed(Size(width: 390, height: 264))) {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 8
          ) {
            for kind in Product.Kind.allCases {
              ProductPicture(kind: kind)
                .aspectRatio(1, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
          }
          .padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.systemBackground)
        }
      ]
    }
  }

  /// A screen whose model stands still in a state.
  private struct ShopPreview: @MainActor Component {
    let phase: ShopModel.Phase
    var opens: Product.ID?
    var adds = 0
    var stylesheet = Stylesheet.standard

    @MainActor var body: some Component {
      let model = ShopModel(
        catalog: .sample, services: PreviewServices(stylesheet: stylesheet), phase: phase)
      if let product = ProductCatalog.samples.first(where: { $0.id == opens }) {
        model.open(product)
        for _ in 0..<adds { model.addToBasket(product) }
      }
      return ShopView(model: model)
    }
  }

  /// What previews log goes nowhere.
  struct PreviewServices: SubappServices {
    var stylesheet = Stylesheet.standard
    let telemetryEventLogger: any TelemetryEventLogging
    let telemetryBusEventObserver: TelemetryBusEventObserver

    init(stylesheet: Stylesheet = .standard) {
      self.stylesheet = stylesheet
      let logger = TelemetryEventLogger(
        telemetryDestination: TextTelemetryDestination { _ in })
      telemetryEventLogger = logger
      telemetryBusEventObserver = TelemetryBusEventObserver(telemetryEventLogger: logger)
    }
  }
}
