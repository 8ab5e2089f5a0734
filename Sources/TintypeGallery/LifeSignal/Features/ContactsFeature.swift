// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// Who is told when the user does not check in, and whom the user looks after.
  package struct ContactsFeature: Reducer, Sendable {
    /// What the feature remembers.
    package struct State: Equatable, Sendable {
      /// The contacts, sorted by name.
      package var contacts: [Contact] = []
      /// When they were fetched; `nil` before that.
      package var fetchedAt: Date?
      /// Whether the server is being asked.
      package var isLoading = false
      /// What went wrong; `nil` for nothing.
      package var error: UserFacingError?
      /// The contact that is to be removed once that is confirmed; `nil` for none.
      package var removing: Contact?
      /// The form that is open; `nil` for none.
      package var addContact: AddContactFeature.State?

      /// Creates a state without contacts.
      package init() {}

      /// Those who are told when the user does not check in.
      package var responders: [Contact] { contacts.filter(\.isResponder) }

      /// Those whom the user looks after.
      package var dependents: [Contact] { contacts.filter(\.isDependent) }
    }

    /// What can happen.
    package enum Action: Equatable, Sendable {
      /// The screen has appeared, or is to load again.
      case onAppear
      /// The server has sent the contacts, or not.
      case contactsResponse(Result<[Contact], UserError>)
      /// The form is to be opened.
      case addButtonTapped
      /// Something happened in the form.
      case addContact(PresentationAction<AddContactFeature.Action>)
      /// A contact is to be removed.
      case removeButtonTapped(Contact)
      /// The contact is not to be removed.
      case removalCancelled
      /// The contact is to be removed indeed.
      case removalConfirmed
      /// The server has removed the contact, or not.
      case removalResponse(Result<Contact, UserError>)
      /// The message of what went wrong was closed.
      case errorDismissed
    }

    @Dependency(\.contactsClient) var contactsClient
    @Dependency(\.date) var date

    /// Creates the feature.
    package init() {}

    /// What it does at each action.
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

    /// Puts a contact in its place by name, or in the place that it has already.
    private static func insert(_ contact: Contact, into contacts: inout [Contact]) {
      contacts = (contacts.filter { $0.id != contact.id } + [contact]).ordered(by: .name)
    }
  }
}
