// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The contacts in two sections, and the form in a sheet.
struct ContactsView: View {
  let store: ViewStore<LifeSignal.ContactsFeature.State, LifeSignal.ContactsFeature.Action>
  @Environment(\.wording) private var say

  var body: some View {
    List {
      section(
        say("Responders"), say("They are told when you do not check in."),
        store.state.responders, now: nil)
      section(
        say("Dependents"), say("You are told when they do not check in."),
        store.state.dependents, now: store.state.fetchedAt)
    }
    .overlay { placeholder }
    .navigationTitle(say("Contacts"))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(say("Add")) { store.send(.addButtonTapped) }
      }
    }
    .confirmationDialog(
      say("Remove %@?", store.state.removing?.name ?? ""),
      isPresented: store.isPresent(\.removing, dismiss: .removalCancelled),
      titleVisibility: .visible
    ) {
      Button(say("Remove"), role: .destructive) { store.send(.removalConfirmed) }
      Button(say("Cancel"), role: .cancel) {}
    } message: {
      Text(say("You will no longer be told of each other."))
    }
    .sheet(isPresented: store.isPresent(\.addContact, dismiss: .addContact(.dismiss))) {
      if let form = store.state.addContact {
        AddContactView(store: store.scope(form) { .addContact(.presented($0)) }) {
          store.send(.addContact(.dismiss))
        }
      }
    }
    .failureAlert(store.state.error, onRetry: { store.send(.onAppear) }) {
      store.send(.errorDismissed)
    }
  }

  @ViewBuilder private var placeholder: some View {
    if store.state.contacts.isEmpty {
      if store.state.isLoading {
        ProgressView(say("Loading"))
      } else if store.state.fetchedAt != nil {
        ContentUnavailableView {
          Label(say("No contacts yet"), systemImage: "person.badge.plus")
        } description: {
          Text(say("Add someone who is told when you do not check in."))
        } actions: {
          Button(say("Add a contact")) { store.send(.addButtonTapped) }
            .buttonStyle(.borderedProminent)
            .tint(Palette.prominent)
        }
      }
    }
  }

  @ViewBuilder private func section(
    _ title: String, _ help: String, _ contacts: [LifeSignal.Contact], now: Date?
  ) -> some View {
    if !contacts.isEmpty {
      Section {
        ForEach(contacts) { contact in
          ContactRow(contact: contact, now: now)
        }
        .onDelete { offsets in
          for contact in offsets.map({ contacts[$0] }) {
            store.send(.removeButtonTapped(contact))
          }
        }
      } header: {
        Text(title)
      } footer: {
        Text(help)
      }
    }
  }
}

/// A contact with the phone number or the last check-in.
private struct ContactRow: View {
  let contact: LifeSignal.Contact
  /// The reference time for the last check-in; `nil` shows the phone number.
  let now: Date?
  @Environment(\.wording) private var say

  var body: some View {
    HStack(spacing: 12) {
      Avatar(name: contact.name)
      VStack(alignment: .leading, spacing: 2) {
        Text(contact.name)
          .font(.body.weight(.semibold))
        Text(detail)
          .wholeWords(of: detail)
          .font(.footnote)
          .foregroundStyle(isLate ? Palette.alarm : Palette.supporting)
      }
      // The separator begins at the name, not at the initials.
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(isLate ? say("Overdue") : "")
    .accessibilityIdentifier("\(now == nil ? "responder" : "dependent")-\(contact.id)")
  }

  private var isLate: Bool { now.map { contact.checkInState(at: $0) } == .expired }

  private var detail: String {
    guard let now else { return contact.phoneNumber }
    return contact.lastCheckedIn.map { say("Checked in %@", say.time.relative($0, to: now)) }
      ?? say("Never checked in")
  }
}

/// The form for the phone number of a new contact.
struct AddContactView: View {
  let store: ViewStore<LifeSignal.AddContactFeature.State, LifeSignal.AddContactFeature.Action>
  let onCancel: @MainActor () -> Void
  @Environment(\.wording) private var say

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(
            say("Phone number"), text: store.binding(\.phoneNumber) { .phoneNumberChanged($0) }
          )
          .keyboardType(.phonePad)
        } footer: {
          if let problem = store.state.problem {
            Text(say(problem)).foregroundStyle(Palette.alarm)
          } else {
            Text(say("With the country's code, such as +44 7700 900123."))
          }
        }
        Button(say("Add a contact")) { store.send(.addButtonTapped) }
      }
      .disabled(store.state.isLoading)
      .navigationTitle(say("Add Contact"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(say("Cancel"), action: onCancel)
        }
      }
    }
    .tint(Palette.calm)
    .failureAlert(store.state.error) { store.send(.errorDismissed) }
  }
}
