// SPDX-License-Identifier: MIT

import SwiftUI

/// The areas of the app.
enum AppTab: CaseIterable, Identifiable {
  case catalog, cart, profile

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .catalog: "Catalog"
    case .cart: "Cart"
    case .profile: "Profile"
    }
  }

  func systemImage(isSelected: Bool) -> String {
    switch self {
    case .catalog: "book"
    case .cart: isSelected ? "cart.fill" : "cart"
    case .profile: isSelected ? "person.fill" : "person"
    }
  }
}

/// A bar with a marker that moves to the selected tab.
struct TabBar: View {
  @Binding var selection: AppTab
  let cartCount: Int
  @Namespace private var marker
  @Environment(\.theme) private var theme

  var body: some View {
    HStack {
      ForEach(AppTab.allCases) { tab in
        let isSelected = tab == selection
        Button {
          withAnimation(.spring(response: 0.35, dampingFraction: 0.75)) { selection = tab }
        } label: {
          VStack(spacing: 3) {
            Image(systemName: tab.systemImage(isSelected: isSelected))
              .font(.system(size: 20))
              .frame(height: 24)
              .overlay(alignment: .topTrailing) {
                if tab == .cart, cartCount > 0 {
                  countBadge
                }
              }
            Text(tab.title)
              .font(.caption2)
          }
          .foregroundStyle(isSelected ? AnyShapeStyle(theme.accent) : AnyShapeStyle(.secondary))
          .frame(maxWidth: .infinity)
          .padding(.top, 10)
          .overlay(alignment: .top) {
            if isSelected {
              Capsule()
                .fill(theme.accent)
                .frame(width: 32, height: 3)
                .matchedGeometryEffect(id: "marker", in: marker)
            }
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityValue(tab == .cart && cartCount > 0 ? "\(cartCount) books" : "")
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .padding(.bottom, 4)
    .background(.bar, ignoresSafeAreaEdges: .bottom)
    .overlay(alignment: .top) { Divider() }
  }

  private var countBadge: some View {
    Text(cartCount, format: .number)
      .font(.caption2.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .background(.red, in: .capsule)
      .offset(x: 10, y: -5)
      .transition(.scale)
  }
}

#Preview("Tab bar", traits: .fixedLayout(width: 390, height: 80)) {
  @Previewable @State var selection = AppTab.catalog
  TabBar(selection: $selection, cartCount: 3)
}
