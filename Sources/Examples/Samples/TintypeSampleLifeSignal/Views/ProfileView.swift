// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The profile of the signed-in user, and the form in a sheet.
struct ProfileView: View {
  let store: ViewStore<LifeSignal.ProfileFeature.State, LifeSignal.ProfileFeature.Action>
  @Environment(\.wording) private var say

  var body: some View {
    List {
      if let user = store.state.user {
        Section {
          person(user)
        }
        Section {
          LabeledContent(
            say("Phone"), value: user.phoneNumber.isEmpty ? say("None") : user.phoneNumber)
          LabeledContent(
            say("A check-in lasts"), value: say.time.interval(user.checkInInterval))
          LabeledContent(
            say("Last check-in"),
            value: user.lastCheckedIn.map { say.time.dateAndTime($0) } ?? say("Never"))
        }
        Section {
          Button(say("Sign out"), role: .destructive) { store.send(.signOutButtonTapped) }
            .disabled(store.state.isLoading)
        }
      } else if store.state.isLoading {
        ProgressView(say("Loading"))
          .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle(say("Profile"))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if store.state.user != nil {
        ToolbarItem(placement: .primaryAction) {
          Button(say("Edit")) { store.send(.editProfileButtonTapped) }
        }
      }
    }
    .sheet(isPresented: store.isPresent(\.editProfile, dismiss: .editProfile(.dismiss))) {
      if let form = store.state.editProfile {
        EditProfileView(
          store: store.scope(form) { .editProfile(.presented($0)) },
          isSaving: store.state.isLoading
        ) {
          store.send(.editProfile(.dismiss))
        }
        .failureAlert(store.state.error) { store.send(.errorDismissed) }
      }
    }
    .failureAlert(
      store.state.editProfile == nil ? store.state.error : nil,
      onRetry: { store.send(.onAppear) }
    ) {
      store.send(.errorDismissed)
    }
  }

  private func person(_ user: LifeSignal.User) -> some View {
    VStack(spacing: 6) {
      Avatar(name: user.name, size: 96)
        .padding(.bottom, 6)
      Text(user.name)
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      Text(user.email)
        .wholeWords(of: user.email)
        .font(.subheadline)
        .foregroundStyle(Palette.supporting)
      if store.state.isLoading {
        ProgressView(say("Updating"))
          .padding(.top, 6)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity)
  }
}

/// The form for the profile that contacts see.
struct EditProfileView: View {
  let store: ViewStore<LifeSignal.EditProfileFeature.State, LifeSignal.EditProfileFeature.Action>
  var isSaving = false
  let onCancel: @MainActor () -> Void
  @Environment(\.wording) private var say

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(say("Name"), text: store.binding(\.user.name) { .updateName($0) })
            .textContentType(.name)
          TextField(
            say("Phone number"), text: store.binding(\.user.phoneNumber) { .updatePhoneNumber($0) }
          )
          .keyboardType(.phonePad)
        } header: {
          Avatar(name: store.state.user.name, size: 96)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
        } footer: {
          if let problem = store.state.nameProblem ?? store.state.phoneProblem {
            Text(say(problem)).foregroundStyle(Palette.alarm)
          } else {
            Text(say("Your contacts see your name and your number."))
          }
        }
      }
      .disabled(isSaving)
      .navigationTitle(say("Edit Profile"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(say("Cancel"), action: onCancel)
            .disabled(isSaving)
        }
        ToolbarItem(placement: .confirmationAction) {
          if isSaving {
            ProgressView()
          } else {
            Button(say("Save")) { store.send(.saveButtonTapped) }
          }
        }
      }
    }
    .tint(Palette.calm)
    .interactiveDismissDisabled(isSaving)
  }
}
