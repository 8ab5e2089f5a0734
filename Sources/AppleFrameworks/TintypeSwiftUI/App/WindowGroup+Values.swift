// SPDX-License-Identifier: MIT

// Windows for values.

extension WindowGroup {
  // Variants: " with an identifier"; "id: String, " -> ""; ""
  // Variants: "type: D.Type"; "(Binding<D?>) -> C"; .constant(nil)
  //   -> "type: D.Type = D.self"; "(Binding<D>) -> C, defaultValue: @escaping () -> D";
  //     .constant(defaultValue())
  /// Creates a group of windows with an identifier, each for a value.
  public nonisolated init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(WindowContent(presenting: { content(.constant(nil)) }))
  }

  // Variants: string(titleKey) | public; titleKey: LocalizedStringKey
  //   -> @_disfavoredOverload public; title: Text
  // Variants: " and an identifier"; "id: String, " -> ""; ""
  // Variants: "type: D.Type"; "(Binding<D?>) -> C"; .constant(nil)
  //   -> "type: D.Type = D.self"; "(Binding<D>) -> C, defaultValue: @escaping () -> D";
  //     .constant(defaultValue())
  /// Creates a group of windows with a title and an identifier, each for a value.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(WindowContent(presenting: { content(.constant(nil)) }))
  }
}

/// The content of a window for a value.
@MainActor @preconcurrency
public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  // Proof of safety: only code of the main actor uses it.
  private nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  /// The content of the window.
  public var body: some View { content }
}

extension WindowContent {
  init<D, C>(presenting content: @escaping () -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(making: { PresentedWindowContent(content: content()) })
  }
}
