// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension LifeSignal {
  /// The contacts in two lists, or the open form.
  package struct ContactsView: Component {
    private let state: ContactsFeature.State
    private let send: (ContactsFeature.Action) -> Void
    private let onBack: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge

    /// Creates the screen of a state, which sends the user's actions.
    ///
    /// The parent handles the back button.
    package init(
      state: ContactsFeature.State,
      send: @escaping (ContactsFeature.Action) -> Void = { _ in },
      onBack: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onBack = onBack
    }

    /// The lists or their placeholder.
    package var body: some Component {
      if let form = state.addContact {
        AddContactView(
          state: form, send: { send(.addContact(.presented($0))) },
          onCancel: { send(.addContact(.dismiss)) })
      } else {
        Screen(say("Contacts")) {
          BackButton(action: onBack)
        } trailing: {
          Button(say("Add")) { send(.addButtonTapped) }
        } placeholder: {
          placeholder
        } content: {
          if let error = state.error {
            ErrorBanner(
              error: error, onRetry: { send(.onAppear) }, onClose: { send(.errorDismissed) })
          }
          if let contact = state.removing { confirmation(contact) }
          content
        }
      }
    }

    @ComponentBuilder
    private var content: ComponentList {
      if !state.contacts.isEmpty {
        if state.isLoading { ProgressView(say("Updating")).frame(maxWidth: .infinity) }
        list(
          say("Responders"), say("They are told when you do not check in."), state.responders,
          hasStatus: false)
        list(
          say("Dependents"), say("You are told when they do not check in."), state.dependents,
          hasStatus: true)
      } else if state.isLoading {
        ProgressView(say("Loading")).padding(.top, 120).frame(maxWidth: .infinity)
      }
    }

    /// The content of a screen without contacts, unless they are loading.
    @ComponentBuilder
    private var placeholder: ComponentList {
      if state.contacts.isEmpty, !state.isLoading {
        if let error = state.error {
          LoadingFailure(error: error) { send(.onAppear) }
        } else if state.fetchedAt != nil {
          ContentUnavailableView {
            Label(say("No contacts yet"), systemImage: "person.badge.plus")
          } description: {
            Text(say("Add someone who is told when you do not check in."))
          } actions: {
            Button(say("Add a contact")) { send(.addButtonTapped) }
              .buttonStyle(.borderedProminent)
              .tint(Palette.prominent)
          }
        }
      }
    }

    private func confirmation(_ contact: Contact) -> some Component {
      Banner(
        say("Remove %@?", contact.name),
        message: say("You will no longer be told of each other."), style: .warning
      ) {
        Button(say("Remove"), role: .destructive) { send(.removalConfirmed) }.id("confirm")
        Button(say("Cancel"), role: .cancel) { send(.removalCancelled) }
      }
    }

    @ComponentBuilder
    private func list(
      _ title: String, _ help: String, _ contacts: [Contact], hasStatus: Bool
    ) -> ComponentList {
      if !contacts.isEmpty {
        VStack(alignment: .leading, spacing: 2) {
          Text(title).font(.headline).accessibilityHeading()
          Text(help).font(.footnote).foregroundStyle(Palette.supporting)
        }
        .padding(.top, 8)
        // Lines begin at the text next to the avatar, which is 40 points wide.
        RowCard(items: contacts, lineInset: isLarge ? 0 : 52) { contact in
          ContactRow(contact: contact, now: hasStatus ? state.fetchedAt : nil) {
            send(.removeButtonTapped(contact))
          }
        }
      }
    }
  }

  /// A contact with the phone number or the last check-in, and a remove button.
  private struct ContactRow: Component {
    let contact: Contact
    /// The reference time for the last check-in; `nil` shows the phone number.
    let now: Date?
    let onRemove: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    var body: some Component {
      Group {
        if size.isAccessibilitySize {
          HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 8) { person }
            removeButton
          }
        } else {
          HStack(spacing: 12) {
            person
            removeButton
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ComponentBuilder
    private var person: ComponentList {
      Avatar(name: contact.name, status: isLate ? .busy : nil).accessibilityHidden()
      VStack(alignment: .leading, spacing: 2) {
        Text(contact.name).font(.body.weight(.semibold))
        Text(detail)
          .wholeWords(of: detail)
          .font(.footnote)
          .foregroundStyle(isLate ? Palette.alarm : Palette.supporting)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
      .accessibilityValue(isLate ? say("Overdue") : "")
    }

    private var removeButton: some Component {
      Button(say("Remove %@", contact.name), systemImage: "minus.circle", action: onRemove)
        .labelStyle(.iconOnly)
        .tint(Palette.supporting)
        .id(now == nil ? "remove-\(contact.id)" : "remove-dependent-\(contact.id)")
    }

    private var isLate: Bool { now.map { contact.checkInState(at: $0) } == .expired }

    private var detail: String {
      guard let now else { return contact.phoneNumber }
      return contact.lastCheckedIn.map { say("Checked in %@", say.time.relative($0, to: now)) }
        ?? say("Never checked in")
    }
  }

  /// The preview steps of contacts.
  package enum ContactsPreviews: FeaturePreviews {
    /// The test suite of the feature.
    package static let suite = "ContactsFeatureTests"

    /// The preview steps.
    package static var steps: [FeatureStep<ContactsFeature.State>] {
      let list = FeatureStep("List", test: "testLoadSuccess", ContactsFeature.State()) {
        $0.contacts = Samples.contacts
        $0.fetchedAt = Samples.noon
      }
      var form = list.state
      form.addContact = AddContactFeature.State()
      return [
        FeatureStep("Loading", test: "testLoadSuccess", ContactsFeature.State()) {
          $0.isLoading = true
        },
        list,
        FeatureStep("Offline", test: "testLoadFailure", ContactsFeature.State()) {
          $0.error = .from(.offline)
        },
        FeatureStep("Empty", test: "testLoadEmpty", ContactsFeature.State()) {
          $0.fetchedAt = Samples.noon
        },
        FeatureStep("Adding", test: "testAddContact", form) {
          $0.addContact?.phoneNumber = "+34 655 010 203"
          $0.addContact?.isLoading = true
        },
        FeatureStep("NotANumber", test: "testAddContactValidation", form) {
          $0.addContact?.phoneNumber = "0151"
          $0.addContact?.problem = "This is not a phone number with a country's code."
        },
        FeatureStep("NotFound", test: "testAddContactFailure", form) {
          $0.addContact?.phoneNumber = "+34 655 010 203"
          $0.addContact?.error = .from(.notFound)
        },
        FeatureStep("Confirm", test: "testRemoveContact", list.state) {
          $0.removing = Samples.contacts.last
        },
        FeatureStep("Removing", test: "testRemoveContact", list.state) { $0.isLoading = true },
      ]
    }

    /// Returns the screen of a state.
    package static func screen(_ state: ContactsFeature.State) -> ContactsView {
      ContactsView(state: state)
    }
  }
}
