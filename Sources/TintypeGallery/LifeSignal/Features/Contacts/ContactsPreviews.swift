// SPDX-License-Identifier: MIT

extension LifeSignal {
  /// The steps of contacts.
  package enum ContactsPreviews: FeaturePreviews {
    /// The suite of the tests.
    package static let suite = "ContactsFeatureTests"

    /// The steps.
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

    /// The screen.
    package static func screen(_ state: ContactsFeature.State) -> ContactsView {
      ContactsView(state: state)
    }
  }
}
