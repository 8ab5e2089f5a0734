// SPDX-License-Identifier: MIT

import SwiftUI

/// The form with the address, the delivery and the payment of an order.
struct CheckoutScreen: View {
  @ObservedObject var viewModel: CheckoutViewModel
  @EnvironmentObject private var cart: CartStore
  @FocusState private var focusedField: CheckoutViewModel.Field?
  var onBack: @MainActor () -> Void = {}

  var body: some View {
    VStack(spacing: 0) {
      HeaderBar("Checkout", onBack: onBack)
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          if let failure = viewModel.failure {
            failureBanner(failure)
          }
          recipient
          delivery
          extras
          TotalsPanel(summary: viewModel.summary(of: cart))
          placeOrderButton
        }
        .padding()
      }
    }
    .background(Color(.systemGroupedBackground))
    .disabled(viewModel.isPlacing)
    .animation(.default, value: viewModel.delivery)
  }

  private var recipient: some View {
    FormSection("Recipient") {
      FormField(
        title: "Full name", text: $viewModel.name, message: viewModel.message(for: .name)
      )
      .textContentType(.name)
      .focused($focusedField, equals: .name)
      if viewModel.delivery != .pickup {
        Group {
          FormField(title: "Street and number", text: $viewModel.street)
            .textContentType(.fullStreetAddress)
            .focused($focusedField, equals: .street)
          FormField(
            title: "Postal code", text: $viewModel.postalCode,
            message: viewModel.message(for: .postalCode)
          )
          .keyboardType(.numberPad)
          .focused($focusedField, equals: .postalCode)
        }
        .transition(.opacity.combined(with: .scale(scale: 0.95, anchor: .top)))
      }
    }
    .onSubmit {
      switch focusedField {
      case .name: focusedField = .street
      case .street: focusedField = .postalCode
      default: focusedField = nil
      }
    }
  }

  private var delivery: some View {
    FormSection("Delivery") {
      Picker("Delivery", selection: $viewModel.delivery) {
        ForEach(DeliveryMethod.allCases) { method in
          Text(method.title).tag(method)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Label(viewModel.delivery.detail, systemImage: "clock")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }

  private var extras: some View {
    FormSection("Extras") {
      Toggle("Wrap as a gift", isOn: $viewModel.isGift.animation())
      if viewModel.isGift {
        FormField(title: "Note for the card", text: $viewModel.note, axis: .vertical)
          .lineLimit(2...4)
      }
      Divider()
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("Tip for the courier")
          Spacer()
          Text(
            viewModel.tipPercentage / 100, format: .percent.precision(.fractionLength(0))
          )
          .monospacedDigit()
          .foregroundStyle(.secondary)
        }
        Slider(value: $viewModel.tipPercentage, in: 0...15, step: 5) {
          Text("Tip")
        }
      }
      .disabled(viewModel.delivery == .pickup)
    }
  }

  private var placeOrderButton: some View {
    Button {
      focusedField = nil
      Task { await viewModel.placeOrder(from: cart) }
    } label: {
      ZStack {
        Text("Place order")
          .opacity(viewModel.isPlacing ? 0 : 1)
        if viewModel.isPlacing {
          ProgressView()
        }
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(!viewModel.isValid || cart.isEmpty)
  }

  private func failureBanner(_ message: String) -> some View {
    Label {
      Text(message)
        .font(.subheadline)
    } icon: {
      Image(systemName: "exclamationmark.circle.fill")
    }
    .foregroundStyle(.red)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.red.opacity(0.1), in: .rect(cornerRadius: 12))
  }
}

#Preview {
  CheckoutScreen(viewModel: CheckoutViewModel(service: LocalOrderService()))
    .environmentObject(CartStore.sample)
}
