// SPDX-License-Identifier: MIT

import Combine

/// A view that performs an action for each value of a publisher.
@MainActor @preconcurrency
public struct SubscriptionView<PublisherType, Content>: View
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
  private nonisolated(unsafe) var values:
    (content: Content, publisher: PublisherType, action: (PublisherType.Output) -> Void)

  /// Creates a view.
  public nonisolated init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    values = (content, publisher, action)
  }

  /// The content.
  public var content: Content {
    get { values.content }
    set { values.content = newValue }
  }

  /// The publisher.
  public var publisher: PublisherType {
    get { values.publisher }
    set { values.publisher = newValue }
  }

  /// The action.
  public var action: (PublisherType.Output) -> Void {
    get { values.action }
    set { values.action = newValue }
  }

  /// The content with the action.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
