// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// The value that was saved, or the child that edits it.
  package struct ParentView: Component {
    private let state: ParentFeature.State
    private let send: (ParentFeature.Action) -> Void

    /// Creates the screen of a state; what is done on it is sent.
    package init(
      state: ParentFeature.State, send: @escaping (ParentFeature.Action) -> Void = { _ in }
    ) {
      self.state = state
      self.send = send
    }

    /// The parent, or the child in its place.
    package var body: some Component {
      if let child = state.child {
        ChildView(
          state: child, send: { send(.child(.presented($0))) },
          onCancel: { send(.child(.dismiss)) })
      } else {
        Screen("Parent") {
          Card { Fact("Saved value", state.savedValue ?? "None") }
          WideButton(title: "Show child") { send(.showChild) }
        }
      }
    }
  }

  /// The form of the child.
  package struct ChildView: Component {
    private let state: ChildFeature.State
    private let send: (ChildFeature.Action) -> Void
    private let onCancel: () -> Void

    /// Creates the screen of a state; what is done on it is sent, and cancelling goes to the parent.
    package init(
      state: ChildFeature.State,
      send: @escaping (ChildFeature.Action) -> Void = { _ in },
      onCancel: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onCancel = onCancel
    }

    /// The field between what cancels and what saves.
    package var body: some Component {
      Screen("Child") {
        Button("Cancel", action: onCancel)
      } trailing: {
        Button("Save") { send(.saveButtonTapped) }.fontWeight(.semibold)
      } content: {
        TextField(
          "Value",
          text: Binding(get: { state.value }, set: { send(.setValue($0)) })
        )
        .textFieldStyle(.floating)
      }
    }
  }

  /// The steps of parent and child.
  package enum ParentPreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "ParentFeatureTests"

    /// The steps.
    package static var steps: [FeatureStep<ParentFeature.State>] {
      let test = "testChildParentInteraction"
      return [
        FeatureStep("Parent", test: test, ParentFeature.State()),
        FeatureStep("Child", test: test, ParentFeature.State()) {
          $0.child = ChildFeature.State()
          $0.child?.value = "New Value"
        },
        FeatureStep("Saved", test: test, ParentFeature.State()) { $0.savedValue = "New Value" },
      ]
    }

    /// The screen.
    package static func screen(_ state: ParentFeature.State) -> ParentView {
      ParentView(state: state)
    }
  }
}
