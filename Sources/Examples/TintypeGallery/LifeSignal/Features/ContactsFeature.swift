// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// A feature for the responders and dependents of the user.
  package struct ContactsFeature: Reducer, Sendable {
    /// The state of the feature.
    package struct State: Equatable, Sendable {
      /// The contacts, sorted by name.
      package var contacts: [Contact] = []
      /// The date of the last fetch; `nil` before the first one.
      package var fetchedAt: Date?
      /// A Boolean value that indicates whether a request is in progress.
      package var isLoading = false
      /// The error to show; `nil` if there is none.
      package var error: UserFacingError?
      /// The contact whose removal awaits confirmation; `nil` if there is none.
      package var removing: Contact?
      /// The state of the open form; `nil` if it is closed.
      package var addContact: AddContactFeature.State?

      /// Creates a state without contacts.
      package init() {}

      /// The contacts who are notified if the user does not check in.
      package var responders: [Contact] { contacts.filter(\.isResponder) }

      /// The contacts who the user looks after.
      package var dependents: [Contact] { contacts.filter(\.isDependent) }
    }

    /// The actions of the feature.
    package enum Action: Equatable, Sendable {
      /// The screen appeared or reloads.
      case onAppear
      /// The server returned the contacts or an error.
      case contactsResponse(Result<[Contact], UserError>)
      /// The user tapped the add button.
      case addButtonTapped
      /// An action of the form.
      case addContact(PresentationAction<AddContactFeature.Action>)
      /// The user tapped a contact's remove button.
      case removeButtonTapped(Contact)
      /// The user canceled the removal.
      case removalCancelled
      /// The user confirmed the removal.
      case removalConfirmed
      /// The server removed the contact or returned an error.
      case removalResponse(Result<Contact, UserError>)
      /// The user closed the error message.
      case errorDismissed
    }

    @Dependency(\.contactsClient) var contactsClient
    @Dependency(\.date) var date

    /// Creates the feature.
    package init() {}

    /// The reducer of the feature.
    package var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .onAppear: return load(&state)
        case .contactsResponse(.success(let contacts)):
          state.isLoading = false
          state.contacts = contacts
          state.fetchedAt = date.now
        case .contactsResponse(.failure(let error)):
          state.isLoading = false
          state.error = .from(error)
        case .addButtonTapped:
          state.addContact = AddContactFeature.State()
        case .addContact(.presented(.delegate(.added(let contact)))):
          Self.insert(contact, into: &state.contacts)
          state.fetchedAt = date.now
          state.addContact = nil
        case .addContact: break
        case .removeButtonTapped(let contact): state.removing = contact
        case .removalCancelled: state.removing = nil
        case .removalConfirmed: return remove(&state)
        case .removalResponse(.success(let contact)):
          state.isLoading = false
          state.contacts.removeAll { $0.id == contact.id }
        case .removalResponse(.failure(let error)):
          state.isLoading = false
          state.error = .from(error)
        case .errorDismissed: state.error = nil
        }
        return .none
      }
      .ifLet(\.addContact, action: Action.addContact) { AddContactFeature() }
    }

    private func load(_ state: inout State) -> Effect<Action> {
      state.isLoading = true
      state.error = nil
      return .run { send in
        await send(.contactsResponse(.success(try await contactsClient.getContacts())))
      } catch: { error, send in
        await send(.contactsResponse(.failure(.from(error))))
      }
    }

    private func remove(_ state: inout State) -> Effect<Action> {
      guard let contact = state.removing else { return .none }
      state.removing = nil
      state.isLoading = true
      state.error = nil
      return .run { send in
        try await contactsClient.removeContact(contact.id)
        await send(.removalResponse(.success(contact)))
      } catch: { error, send in
        await send(.removalResponse(.failure(.from(error))))
      }
    }

    /// Inserts or replaces a contact and sorts the contacts by name.
    private static func insert(_ contact: Contact, into contacts: inout [Contact]) {
      contacts = (contacts.filter { $0.id != contact.id } + [contact]).ordered(by: .name)
    }
  }
}
