// SPDX-License-Identifier: MIT

extension NavigationLink {
  /// Creates a link to a view that is shown while a condition is true.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: .presented(destination(), isActive), label: label())
  }

  /// Creates a link to a view that is shown while a condition is true.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(to: .presented(destination, isActive), label: label())
  }

  /// Creates a link to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(to: .presented(destination(), selection.isEqual(to: tag)), label: label())
  }

  /// Creates a link to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(to: .presented(destination, selection.isEqual(to: tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  // Variants: string(titleKey)
  /// Creates a link with a title to a view that is shown while a condition is true.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: .presented(destination(), isActive), label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a link with a title to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(to: .presented(destination(), selection.isEqual(to: tag)), label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a link with a title to a view that is shown while a condition is true.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(to: .presented(destination, isActive), label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a link with a title to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a link with a value and navigationDestination instead.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(to: .presented(destination, selection.isEqual(to: tag)), label: Text(titleKey))
  }
}

extension Binding {
  /// Returns a binding to whether the value equals another one.
  nonisolated func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      reading: { wrappedValue == tag },
      writing: { isEqual in
        if isEqual {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
