// SPDX-License-Identifier: MIT

// Windows for values.

extension WindowGroup {
  /// Creates a group of windows with an identifier, each for a value.
  public nonisolated init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title and an identifier, each for a value.
  @_disfavoredOverload
  public nonisolated init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a localized title and an identifier, each for a value.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title and an identifier, each for a value.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable,
    D: Hashable, C: View
  {}

  /// Creates a group of windows, each for a value.
  public nonisolated init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title, each for a value.
  @_disfavoredOverload
  public nonisolated init<D, C>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a localized title, each for a value.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title, each for a value.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable,
    D: Hashable, C: View
  {}

  /// Creates a group of windows with an identifier, each for a value.
  public nonisolated init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title and an identifier, each for a value.
  @_disfavoredOverload
  public nonisolated init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a localized title and an identifier, each for a value.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title and an identifier, each for a value.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable,
    D: Hashable, C: View
  {}

  /// Creates a group of windows, each for a value.
  public nonisolated init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title, each for a value.
  @_disfavoredOverload
  public nonisolated init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a localized title, each for a value.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}

  /// Creates a group of windows with a title, each for a value.
  @_disfavoredOverload
  public nonisolated init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable,
    D: Hashable, C: View
  {}
}

/// The content of a window for a value.
@MainActor @preconcurrency
public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  /// No content, because there is no window system.
  public var body: some View { EmptyView() }
}
