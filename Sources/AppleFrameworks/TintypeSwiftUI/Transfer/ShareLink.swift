// SPDX-License-Identifier: MIT

import Foundation

/// A button that shares items.
///
/// Linux has no panel of the system for sharing. A tap adds the items to `ViewHost.sharedContents`.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View, PrimitiveView
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  private nonisolated(unsafe) let items: Data
  private let subject: Text?
  private let message: Text?
  private nonisolated(unsafe) let label: Label

  nonisolated init(sharing items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// Creates a button that shares items, with a label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, label())
  }

  /// Creates a button that shares an item, with a label.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(sharing: CollectionOfOne(item), subject, message, label())
  }
}

extension ShareLink {
  func nodes(in scope: ViewScope) -> [Node] {
    let tree = scope.evaluation.tree
    let content = ViewHost.SharedContent(
      items: items.map { $0 }, subject: subject.map { scope.text(of: $0, at: "subject") },
      message: message.map { scope.text(of: $0, at: "message") })
    let button = Button(role: nil, action: { tree.sharedContents.append(content) }, content: label)
    return scope.nodes(of: button)
  }
}

// Variants: String -> URL
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares an item, with a label.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, label())
  }
}

// Variants: String -> URL
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a button that shares items, with a label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, label())
  }
}

/// The label of a button that shares items.
@MainActor @preconcurrency
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(title: Text = Text("Share…")) { self.title = title }

  /// The title and the symbol.
  @MainActor @preconcurrency public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ViewHost {
  /// Items that a user has shared.
  public struct SharedContent {
    /// The items.
    public let items: [Any]
    /// The subject; `nil` for none.
    public let subject: String?
    /// The message; `nil` for none.
    public let message: String?
  }

  /// The contents that taps of `ShareLink` buttons have shared, in the order of the taps.
  public var sharedContents: [SharedContent] { tree.sharedContents }
}
