// SPDX-License-Identifier: MIT

import Foundation

// Variants: String -> URL
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares an item with a title.
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
  }

  /// Creates a button that shares an item with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey))
    )
  }

  /// Creates a button that shares an item with a title.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, S: StringProtocol {
    self.init(
      sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button that shares an item.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }
}

// Variants: String -> URL
extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  // Variants: string(titleKey) | text(titleKey, title)
  /// Creates a button that shares items with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button that shares items.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel())
  }
}
