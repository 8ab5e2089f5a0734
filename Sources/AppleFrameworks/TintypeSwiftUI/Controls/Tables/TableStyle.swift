// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that defines the appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of a table.
  typealias Configuration = TableStyleConfiguration

  /// Creates the body of a table.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The properties of a table, which the standard styles show.
public struct TableStyleConfiguration {
  let table: StyleContent
}

/// The default style of tables.
@MainActor @preconcurrency
public struct AutomaticTableStyle: TableStyle {
  nonisolated init() {}

  /// Returns the table.
  public func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View {
    StyledTable(content: configuration.table)
  }
}

/// A style of tables whose rows are inset from the edges, as in the default style of iOS.
@MainActor @preconcurrency
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}

  /// Returns the table.
  public func makeBody(configuration: InsetTableStyle.Configuration) -> some View {
    StyledTable(content: configuration.table)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// The style whose rows are inset from the edges.
  @MainActor @preconcurrency public static var inset: InsetTableStyle { .init() }
}

/// The table in the body of a standard style.
private struct StyledTable: View, StyleContentView {
  nonisolated(unsafe) let content: StyleContent
}
