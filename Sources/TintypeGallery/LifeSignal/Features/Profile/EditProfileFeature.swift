// SPDX-License-Identifier: MIT

import TintypeDoubles

extension LifeSignal {
  /// The form in which a user changes what contacts see; its parent saves it.
  public struct EditProfileFeature: Reducer, Sendable {
    /// What the feature remembers.
    public struct State: Equatable, Sendable {
      /// The user as changed so far.
      public var user: User
      /// What is wrong with the name; `nil` for nothing.
      public var nameProblem: String?

      /// Creates a form.
      public init(user: User) { self.user = user }
    }

    /// What can happen.
    public enum Action: Equatable, Sendable {
      /// Another name was entered.
      case updateName(String)
      /// Another number was entered.
      case updatePhoneNumber(String)
      /// The button was tapped.
      case saveButtonTapped
    }

    /// Creates the feature.
    public init() {}

    /// What it does at each action.
    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .updateName(let name):
          state.user.name = name
          state.nameProblem = nil
        case .updatePhoneNumber(let number):
          state.user.phoneNumber = number
        case .saveButtonTapped:
          state.user.name = Self.trimmed(state.user.name)
          state.nameProblem = state.user.name.isEmpty ? "Enter your name." : nil
        }
        return .none
      }
    }

    /// A text without white space at its ends.
    private static func trimmed(_ text: String) -> String {
      let end = text.drop(while: \.isWhitespace)
      return String(end.reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}
