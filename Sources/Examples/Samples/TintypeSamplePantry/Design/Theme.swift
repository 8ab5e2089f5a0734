// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Bundle {
  /// The resources of the app.
  static var pantry: Bundle { .module }
}

extension ShapeStyle where Self == Color {
  /// The color of buttons and links.
  static var herb: Color { Color("Herb", bundle: .pantry) }
  /// The background of white text on prominent buttons.
  static var herbFill: Color { Color("HerbFill", bundle: .pantry) }
  /// The background of screens.
  static var linen: Color { Color("Linen", bundle: .pantry) }
  /// The background of rows and cards.
  static var plate: Color { Color("Plate", bundle: .pantry) }
}

extension Color {
  /// Creates a color from the hexadecimal notation of its components.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}

extension View {
  /// Sets the background of a list or a form and of its bars.
  func kitchenBackground() -> some View {
    scrollContentBackground(.hidden)
      .background(.linen)
      .toolbarBackground(.linen, for: .navigationBar, .tabBar)
  }

  /// Shows a banner with the last deletion above the tab bar.
  func undoBanner() -> some View {
    safeAreaInset(edge: .bottom, spacing: 0) { UndoBanner() }
  }
}

/// The last deletion with the button that reverts it.
private struct UndoBanner: View {
  @Environment(Kitchen.self) private var kitchen

  var body: some View {
    if let deletion = kitchen.deletion {
      HStack(spacing: 12) {
        Image(systemName: "trash.fill")
          .foregroundStyle(.herb)
          .accessibilityHidden(true)
        Group {
          if deletion.name.isEmpty {
            Text("Items deleted")
          } else {
            Text("“\(deletion.name)” deleted")
          }
        }
        .lineLimit(2)
        .frame(maxWidth: .infinity, alignment: .leading)
        Button("Undo") { withAnimation { kitchen.undoDeletion() } }
          .fontWeight(.semibold)
        Button("Close", systemImage: "xmark") { withAnimation { kitchen.forgetDeletion() } }
          .labelStyle(.iconOnly)
          .foregroundStyle(.secondary)
      }
      .font(.subheadline)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
      .background(.plate, in: .rect(cornerRadius: 16))
      .shadow(color: .black.opacity(0.14), radius: 12, y: 4)
      .padding(.horizontal, 16)
      .padding(.bottom, 8)
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }
}

/// A duration in minutes after a clock.
struct Minutes: View {
  let count: Int

  var body: some View {
    Label("\(count) min", systemImage: "clock")
      .labelStyle(FactLabelStyle())
  }
}

/// A symbol close to its text.
struct FactLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.icon
      configuration.title
    }
  }
}
