// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// A greeting with the picture of the user, as they are now.
  package struct UserStreamView: Component {
    private let state: UserStreamFeature.State
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the greeting of a state.
    package init(state: UserStreamFeature.State) { self.state = state }

    /// The picture and the words.
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

  /// The steps of observing the user.
  package enum UserStreamPreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "UserStreamFeatureTests"

    /// The steps.
    package static var steps: [FeatureStep<UserStreamFeature.State>] {
      let another = User(id: "456", name: "Another User", email: "another@example.com")
      return [
        FeatureStep("Waiting", test: "testAsyncStream", UserStreamFeature.State()),
        FeatureStep("First", test: "testAsyncStream", UserStreamFeature.State(user: Samples.user)),
        FeatureStep("Second", test: "testAsyncStream", UserStreamFeature.State(user: another)),
      ]
    }

    /// As wide as a phone.
    package static let viewport = Viewport.fixed(Size(width: 390, height: 84))

    /// The greeting on its ground.
    package static func screen(_ state: UserStreamFeature.State) -> some Component {
      UserStreamView(state: state)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.systemGroupedBackground)
    }
  }
}
