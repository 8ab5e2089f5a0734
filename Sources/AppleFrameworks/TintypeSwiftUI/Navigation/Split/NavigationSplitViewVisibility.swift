// SPDX-License-Identifier: MIT

/// The visibility of the leading columns of a navigation split view in a regular size class.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  /// The visibility as a text, which is encoded.
  enum Kind: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The visibility that depends on the size of the split view.
  ///
  /// In a split view that is wider than high, it is that of the sidebar of two columns, and of the
  /// content of three columns. Otherwise only the detail is visible.
  public static var automatic: NavigationSplitViewVisibility { .init(.automatic) }

  /// All columns are visible.
  public static var all: NavigationSplitViewVisibility { .init(.all) }

  /// The detail and the column before it are visible.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(.doubleColumn) }

  /// Only the detail is visible.
  public static var detailOnly: NavigationSplitViewVisibility { .init(.detailOnly) }
}

extension NavigationSplitViewVisibility: Codable {
  /// Creates a visibility by decoding it.
  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }

  /// Encodes the visibility.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }
}

/// A column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// The position of a column, from the leading edge.
  enum Kind: Int, Comparable, CaseIterable {
    case sidebar, content, detail

    static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The leading column.
  public static var sidebar: NavigationSplitViewColumn { .init(.sidebar) }

  /// The middle one of three columns.
  public static var content: NavigationSplitViewColumn { .init(.content) }

  /// The trailing column.
  public static var detail: NavigationSplitViewColumn { .init(.detail) }
}
