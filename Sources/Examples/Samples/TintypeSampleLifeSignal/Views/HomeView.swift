// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The home screen: the signed-in user, the remaining time, and links to other screens.
struct HomeView: View {
  let store: ViewStore<LifeSignal.HomeFeature.State, LifeSignal.HomeFeature.Action>
  @Environment(\.wording) private var say

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) { content }
          .padding(16)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("LifeSignal")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            store.send(.profileButtonTapped)
          } label: {
            Label(say("Profile"), systemImage: "person.circle")
              .labelStyle(.iconOnly)
              .font(.title2)
          }
        }
      }
      .navigationDestination(isPresented: store.isPresent(\.profile, dismiss: .profile(.dismiss))) {
        if let profile = store.state.profile {
          ProfileView(store: store.scope(profile) { .profile(.presented($0)) })
        }
      }
      .navigationDestination(
        isPresented: store.isPresent(\.contacts, dismiss: .contacts(.dismiss))
      ) {
        if let contacts = store.state.contacts {
          ContactsView(store: store.scope(contacts) { .contacts(.presented($0)) })
        }
      }
      .navigationDestination(isPresented: store.isPresent(\.checkIn, dismiss: .checkIn(.dismiss))) {
        if let checkIn = store.state.checkIn {
          CheckInView(store: store.scope(checkIn) { .checkIn(.presented($0)) })
        }
      }
    }
    .tint(Palette.calm)
  }

  @ViewBuilder private var content: some View {
    if let error = store.state.error {
      ErrorBanner(error: error, onRetry: { store.send(.onAppear) }) {
        store.send(.errorDismissed)
      }
    }
    if store.state.user != nil || store.state.error == nil {
      GreetingView(user: store.state.user)
        .padding(.bottom, 4)
    }
    if store.state.user != nil {
      status
      ContactsLink { store.send(.contactsButtonTapped) }
    } else if store.state.error == nil {
      ProgressView(say("Loading"))
        .padding(.top, 96)
        .frame(maxWidth: .infinity)
    }
  }

  private var status: some View {
    Card {
      VStack(spacing: 16) {
        TimerView(state: store.state.timer)
          .padding(.top, 8)
        Text(sentence)
          .font(.subheadline)
          .foregroundStyle(Palette.supporting)
          .multilineTextAlignment(.center)
        Button(say("Check in")) { store.send(.checkInButtonTapped) }
          .buttonStyle(WideButtonStyle())
      }
      .frame(maxWidth: .infinity)
    }
  }

  private var sentence: String {
    guard let expiration = store.state.timer.expiration else {
      return say("Check in for the first time.")
    }
    return store.state.timer.isOverdue
      ? say("Your contacts have been told. Check in now.")
      : say("You are fine until %@.", say.time.dateAndTime(expiration))
  }
}

/// A greeting with the user's initials.
struct GreetingView: View {
  let user: LifeSignal.User?
  @Environment(\.wording) private var say
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 14))
    layout {
      Avatar(name: user?.name ?? "", size: 52)
      VStack(alignment: .leading, spacing: 2) {
        Text(user.map { say("Hello, %@", $0.name) } ?? say("Hello"))
          .font(.title2.weight(.bold))
          .accessibilityAddTraits(.isHeader)
        Text(detail)
          .wholeWords(of: detail)
          .font(.subheadline)
          .foregroundStyle(Palette.supporting)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var detail: String { user?.email ?? say("Waiting for your account") }
}

/// The card that opens the contacts.
private struct ContactsLink: View {
  let action: @MainActor () -> Void
  @Environment(\.wording) private var say
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    Button(action: action) {
      Card {
        // Large text is below the icon.
        HStack(spacing: 12) {
          if size.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) {
              icon
              texts
            }
          } else {
            icon
            texts
          }
          Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(Palette.supporting)
        }
      }
    }
    .buttonStyle(.plain)
    .id("contacts")
  }

  private var icon: some View {
    Image(systemName: "person.2.fill")
      .font(.title3)
      .foregroundStyle(Palette.calm)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(say("Contacts"))
        .font(.headline)
      Text(say("Who is told, and who you look after"))
        .font(.footnote)
        .foregroundStyle(Palette.supporting)
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
