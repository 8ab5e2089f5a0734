// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles

/// The document's dependency overrides; see `TestingStrategyExamples` for what was changed.
@Suite("Testing strategy: overrides", .reportsIssues)
struct DependencyOverrideExamples {
  @Test("Override a single dependency")
  func single() async throws {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.getCurrentUser = { User.mock }
    }

    #expect(try await store.dependencies.userClient.getCurrentUser() == .mock)
  }

  @Test("Use the dependency trait")
  func dependencyTrait() async throws {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    }.dependency(\.userClient, .mock)

    #expect(try await store.dependencies.userClient.getCurrentUser() == .mock)
  }
}
