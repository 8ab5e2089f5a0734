// SPDX-License-Identifier: MIT

import Combine
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleBookshop
import XCTest

extension View {
  /// Sets the theme that the root view of the app sets for its screens.
  @MainActor
  func bookshop() -> some View { theme(ThemeName.orchard.theme) }
}

final class BookshopSnapshotTests: SnapshotTestCase {
  // MARK: Catalog

  @MainActor
  private func catalog(
    _ service: any CatalogService = BundledCatalog(),
    configure: (CatalogViewModel) -> Void = { _ in }
  ) -> some View {
    let viewModel = CatalogViewModel(service: service, scheduler: ImmediateScheduler.shared)
    configure(viewModel)
    return CatalogScreen(viewModel: viewModel)
      .environmentObject(CartStore())
      .bookshop()
  }

  @MainActor func testCatalog() async {
    assertAppearances(of: catalog())
    assertLargeText(of: catalog())
    assertRightToLeft(of: catalog(BundledCatalog(locale: .arabic)))
  }

  @MainActor func testCatalogAsList() async {
    assertAppearances(of: catalog { $0.isList = true })
  }

  @MainActor func testCatalogOfGenre() async {
    assertSnapshot(
      of: catalog { $0.genre = .fiction },
      as: .image(layout: .device(config: .iPhoneSe)))
  }

  @MainActor func testCatalogWithoutResults() async {
    assertAppearances(of: catalog { $0.searchText = "submarine" })
  }

  @MainActor func testCatalogOffline() async {
    assertAppearances(of: catalog(OfflineCatalog()))
  }

  @MainActor func testCatalogPlaceholder() async {
    let placeholder = CatalogPlaceholder(
      columns: [
        GridItem(.flexible(), spacing: 16, alignment: .top), GridItem(.flexible(), alignment: .top),
      ]
    )
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color(.systemGroupedBackground))
    .bookshop()
    assertAppearances(of: placeholder, layout: .fixed(width: 390, height: 840))
  }

  // MARK: Book

  @MainActor func testBookDetail() async {
    let screen = BookDetailScreen(book: .saltAlmanac, catalog: BundledCatalog())
      .environmentObject(CartStore())
      .bookshop()
    assertAppearances(of: screen, layout: .fixed(width: 390, height: 1240))
    let arabic = BookDetailScreen(
      book: .saltAlmanac.translated(to: .arabic), catalog: BundledCatalog(locale: .arabic)
    )
    .environmentObject(CartStore())
    .bookshop()
    assertRightToLeft(of: arabic, layout: .fixed(width: 390, height: 1240))
    assertLargeText(of: screen)
  }

  @MainActor func testSoldOutBookWithoutReviews() async {
    let screen = BookDetailScreen(book: .mothHour, catalog: BundledCatalog())
      .environmentObject(CartStore())
      .bookshop()
    assertSnapshot(of: screen, as: .image(layout: .device(config: .iPhone13)))
  }

  @MainActor func testBookWithFailingReviews() async {
    let screen = BookDetailScreen(book: .gravity, catalog: OfflineCatalog())
      .environmentObject(CartStore())
      .bookshop()
    assertSnapshot(of: screen, as: .image(layout: .fixed(width: 390, height: 1100)))
  }

  @MainActor func testBookCells() async {
    let cells = HStack(alignment: .top, spacing: 16) {
      BookCell(book: .puddles)
      BookCell(book: .quietMachines)
      BookCell(book: .mothHour)
    }
    .padding()
    .frame(maxHeight: .infinity)
    .background(Color(.systemBackground))
    assertAppearances(of: cells, layout: .fixed(width: 480, height: 360))
  }

  @MainActor func testCovers() async {
    let covers = LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 12)], spacing: 12) {
      ForEach(Book.samples) { BookCover(book: $0) }
    }
    .padding()
    .frame(width: 512)
    .background(Color(.systemBackground))
    assertAppearances(of: covers, layout: .sizeThatFits)
  }

  @MainActor func testFactTable() async {
    let table = FactTable([
      "Pages": "\(342)", "Publisher": "Kiln Street Press",
      "Year": "\(2023, format: .number.grouping(.never))",
    ])
    .padding()
    .background(Color(.systemBackground))
    assertAppearances(of: table, layout: .sizeThatFits)
    assertRightToLeft(of: table, layout: .sizeThatFits)
  }

  @MainActor func testTagCloud() async {
    func cloud(_ tags: [String]) -> some View {
      TagCloud(tags: tags)
        .padding()
        .frame(width: 280)
        .background(Color(.systemBackground))
    }
    let english = Book.saltAlmanac.tags + ["coast", "mystery", "Atlantic"]
    assertAppearances(of: cloud(english), layout: .sizeThatFits)
    let arabic =
      Book.saltAlmanac.translated(to: .arabic).tags + ["الساحل", "غموض", "المحيط الأطلسي"]
    assertRightToLeft(of: cloud(arabic), layout: .sizeThatFits)
  }

  @MainActor func testRatingPanel() async {
    let panel = RatingPanel(
      average: 4.6, distribution: [0, 0.05, 0.1, 0.25, 0.6], ownRating: .constant(4)
    )
    .padding()
    .frame(maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
    assertAppearances(of: panel, layout: .fixed(width: 375, height: 240))
  }

  // MARK: Cart and checkout

  @MainActor func testCart() async {
    let screen = CartScreen().environmentObject(CartStore.sample).bookshop()
    assertAppearances(of: screen)
    assertLargeText(of: screen)
    let cart = CartStore.sample(locale: .arabic)
    assertRightToLeft(of: CartScreen().environmentObject(cart).bookshop())
  }

  @MainActor func testEmptyCart() async {
    assertAppearances(of: CartScreen().environmentObject(CartStore()).bookshop())
  }

  @MainActor func testCheckout() async {
    let screen = CheckoutScreen(viewModel: CheckoutViewModel(service: LocalOrderService()))
      .environmentObject(CartStore.sample)
      .bookshop()
    assertAppearances(of: screen, layout: .fixed(width: 390, height: 1000))
  }

  @MainActor func testCheckoutWithErrors() async {
    let viewModel = CheckoutViewModel(service: LocalOrderService())
    viewModel.name = "Noor"
    viewModel.street = "Kiln Street 4"
    viewModel.postalCode = "123"
    viewModel.isGift = true
    viewModel.note = "Happy birthday!\nFor long evenings."
    viewModel.tipPercentage = 10
    let screen = CheckoutScreen(viewModel: viewModel)
      .environmentObject(CartStore.sample)
      .bookshop()
    assertAppearances(of: screen, layout: .fixed(width: 390, height: 1150))
    viewModel.name = "نور"
    viewModel.street = "شارع الفرن 4"
    viewModel.postalCode = "123"
    viewModel.note = "عيد ميلاد سعيد!\nلأمسيات طويلة."
    let arabic = CheckoutScreen(viewModel: viewModel)
      .environmentObject(CartStore.sample(locale: .arabic))
      .bookshop()
    assertRightToLeft(of: arabic, layout: .fixed(width: 390, height: 1150))
  }

  @MainActor func testTip() {
    let viewModel = CheckoutViewModel(service: LocalOrderService())
    viewModel.tipPercentage = 10
    XCTAssertGreaterThan(viewModel.summary(of: .sample).tip, 0)
    viewModel.delivery = .pickup
    XCTAssertEqual(viewModel.summary(of: .sample).tip, 0)
  }

  @MainActor func testDeclinedPayment() async {
    let viewModel = CheckoutViewModel(service: RejectingOrderService())
    viewModel.name = "Noor Castellan"
    viewModel.delivery = .pickup
    let cart = CartStore.sample
    await viewModel.placeOrder(from: cart)
    let screen = CheckoutScreen(viewModel: viewModel).environmentObject(cart).bookshop()
    assertSnapshot(of: screen, as: .image(layout: .device(config: .iPhone13)))
  }

  @MainActor func testConfirmation() async {
    let screen = ConfirmationScreen(order: .sample).bookshop()
    assertAppearances(of: screen)
    assertLargeText(of: screen)
  }

  // MARK: Profile

  @MainActor func testProfile() async {
    let screen = ProfileScreen(profile: .sample).bookshop()
    assertAppearances(of: screen)
    assertRightToLeft(
      of: ProfileScreen(profile: .sample.translated(to: .arabic)).bookshop())
    assertLargeText(of: screen)
  }

  @MainActor func testStatistics() async {
    let screen = StatisticsScreen(profile: .sample).bookshop()
    assertAppearances(of: screen)
    assertRightToLeft(of: screen)
  }

  @MainActor func testSettings() async {
    assertAppearances(of: SettingsScreen(model: SettingsModel()).bookshop())
    let model = SettingsModel()
    model.textSize = .large
    model.sendsNewsletter = true
    model.themeName = .poppy
    assertSnapshot(
      of: SettingsScreen(model: model).theme(model.theme),
      as: .image(layout: .device(config: .iPhone13)), named: "changed")
  }

  // MARK: App

  @MainActor func testApp() async {
    assertAppearances(of: RootView(cart: .sample), allowPending: "the search waits for input")
    assertSnapshot(
      of: RootView(cart: .sample),
      as: .image(layout: .device(config: .iPadPro11)), named: "iPad",
      allowPending: "the search waits for input")
  }

  @MainActor func testThemes() async {
    for name in ThemeName.allCases {
      let row = BookRow(book: .lighthouse)
        .padding()
        .frame(maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
        .theme(name.theme)
      assertSnapshot(
        of: row, as: .image(layout: .fixed(width: 360, height: 160)), named: name.rawValue)
    }
  }
}
