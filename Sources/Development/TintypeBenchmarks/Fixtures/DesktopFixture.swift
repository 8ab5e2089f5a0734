// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// The dashboard of a web application on a desktop: a sidebar, numbers, cards, a table.
struct DesktopFixture: Component {
  var variant: FixtureVariant

  private let scale = FixtureSize.desktop.scale
  private let accent = Color(hex: 0x2F5BEA)

  var body: some Component {
    let size = FixtureSize.desktop.points
    HStack(spacing: 0) {
      sidebar
      VStack(spacing: 0) {
        toolbar
        content
          .padding(24)
          .offset(y: -variant.scrolledPixels / scale)
          .frame(width: size.width - 240, height: size.height - 64, alignment: .top)
          .clipped()
      }
    }
    .frame(width: size.width, height: size.height)
    .background(Color.systemGroupedBackground)
  }

  private var sidebar: some Component {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 10) {
        RoundedRectangle(cornerRadius: 8)
          .fill(FixtureColors.gradient(0))
          .frame(width: 32, height: 32)
          .edges(in: variant, scale: scale)
        Text("Lighthouse").font(.system(size: variant.titleSize(18), weight: .bold))
      }
      .padding(.bottom, 20)
      for (index, name) in Self.sections.enumerated() {
        HStack(spacing: 10) {
          Symbol(FixtureWords.symbol(index + 4)).font(.system(size: 15))
          Text(name).font(.system(size: 14, weight: index == 1 ? .semibold : .regular))
          Spacer()
          if index % 3 == 1 { Badge(index + 2) }
        }
        .foregroundStyle(index == 1 ? accent : Color.primary)
        .padding(.horizontal, 10)
        .padding(.vertical, 9)
        .background(
          index == 1 ? Color(hex: 0x2F5BEA).opacity(0.12) : Color.clear,
          in: RoundedRectangle(cornerRadius: 8))
      }
      Spacer()
      HStack(spacing: 10) {
        Avatar(name: "Grace Hopper", size: .small, status: .online)
        Text("Grace Hopper").font(.system(size: 13, weight: .medium))
      }
    }
    .padding(20)
    .frame(width: 240)
    .background(Color.systemBackground)
  }

  private var toolbar: some Component {
    HStack(spacing: 16) {
      Text(variant.title("Orders this week", changed: "Orders this month"))
        .font(.system(size: variant.titleSize(22), weight: .bold))
      Spacer()
      HStack(spacing: 8) {
        Symbol("magnifyingglass").font(.system(size: 13))
        Text("Search orders, people, places").font(.system(size: 13))
        Spacer()
      }
      .foregroundStyle(.secondary)
      .padding(.horizontal, 12)
      .frame(width: 320, height: 36)
      .background(Color.secondarySystemFill, in: RoundedRectangle(cornerRadius: 10))
      FixtureButton(title: "New order", variant: variant, scale: scale).frame(width: 240)
      Symbol("bell").font(.system(size: 18))
    }
    .padding(.horizontal, 24)
    .frame(height: 64)
    .background(Color.systemBackground)
  }

  private var content: some Component {
    VStack(alignment: .leading, spacing: 24) {
      HStack(spacing: 20) {
        for index in 0..<4 { number(index) }
      }
      HStack(spacing: 20) {
        for index in 0..<5 { FixtureCard(number: index, variant: variant, scale: scale) }
      }
      orders
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private func number(_ index: Int) -> some Component {
    VStack(alignment: .leading, spacing: 6) {
      Text(Self.sections[index + 1]).font(.system(size: 13)).foregroundStyle(.secondary)
      Text(FixtureWords.price(index * 5 + 3)).font(.system(size: 26, weight: .bold))
      ProgressView(value: 0.3 + Double(index) * 0.17)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color.secondarySystemGroupedBackground, in: RoundedRectangle(cornerRadius: 14))
  }

  private var orders: some Component {
    Table(Array(0..<18)) {
      TableColumn("Order", width: .fixed(90)) { "#\(10_482 + $0)" }
      TableColumn("Customer", width: .flexible) { number in
        HStack(spacing: 10) {
          Avatar(name: FixtureWords.name(number), size: .mini).edges(in: variant, scale: scale)
          Text(FixtureWords.name(number))
        }
      }
      TableColumn("What", width: .flexible) { FixtureWords.line($0) }
      TableColumn("State") { number in
        Badge(number % 4 == 0 ? "Open" : "Sent", role: number % 4 == 0 ? .accent : .neutral)
      }
      TableColumn("Sum", alignment: .trailing) { FixtureWords.price($0) }
    }
    .alternatingRowBackgrounds()
    .background(
      Color.secondarySystemGroupedBackground, in: RoundedRectangle(cornerRadius: 14))
  }

  private static let sections = [
    "Overview", "Orders", "Customers", "Products", "Shipping", "Messages", "Reports", "Settings",
  ]
}
