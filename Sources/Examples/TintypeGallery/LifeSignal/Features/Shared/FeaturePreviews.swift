// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A state that a feature test reaches, with a snapshot of its screen.
  package struct FeatureStep<State: Sendable>: Sendable {
    /// The step's name, unique in the feature.
    package let name: String
    /// The test that reaches it.
    package let test: String
    /// The state of the feature at the step.
    package let state: State

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - name: The step's name.
    ///   - test: The test that reaches it.
    ///   - state: The initial state.
    ///   - change: Changes the initial state; nothing by default.
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

  /// The previews of a feature: the steps of its tests, each on its screen.
  ///
  /// A test compares the state of its store with the step before it takes the snapshot. A preview
  /// and a snapshot therefore show the same image.
  package protocol FeaturePreviews: PreviewProvider, SendableMetatype {
    /// The state of the feature.
    associatedtype State: Equatable, Sendable
    /// The type of its screen.
    associatedtype Screen: Component
    /// The steps in the order in which they are reached.
    static var steps: [FeatureStep<State>] { get }
    /// The viewport of the screen; by default an iPhone 13.
    static var viewport: Viewport { get }
    /// Returns the screen of a state.
    static func screen(_ state: State) -> Screen
  }
}

extension LifeSignal.FeaturePreviews {
  /// An iPhone 13.
  package static var viewport: Viewport { .device(.iPhone13.statusBar()) }

  /// A preview for each step.
  @MainActor package static var previews: [Preview] {
    steps.map { step in Preview(step.name, on: viewport, hasTapAreas: true) { screen(step.state) } }
  }

  /// Returns the reference of the step.
  package static func reference(
    of preview: Preview, in look: Preview.Look
  ) -> Gallery.Reference {
    Gallery.Reference(
      suite: suite, test: steps.first { $0.name == preview.name }?.test ?? "",
      name: "\(preview.name)-\(look.name)")
  }
}

extension LifeSignal {
  /// Sample data for previews, independent of the current time.
  enum Samples {
    /// Friday, 14 March 2025, 12:00 in Greenwich.
    static let noon = Date(timeIntervalSince1970: 1_741_953_600)

    /// The mock user, who checked in at noon.
    static var user: User { atNoon { .mock } }

    /// The mock contacts.
    static var contacts: [Contact] { atNoon { Contact.mocks } }

    /// A user with a new account.
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
