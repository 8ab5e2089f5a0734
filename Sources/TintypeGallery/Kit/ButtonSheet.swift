// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Buttons: styles, roles, sizes, outlines and states.
  package struct ButtonSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The buttons under their labels.
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
              Button("Go") {}.buttonStyle(.borderedProminent).tint(tint)
              Button("Go") {}.buttonStyle(.bordered).tint(tint)
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
}
