// SPDX-License-Identifier: MIT

import TintypeComponents

extension LifeSignal {
  /// The form in which the number of a new contact is entered.
  public struct AddContactView: Component {
    private let state: AddContactFeature.State
    private let send: (AddContactFeature.Action) -> Void
    private let onCancel: () -> Void
    @Environment(\.wording) private var say
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen of a state; what is done on it is sent, and cancelling goes to the parent.
    public init(
      state: AddContactFeature.State,
      send: @escaping (AddContactFeature.Action) -> Void = { _ in },
      onCancel: @escaping () -> Void = {}
    ) {
      self.state = state
      self.send = send
      self.onCancel = onCancel
    }

    /// The field and the button.
    public var body: some Component {
      Screen(say("Add Contact")) {
        Button(say("Cancel"), action: onCancel)
      } content: {
        if let error = state.error {
          ErrorBanner(error: error, onClose: { send(.errorDismissed) })
        }
        TextField(
          say("Phone number"),
          text: Binding(get: { state.phoneNumber }, set: { send(.phoneNumberChanged($0)) }),
          axis: size.isAccessibilitySize ? .vertical : .horizontal
        )
        .textFieldStyle(.floating)
        .textFieldHelp(say("With the country's code, such as +44 7700 900123."))
        .textFieldError(state.problem.map { say($0) })
        .disabled(state.isLoading)
        WideButton(title: say("Add a contact")) { send(.addButtonTapped) }
          .loading(state.isLoading)
      }
    }
  }

  /// The steps of contacts.
  public enum ContactsPreviews: FeaturePreviews {
    /// The suite of the tests.
    public static let suite = "ContactsFeatureTests"

    /// The steps.
    public static var steps: [FeatureStep<ContactsFeature.State>] {
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
      ]
    }

    /// The screen.
    public static func screen(_ state: ContactsFeature.State) -> ContactsView {
      ContactsView(state: state)
    }
  }
}
