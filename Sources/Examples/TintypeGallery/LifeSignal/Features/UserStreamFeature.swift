// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension LifeSignal {
  /// A feature that observes the signed-in user.
  package struct UserStreamFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The user; `nil` before the first one arrives.
      package var user: User?

      /// Creates a state; by default without a user.
      package init(user: User? = nil) { self.user = user }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// Starts observing the user.
      case startObserving
      /// The user was loaded or changed.
      case userUpdated(User)
      /// The stream of users ended.
      case observingEnded
    }

    private enum Work { case observing }

    @Dependency(\.userClient) var userClient

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .startObserving:
          return .run { send in
            for await user in userClient.observeCurrentUser() { await send(.userUpdated(user)) }
            await send(.observingEnded)
          }
          .cancellable(id: Work.observing, cancelInFlight: true)
        case .userUpdated(let user):
          state.user = user
        case .observingEnded:
          break
        }
        return .none
      }
    }
  }

  /// A greeting with the user's current profile image.
  package struct UserStreamView: Component {
    private let state: UserStreamFeature.State
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the greeting of a state.
    package init(state: UserStreamFeature.State) { self.state = state }

    /// The image and the text.
    package var body: some Component {
      Group {
        if size.isAccessibilitySize {
          VStack(alignment: .leading, spacing: 8) { parts }
        } else {
          HStack(spacing: 14) { parts }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ComponentBuilder
    private var parts: ComponentList {
      if let user = state.user {
        Avatar(name: user.name, size: .custom(52)).accessibilityHidden()
        VStack(alignment: .leading, spacing: 2) {
          Text(say("Hello, %@", user.name)).font(.title2.weight(.bold)).accessibilityHeading()
          Text(user.email).wholeWords(of: user.email).font(.subheadline).foregroundStyle(
            Palette.supporting)
        }
      } else {
        Avatar(systemImage: "person.fill", size: .custom(52)).accessibilityHidden()
        VStack(alignment: .leading, spacing: 2) {
          Text(say("Hello")).font(.title2.weight(.bold)).accessibilityHeading()
          Text(say("Waiting for your account"))
            .font(.subheadline)
            .foregroundStyle(Palette.supporting)
        }
      }
    }
  }

  /// The preview steps of observing the user.
  package enum UserStreamPreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "UserStreamFeatureTests"

    /// The preview steps.
    package static var steps: [FeatureStep<UserStreamFeature.State>] {
      let another = User(id: "456", name: "Another User", email: "another@example.com")
      return [
        FeatureStep("Waiting", test: "testAsyncStream", UserStreamFeature.State()),
        FeatureStep("First", test: "testAsyncStream", UserStreamFeature.State(user: Samples.user)),
        FeatureStep("Second", test: "testAsyncStream", UserStreamFeature.State(user: another)),
      ]
    }

    /// The width of a phone.
    package static let viewport = Viewport.fixed(Size(width: 390, height: 84))

    /// Returns the greeting on its background.
    package static func screen(_ state: UserStreamFeature.State) -> some Component {
      UserStreamView(state: state)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.systemGroupedBackground)
    }
  }
}
