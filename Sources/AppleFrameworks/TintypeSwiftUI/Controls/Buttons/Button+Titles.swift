// SPDX-License-Identifier: MIT

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, content: Text(titleKey))
  }

  /// Creates a button with a title.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: nil, action: action, content: Text(title))
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: Text(titleKey))
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action, content: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title and a symbol.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      role: nil, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a title, a symbol and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title, a symbol and a role.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      role: role, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and an image of the asset catalog.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, content: SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a button with a title and an image of the asset catalog.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      role: nil, action: action, content: SwiftUI.Label(title, image: image))
  }

  /// Creates a button with a title, an image of the asset catalog and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, content: SwiftUI.Label(titleKey, image: image))
  }

  /// Creates a button with a title, an image of the asset catalog and a role.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      role: role, action: action, content: SwiftUI.Label(title, image: image))
  }
}
