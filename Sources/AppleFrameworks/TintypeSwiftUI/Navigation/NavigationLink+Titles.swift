// SPDX-License-Identifier: MIT

extension NavigationLink where Destination == Never, Label == Text {
  // Variants: string(titleKey)
  /// Creates a link with a title to the destination of a value; `nil` disables the link.
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
    self.init(to: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a link with a title to the destination of a value that can be encoded; `nil` disables
  /// the link.
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where P: Decodable, P: Encodable, P: Hashable {
    self.init(to: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }
}

extension NavigationLink where Label == Text {
  // Variants: string(titleKey)
  /// Creates a link with a title to a view.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: .view(destination()), label: Text(titleKey))
  }

  /// Creates a link with a title to a view.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure.")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(to: .view(destination), label: Text(titleKey))
  }

  /// Creates a link with a title to a view.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure.")
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(to: .view(destination), label: Text(title))
  }
}
