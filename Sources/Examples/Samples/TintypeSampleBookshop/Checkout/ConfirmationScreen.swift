// SPDX-License-Identifier: MIT

import SwiftUI

/// The confirmation of an order.
struct ConfirmationScreen: View {
  let order: Order
  var onDone: @MainActor () -> Void = {}

  @State private var isMarkVisible = false
  @Environment(\.theme) private var theme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
    .onAppear {
      withAnimation(reduceMotion ? nil : .easeOut(duration: 0.6).delay(0.2)) {
        isMarkVisible = true
      }
    }
  }

  private var content: some View {
    VStack(spacing: 20) {
      Spacer()
      ZStack {
        ForEach(0..<12) { index in
          Capsule()
            .fill(index.isMultiple(of: 2) ? theme.highlight : theme.accent)
            .frame(width: 4, height: 14)
            .offset(y: isMarkVisible ? -78 : -40)
            .rotationEffect(.degrees(Double(index) * 30))
            .opacity(isMarkVisible ? 1 : 0)
        }
        Circle()
          .fill(theme.accent.gradient)
          .frame(width: 112, height: 112)
        CheckmarkShape()
          .trim(from: 0, to: isMarkVisible ? 1 : 0)
          .stroke(
            .white, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round)
          )
          .frame(width: 52, height: 40)
      }
      .frame(height: 190)
      .accessibilityHidden(true)
      VStack(spacing: 8) {
        Text("Thank you, \(firstName)!")
          .font(theme.titleFont)
        Text("Order **\(order.id)** was placed.")
        Text(order.delivery.detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      receipt
      Spacer()
      Button("Back to the catalog", action: onDone)
        .buttonStyle(.bordered)
        .controlSize(.large)
    }
    .padding()
  }

  private var firstName: Substring {
    order.recipient.prefix { $0 != " " }
  }

  private var receipt: some View {
    VStack(spacing: 10) {
      ForEach(order.lines) { line in
        HStack(alignment: .firstTextBaseline) {
          Text("\(line.quantity) × \(line.book.title)")
          Spacer()
          Text(line.total, format: .currency(code: "EUR"))
            .monospacedDigit()
        }
        .font(.subheadline)
      }
      Divider()
      HStack {
        if order.isGift {
          Label("Gift", systemImage: "gift")
            .font(.subheadline)
            .foregroundStyle(theme.accent)
        }
        Spacer()
        Text(order.total, format: .currency(code: "EUR"))
          .font(.headline)
      }
    }
    .panel()
  }
}

/// A check mark in the whole frame.
struct CheckmarkShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

extension Order {
  static let sample = Order(
    id: "KS-1041",
    lines: [
      CartLine(book: .saltAlmanac, quantity: 1),
      CartLine(book: .kitchen, quantity: 1),
      CartLine(book: .puddles, quantity: 3),
    ],
    total: 97.4, recipient: "Noor Castellan", delivery: .express, isGift: true)
}

#Preview {
  ConfirmationScreen(order: .sample)
}
