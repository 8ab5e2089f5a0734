// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a form that are available to its style.
public struct FormStyleConfiguration {
  /// The content of a form.
  @MainActor @preconcurrency
  public struct Content {
    // Proof of safety: one thread at a time evaluates views.
    nonisolated(unsafe) let content: StyleContent
  }

  /// The content.
  public let content: Content
}

extension FormStyleConfiguration.Content: View, StyleContentView {}

extension View {
  /// Sets the style of the forms within the view.
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    addingStyle(style as any FormStyle)
  }
}

// Variants: The default; forms:; AutomaticFormStyle -> A; forms with; GroupedFormStyle
/// The default style of forms: groups of rows.
@MainActor @preconcurrency
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the form with the style.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(self)
  }
}

/// A style of forms that do not scroll: a column of views, aligned to the leading edge.
///
/// SwiftUI also aligns the labels of controls along a line, which Tintype does not.
@MainActor @preconcurrency
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the content of the form in a column.
  public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

// Variants: default style; AutomaticFormStyle; automatic -> style of forms that do not scroll;
//   ColumnsFormStyle; columns | style with groups of rows; GroupedFormStyle; grouped
extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}
