// SPDX-License-Identifier: MIT

/// A type with views and modifiers for Xcode's library, which previews and snapshots ignore.
public protocol LibraryContentProvider {
  /// The type of the base of modifiers.
  associatedtype ModifierBase = Any
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Returns modifiers of a base.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }
  /// Returns no modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or a modifier in Xcode's library.
public struct LibraryItem {
  /// A group of items.
  public struct Category: Sendable {
    /// Effects.
    public static let effect = Category()
    /// Layouts.
    public static let layout = Category()
    /// Controls.
    public static let control = Category()
    /// All others.
    public static let other = Category()
  }

  /// Creates an item, whose snippet is not evaluated.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// A builder of items for Xcode's library.
@resultBuilder public enum LibraryContentBuilder {
  /// Returns an item as an array.
  public static func buildExpression(_ expression: LibraryItem) -> [LibraryItem] { [expression] }
  /// Returns no items for a block without content.
  public static func buildBlock() -> [LibraryItem] { [] }
  /// Returns items in the order of a block.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    items.flatMap(\.self)
  }
}
