// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that defines the appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates the body of a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The properties of a disclosure group that are available to its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The content of a disclosure group.
  public struct Content: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The content, which a style shows if the group is expanded.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// A Boolean value that indicates whether the group is expanded.
  @Binding public var isExpanded: Bool
}

extension View {
  /// Sets the style of the disclosure groups within the view.
  public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View
  where S: DisclosureGroupStyle {
    transformingEnvironment { values in
      if style is AutomaticDisclosureGroupStyle {
        values.removeStyles((any DisclosureGroupStyle).self)
      } else {
        values.addStyle(style as any DisclosureGroupStyle)
      }
    }
  }
}

/// The default style of disclosure groups: a label with a chevron above the content.
@MainActor @preconcurrency
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the group with the style.
  public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .disclosureGroupStyle(self)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
