// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Buttons: styles, roles, sizes, outlines and states.
  package struct ButtonSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The buttons with labels.
    package var body: some Component {
      SnapshotSheet("Button") {
        LabeledVariant("Styles: prominent, bordered, borderless, plain") {
          Flow {
            Button("Save") {}.buttonStyle(.borderedProminent)
            Button("Edit") {}.buttonStyle(.bordered)
            Button("More") {}.buttonStyle(.borderless)
            Button("Plain") {}.buttonStyle(.plain)
          }
        }
        LabeledVariant("Icons") {
          Flow {
            Button("Send", systemImage: "paperplane") {}.buttonStyle(.borderedProminent)
            Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.bordered)
            Button("Like", systemImage: "heart") {}
          }
        }
        LabeledVariant("Roles: destructive, cancel") {
          Flow {
            Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
            Button("Remove", role: .destructive) {}.buttonStyle(.bordered)
            Button("Cancel", role: .cancel) {}
          }
        }
        LabeledVariant("Sizes: mini, small, regular, large") {
          Flow {
            ForEach(ControlSize.allCases, id: \.self) { size in
              Button("Book") {}.buttonStyle(.borderedProminent).controlSize(size)
            }
          }
        }
        LabeledVariant("Outlines: rounded, capsule, circle") {
          Flow {
            Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
            Button("Capsule") {}.buttonBorderShape(.capsule)
            Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
              .buttonBorderShape(.circle)
          }
          .buttonStyle(.bordered)
        }
        LabeledVariant("Pressed") { states.controlState(.highlighted) }
        LabeledVariant("Focused") { states.controlState(.focused) }
        LabeledVariant("Disabled") { states.disabled(true) }
        LabeledVariant("Loading") {
          Flow {
            Button("Saving", systemImage: "checkmark") {}.buttonStyle(.borderedProminent)
            Button("Loading") {}.buttonStyle(.bordered)
          }
          .loading()
        }
        LabeledVariant("Tints") {
          Flow {
            ForEach([Color.green, .yellow, .purple], id: \.self) { tint in
              HStack {
                Button("Go") {}.buttonStyle(.borderedProminent)
                Button("Go") {}.buttonStyle(.bordered)
              }
              .tint(tint)
            }
          }
        }
        LabeledVariant("A long title") {
          Button("Continue with everything that you have chosen so far") {}
            .buttonStyle(.borderedProminent)
        }
      }
    }

    private var states: some Component {
      Flow {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Edit") {}.buttonStyle(.bordered)
        Button("More") {}.buttonStyle(.borderless)
      }
    }
  }

  /// Toggles: styles and states.
  package struct ToggleSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The toggles with labels.
    package var body: some Component {
      SnapshotSheet("Toggle") {
        LabeledVariant("Switch: on, off") { pair }
        LabeledVariant("Switch: pressed") { pair.controlState(.highlighted) }
        LabeledVariant("Switch: focused") {
          Toggle("Airplane mode", isOn: .constant(true)).controlState(.focused)
        }
        LabeledVariant("Switch: disabled") { pair.disabled(true) }
        LabeledVariant("Switch: small, tinted") {
          Toggle("Reminders", isOn: .constant(true)).controlSize(.small).tint(.purple)
        }
        LabeledVariant("Switch: a label of two lines") {
          Toggle(isOn: .constant(true)) {
            VStack(alignment: .leading, spacing: 2) {
              Text("Background refresh")
              Text("Loads what is new while you are away").font(.footnote)
                .foregroundStyle(.secondary)
            }
          }
        }
        LabeledVariant("Checkbox: on, off, mixed, disabled") {
          Group {
            Toggle("Accept the terms", isOn: .constant(true))
            Toggle("Send me the news", isOn: .constant(false))
            Toggle("All documents", isOn: .constant(false), isMixed: true)
            Toggle("Required", isOn: .constant(true)).disabled(true)
          }
          .toggleStyle(.checkbox)
        }
        LabeledVariant("Button: on, off, disabled") {
          Flow {
            Toggle("Bold", isOn: .constant(true))
            Toggle("Italic", isOn: .constant(false))
            Toggle("Strike", isOn: .constant(true)).disabled(true)
          }
          .toggleStyle(.button)
        }
      }
    }

    private var pair: some Component {
      VStack(spacing: 0) {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Bluetooth", isOn: .constant(false))
      }
    }
  }

  /// Pickers: segments, menus and rows, and their states.
  package struct PickerSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The pickers with labels.
    package var body: some Component {
      SnapshotSheet("Picker") {
        LabeledVariant("Segments: two, three, four") {
          SegmentedControl(selection: .constant("Map"), segments: ["Map", "List"]) { $0 }
          periods("Week")
          SegmentedControl(selection: .constant(4), segments: [1, 2, 3, 4]) { "\($0)" }
        }
        LabeledVariant("Segments: icons") {
          SegmentedControl(selection: .constant("center")) {
            Symbol("text.alignleft").tag("left")
            Symbol("text.aligncenter").tag("center")
            Symbol("text.alignright").tag("right")
          }
        }
        LabeledVariant("Segments: nothing chosen, pressed, focused, disabled") {
          periods("None")
          periods("Day").controlState(.highlighted)
          periods("Day").controlState(.focused)
          periods("Day").disabled(true)
        }
        LabeledVariant("Menu: usual, pressed, disabled") {
          flavors
          flavors.controlState(.highlighted)
          flavors.disabled(true)
        }
        LabeledVariant("Rows") { flavors.pickerStyle(.inline) }
      }
    }

    private func periods(_ selection: String) -> some Component {
      Picker("Period", selection: .constant(selection)) {
        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
    }

    private var flavors: some Component {
      Picker("Flavour", selection: .constant("Vanilla")) {
        ForEach(["Chocolate", "Vanilla", "Strawberry"], id: \.self) { Text($0).tag($0) }
      }
    }
  }

  /// Text fields: styles, states, and content in and below them.
  package struct TextFieldSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The fields with labels.
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
