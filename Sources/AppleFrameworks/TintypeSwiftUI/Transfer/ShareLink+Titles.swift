// SPDX-License-Identifier: MIT

import Foundation

extension ShareLink
where Label == DefaultShareLinkLabel {
  /// Creates a button that shares items with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(title: title))
  }

  /// Creates a button that shares items with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button that shares items with a title.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol {
    self.init(sharing: items, subject, message, DefaultShareLinkLabel(title: Text(title)))
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
  /// Creates a button that shares an item with a title.
  public nonisolated init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
  }

  /// Creates a button that shares an item with a title.
  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey))
    )
  }

  /// Creates a button that shares an item with a title.
  @_disfavoredOverload
  public nonisolated init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, S: StringProtocol, I: Transferable {
    self.init(
      sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button that shares an item.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(sharing: CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }
}
