// SPDX-License-Identifier: MIT

import Foundation

extension ShareLink
where Label == DefaultShareLinkLabel {
  // Variants: string(titleKey) | text(titleKey, title)
  /// Creates a button that shares items with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button that shares items.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel())
  }
}

extension ShareLink
where Label == DefaultShareLinkLabel {
  // Variants: string(titleKey) | text(titleKey, title)
  /// Creates a button that shares an item with a title.
  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey))
    )
  }

  /// Creates a button that shares an item.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }
}
