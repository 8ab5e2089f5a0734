// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a label that are available to its style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The icon of a label.
  public struct Icon: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension EnvironmentValues {
  /// Sets a style of labels of the engine; labels of views use it, too.
  mutating func setLabelStyle(_ style: TintypeComponents.LabelStyle) {
    removeStyles((any LabelStyle).self)
    base.labelStyle = style
  }
}

extension View {
  /// Sets the style of the labels within the view.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    transformingEnvironment { values in
      switch style {
      case is DefaultLabelStyle, is TitleAndIconLabelStyle: values.setLabelStyle(.titleAndIcon)
      case is IconOnlyLabelStyle: values.setLabelStyle(.iconOnly)
      case is TitleOnlyLabelStyle: values.setLabelStyle(.titleOnly)
      default: values.addStyle(style as any LabelStyle)
      }
    }
  }
}

/// The default style of labels, which shows the title and the icon.
@MainActor @preconcurrency
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with the style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

/// A style of labels that shows only the icon; the title is the accessibility label.
@MainActor @preconcurrency
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with the style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

// Variants: TitleOnlyLabelStyle; only the title
//   -> TitleAndIconLabelStyle; the title and the icon
/// A style of labels that shows only the title.
@MainActor @preconcurrency
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with the style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

// Variants: IconOnlyLabelStyle; iconOnly; only the icon
//   -> TitleOnlyLabelStyle; titleOnly; only the title
//   | TitleAndIconLabelStyle; titleAndIcon; the title and the icon
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}
