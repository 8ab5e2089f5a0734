// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// A form to sign up with, one of whose fields is not filled in correctly.
  package struct ShowcaseSignUp: Component {
    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      VStack(alignment: .leading, spacing: 20) {
        VStack(alignment: .leading, spacing: 6) {
          Text("Create your account").font(.title.weight(.bold)).accessibilityHeading()
          Text("Free for 30 days. No card needed.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Banner("", message: "One field needs your attention.", style: .error)
        VStack(spacing: 12) {
          TextField("Name", text: .constant("Ada Lovelace"))
          TextField("Email", text: .constant("ada@example"))
            .textFieldError("This is not an email address.")
          SecureField("Password", text: .constant(""))
            .textFieldHelp("At least 12 characters.")
        }
        .textFieldStyle(.floating)
        Toggle("Tell me about new features", isOn: .constant(true))
        VStack(spacing: 8) {
          Button {
          } label: {
            Text("Sign Up").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          Button("I have an account") {}
        }
        .frame(maxWidth: .infinity)
        Spacer()
      }
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .navigationBar("Sign Up") { BackItem("Back") }
      .background(Color.systemBackground)
    }
  }
}
