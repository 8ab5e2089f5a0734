// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeScheduling

// The examples of the guide on migrating, so that they compile and work as described.

private struct PendingWorkIssue: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("Work is pending")
    }
  }
}

private final class Store: Sendable {
  func load() async -> [String] { ["one", "two"] }

  var publisher: AnyPublisher<[String], Never> {
    CurrentValueSubject<[String], Never>(["one", "two"]).eraseToAnyPublisher()
  }
}

private final class FeedView: Component {
  private var posts: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(posts: [String]) { self.posts = posts }

  init(store: Store) {
    store.publisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] posts in self?.posts = posts }
      .store(in: &cancellables)
  }

  var body: some Component { Text(posts.joined(separator: "\n")) }
}

@Suite("A synchronous test of a view that uses the main queue", PendingWorkIssue())
struct SynchronousFeedTests {
  private let store = Store()

  @MainActor @Test func feed() {
    assertSnapshot(of: FeedView(store: store), as: .image(on: .iPhone13))
  }
}

@Suite("An asynchronous test of a view that uses the main queue") struct AsynchronousFeedTests {
  private let store = Store()

  @MainActor @Test func feed() async {
    await assertSnapshot(as: .image(on: .iPhone13)) {
      await FeedView(posts: store.load())
    }
  }
}
