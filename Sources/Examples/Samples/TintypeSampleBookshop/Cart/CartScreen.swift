// SPDX-License-Identifier: MIT

import SwiftUI

/// The cart with its totals.
struct CartScreen: View {
  @EnvironmentObject private var cart: CartStore
  @Environment(\.theme) private var theme
  @State private var isVoucherShown = false
  var onCheckout: @MainActor () -> Void = {}
  var onBrowse: @MainActor () -> Void = {}

  var body: some View {
    Group {
      if cart.isEmpty {
        ContentUnavailableView {
          Label("Your cart is empty", systemImage: "cart")
        } description: {
          Text("Books that you add in the catalog appear here.")
        } actions: {
          Button("Browse the catalog", action: onBrowse)
            .buttonStyle(.bordered)
        }
        .frame(maxHeight: .infinity)
      } else {
        content
      }
    }
    .frame(maxWidth: .infinity)
    .background(Color(.systemGroupedBackground))
  }

  private var content: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ScreenTitle("Cart")
        VStack(spacing: 0) {
          ForEach(cart.lines) { line in
            SwipeToDelete {
              withAnimation { cart.remove(line.id) }
            } content: {
              CartRow(line: line) { cart.setQuantity($0, of: line.id) }
            }
            .accessibilityIdentifier("line-\(line.id)")
            if line.id != cart.lines.last?.id {
              Divider().padding(.leading)
            }
          }
        }
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(.rect(cornerRadius: theme.cornerRadius))
        voucher
        TotalsPanel(summary: cart.summary)
        Button(action: onCheckout) {
          Text("Check out")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 6)
        }
        .buttonStyle(.borderedProminent)
      }
      .padding(.horizontal)
      .padding(.bottom, 24)
    }
    .onChange(of: cart.itemCount) {
      isVoucherShown = isVoucherShown && cart.itemCount > 0
    }
  }

  private var voucher: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation(.easeInOut) { isVoucherShown.toggle() }
      } label: {
        HStack {
          Label("Voucher", systemImage: "tag")
          Spacer()
          Image(systemName: "chevron.down")
            .rotationEffect(.degrees(isVoucherShown ? 180 : 0))
        }
      }
      if isVoucherShown {
        TextField("Code", text: $cart.voucher)
          .textFieldStyle(.roundedBorder)
          .textInputAutocapitalization(.characters)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .panel()
  }
}

/// A book in the cart with its quantity.
struct CartRow: View {
  let line: CartLine
  let onChange: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: 12) {
      BookCover(book: line.book)
        .frame(width: 48)
      VStack(alignment: .leading, spacing: 6) {
        Text(line.book.title)
          .font(.headline)
          .lineLimit(1)
        HStack {
          Stepper(
            value: Binding(get: { line.quantity }, set: onChange), in: 0...max(line.book.stock, 1)
          ) {
            Text("\(line.quantity) ×")
              .monospacedDigit()
          }
          .fixedSize()
          Spacer()
          Text(line.total, format: .currency(code: "EUR"))
            .font(.subheadline.weight(.semibold))
        }
      }
    }
    .padding(12)
  }
}

/// The sums of the cart.
struct TotalsPanel: View {
  let summary: OrderSummary

  var body: some View {
    VStack(spacing: 8) {
      row("Subtotal", summary.subtotal)
      if summary.discount > 0 {
        row("Voucher", -summary.discount)
          .foregroundStyle(.green)
      }
      LabeledContent("Shipping") {
        if summary.delivery == 0 {
          Text("Free")
        } else {
          Text(summary.delivery, format: .currency(code: "EUR"))
        }
      }
      if summary.tip > 0 {
        row("Tip for the courier", summary.tip)
      }
      Divider()
      LabeledContent {
        Text(summary.total, format: .currency(code: "EUR"))
          .contentTransition(.numericText())
      } label: {
        Text("Total")
      }
      .font(.headline)
    }
    .labeledContentStyle(TotalStyle())
    .panel()
  }

  private func row(_ title: LocalizedStringKey, _ amount: Decimal) -> some View {
    LabeledContent(title) {
      Text(amount, format: .currency(code: "EUR"))
    }
  }
}

/// A title and an amount at the ends of a row.
struct TotalStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer(minLength: 12)
      configuration.content
        .monospacedDigit()
    }
  }
}

#Preview("Cart") {
  CartScreen()
    .environmentObject(CartStore.sample)
}

#Preview("Empty cart") {
  CartScreen()
    .environmentObject(CartStore())
}
