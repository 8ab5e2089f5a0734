// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A feature that presents another and keeps what that one saves.
  package struct ParentFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The child that is shown; `nil` for none.
      package var child: ChildFeature.State?
      /// What the child has saved last; `nil` for nothing.
      package var savedValue: String?

      /// Creates a state without a child.
      package init() {}
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The child is to be shown.
      case showChild
      /// Something happened in the child.
      case child(PresentationAction<ChildFeature.Action>)
    }

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .showChild:
          state.child = ChildFeature.State()
        case .child(.presented(.delegate(.saved(let value)))):
          state.savedValue = value
          state.child = nil
        case .child:
          break
        }
        return .none
      }
      .ifLet(\.child, action: Action.child) { ChildFeature() }
    }
  }

  /// A feature that edits a value and tells its parent when that is to be kept.
  package struct ChildFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The value.
      package var value = ""

      /// Creates a state with an empty value.
      package init() {}
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// Another value was entered.
      case setValue(String)
      /// The button was tapped.
      case saveButtonTapped
      /// What the parent is told.
      case delegate(Delegate)
    }

    /// What the parent is told.
    package enum Delegate: Equatable, Sendable {
      /// A value is to be kept.
      case saved(String)
    }

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .setValue(let value):
          state.value = value
          return .none
        case .saveButtonTapped:
          return .send(.delegate(.saved(state.value)))
        case .delegate:
          return .none
        }
      }
    }
  }

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
