// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Sets the destination of the values of a type in the navigation stack.
  public nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    screenValue { values, _ in
      values.destinations[ObjectIdentifier(D.self)] = { ($0 as? D).map(destination) }
    }
  }

  /// Shows a view in the navigation stack while a condition is true.
  public nonisolated func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    PresentingScreenView(
      content: self, destination: destination(), isPresented: isPresented.wrappedValue
    ) {
      isPresented.wrappedValue = false
    }
  }

  /// Shows the view of an item in the navigation stack while there is an item.
  public nonisolated func navigationDestination<D, C>(
    item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    let value = item.wrappedValue
    return PresentingScreenView(
      content: self, destination: value.map(destination), id: AnyHashable(value),
      isPresented: value != nil
    ) {
      item.wrappedValue = nil
    }
  }
}

/// A view that shows another view in the navigation stack while a condition is true.
private struct PresentingScreenView<Content: View, Destination: View> {
  let content: Content
  let destination: Destination
  var id: AnyHashable = 0
  let isPresented: Bool
  let dismiss: () -> Void
}

extension PresentingScreenView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    // Without an item, the last view is shown until the screen is removed.
    let view: (any View)? = isPresented ? destination : nil
    scope.present(view, id: id, isActive: isPresented, deactivate: dismiss)
    return scope.nodes(of: content)
  }
}
