// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A state that a test of a feature reaches, and whose screen it photographs.
  package struct FeatureStep<State: Sendable>: Sendable {
    /// The step's name, unique among the feature's.
    package let name: String
    /// The test that reaches it.
    package let test: String
    /// What the feature then remembers.
    package let state: State

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - name: The step's name.
    ///   - test: The test that reaches it.
    ///   - state: The state to begin with.
    ///   - change: Makes it what it is then; nothing by default.
    package init(
      _ name: String, test: String, _ state: State, _ change: (inout State) -> Void = { _ in }
    ) {
      self.name = name
      self.test = test
      var state = state
      change(&state)
      self.state = state
    }
  }

  /// The previews of a feature: the steps that its tests go through, each on its screen.
  ///
  /// A test compares what its store has reached with the step of that name before it photographs
  /// it. So a preview and a photograph are the same picture.
  package protocol FeaturePreviews: PreviewProvider, SendableMetatype {
    /// The state of the feature.
    associatedtype State: Equatable, Sendable
    /// The type of its screen.
    associatedtype Screen: Component
    /// The steps, in the order in which they are reached.
    static var steps: [FeatureStep<State>] { get }
    /// What the screen is laid out on; by default an iPhone 13.
    static var viewport: Viewport { get }
    /// The screen of a state.
    static func screen(_ state: State) -> Screen
  }
}

extension LifeSignal.FeaturePreviews {
  /// An iPhone 13.
  package static var viewport: Viewport { .device(.iPhone13) }

  /// A preview for each step.
  @MainActor package static var previews: [Preview] {
    steps.map { step in Preview(step.name, on: viewport) { screen(step.state) } }
  }

  /// The photograph of the step.
  package static func reference(
    of preview: Preview, in look: Preview.Look
  ) -> Gallery.Reference {
    Gallery.Reference(
      suite: suite, test: steps.first { $0.name == preview.name }?.test ?? "",
      name: "\(preview.name)-\(look.name)")
  }
}

extension LifeSignal {
  /// What previews are made of: it is the same at any time, in tests and outside of them.
  enum Samples {
    /// Friday, 14 March 2025, 12:00 in Greenwich.
    static let noon = Date(timeIntervalSince1970: 1_741_953_600)

    /// The user of the tests, who has checked in at noon.
    static var user: User { atNoon { .mock } }

    /// The contacts of the tests.
    static var contacts: [Contact] { atNoon { Contact.mocks } }

    /// Someone who has an account and nothing else.
    static let stranger = User(id: "123", name: "Test User", email: "test@example.com")

    private static func atNoon<Value>(_ make: () -> Value) -> Value {
      withDependencies {
        $0.date = .constant(noon)
      } operation: {
        make()
      }
    }
  }
}
