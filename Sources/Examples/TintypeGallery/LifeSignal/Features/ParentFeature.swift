// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A feature that presents a child and stores the value that the child saves.
  package struct ParentFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The state of the presented child; `nil` if there is none.
      package var child: ChildFeature.State?
      /// The last saved value of the child; `nil` if there is none.
      package var savedValue: String?

      /// Creates a state without a child.
      package init() {}
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// Presents the child.
      case showChild
      /// An action of the child.
      case child(PresentationAction<ChildFeature.Action>)
    }

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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

  /// A feature that edits a value and sends it to its parent to save it.
  package struct ChildFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The value.
      package var value = ""

      /// Creates a state with an empty value.
      package init() {}
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The user changed the value.
      case setValue(String)
      /// The user tapped the button.
      case saveButtonTapped
      /// An action for the parent feature.
      case delegate(Delegate)
    }

    /// An action for the parent feature.
    package enum Delegate: Equatable, Sendable {
      /// The child saved a value.
      case saved(String)
    }

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
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

  /// The saved value, or the child that edits it.
  package struct ParentView: Component {
    private let state: ParentFeature.State
    private let send: (ParentFeature.Action) -> Void

    /// Creates the screen of a state, which sends the user's actions.
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

    /// Creates the screen of a state, which sends the user's actions.
    ///
    /// The parent handles cancellation.
    package init(
      state: ChildFeature.State,
      send: @escaping (ChildFeature.Action) -> Void = { _ in },
      onCancel: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onCancel = onCancel
    }

    /// The field, with the buttons to cancel and to save.
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

  /// The preview steps of parent and child.
  package enum ParentPreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "ParentFeatureTests"

    /// The preview steps.
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

    /// Returns the screen of a state.
    package static func screen(_ state: ParentFeature.State) -> ParentView {
      ParentView(state: state)
    }
  }
}
