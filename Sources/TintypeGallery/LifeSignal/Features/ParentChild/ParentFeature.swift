// SPDX-License-Identifier: MIT

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
}
