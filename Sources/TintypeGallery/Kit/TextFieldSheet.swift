// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Text fields: styles and states, and what stands in and below them.
  package struct TextFieldSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The fields under their labels.
    package var body: some Component {
      SnapshotSheet("TextField") {
        LabeledVariant("Plain: empty, filled") {
          TextField("Name", text: .constant(""))
          TextField("Name", text: .constant("Ada Lovelace"))
        }
        LabeledVariant("Rounded border: empty, filled, focused") {
          Group {
            TextField("Email", text: .constant(""), prompt: Text("you@example.com"))
            TextField("Email", text: .constant("ada@example.com"))
            TextField("Email", text: .constant("ada@ex")).controlState(.focused)
          }
          .textFieldStyle(.roundedBorder)
        }
        LabeledVariant("Floating: empty, filled, focused") {
          Group {
            TextField("City", text: .constant(""))
            TextField("City", text: .constant("London"))
            TextField("City", text: .constant(""), prompt: Text("Where you live"))
              .controlState(.focused)
          }
          .textFieldStyle(.floating)
        }
        LabeledVariant("Error") {
          TextField("Email", text: .constant("ada@"))
            .textFieldStyle(.floating)
            .textFieldError("An address ends with a domain, such as example.com.")
        }
        LabeledVariant("Help, icons, clear button, counter") {
          TextField("Search", text: .constant("Analytical engine"))
            .textFieldStyle(.roundedBorder)
            .textFieldIcons(leading: "magnifyingglass")
            .textFieldClearButton()
            .textFieldCharacterLimit(40)
            .textFieldHelp("Titles and authors")
        }
        LabeledVariant("Several lines") {
          TextField(
            "Note",
            text: .constant(
              "The engine weaves algebraic patterns just as the loom weaves flowers."),
            axis: .vertical
          )
          .textFieldStyle(.floating)
          .textFieldCharacterLimit(60)
          .controlState(.focused)
        }
        LabeledVariant("Secure: hidden, revealed") {
          Group {
            SecureField("Password", text: .constant("engine"), isRevealed: .constant(false))
            SecureField("Password", text: .constant("engine"), isRevealed: .constant(true))
          }
          .textFieldStyle(.floating)
        }
        LabeledVariant("Disabled") {
          TextField("Account", text: .constant("0042"))
            .textFieldStyle(.floating)
            .disabled(true)
        }
      }
    }
  }
}
