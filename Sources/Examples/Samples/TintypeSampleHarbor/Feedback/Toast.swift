// SPDX-License-Identifier: MIT

import SwiftUI

/// A short message that appears above the content and disappears by itself.
public struct Toast: Identifiable, Equatable {
  public let id: String
  public let message: String
  public let systemImage: String

  public init(id: String, message: String, systemImage: String = "checkmark") {
    self.id = id
    self.message = message
    self.systemImage = systemImage
  }
}

private struct ToastLabel: View {
  let toast: Toast

  var body: some View {
    Label(toast.message, systemImage: toast.systemImage)
      .font(.harborLabel)
      .foregroundStyle(Color.harborSurface)
      .padding(.horizontal, .spaceL)
      .padding(.vertical, .spaceM)
      .background(Color.harborInk.opacity(0.92), in: Capsule(style: .continuous))
      .elevation(.floating)
      .padding(.bottom, .spaceXL)
  }
}

private struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  let duration: Duration

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let toast {
          ToastLabel(toast: toast)
            .transition(.move(edge: .bottom).combined(with: .opacity))
            .onTapGesture { self.toast = nil }
            .task(id: toast.id) {
              try? await Task.sleep(for: duration)
              guard !Task.isCancelled else { return }
              self.toast = nil
            }
        }
      }
      .animation(.easeInOut, value: toast)
  }
}

extension View {
  /// Shows a toast while the binding has a value.
  public func toast(_ toast: Binding<Toast?>, for duration: Duration = .seconds(3)) -> some View {
    modifier(ToastModifier(toast: toast, duration: duration))
  }
}

/// A list of saved routes that confirms each change by a toast.
public struct SavedRoutes: View {
  @State private var routes = ["Gull Bay – Skerry", "Old Pier – Lighthouse"]
  @State private var toast: Toast?

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceM) {
      ForEach(routes, id: \.self) { route in
        HStack {
          Text(route)
            .textRole(.body)
          Spacer()
          Button("Remove") { remove(route) }
            .buttonStyle(.inline)
            .accessibilityLabel("Remove \(route)")
        }
        .card(elevation: .flat)
      }
      Spacer()
    }
    .padding(.spaceL)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.harborBackground)
    .toast($toast)
  }

  private func remove(_ route: String) {
    withAnimation {
      routes.removeAll { $0 == route }
    }
    toast = Toast(id: route, message: "Removed \(route)", systemImage: "trash")
  }
}

#Preview("Toast") {
  SavedRoutes()
}
