// SPDX-License-Identifier: MIT

import TintypeComponents

/// The standard controls, each on a sheet with its styles and states.
package enum Kit {}

extension Kit {
  /// Complete phone screens built from the kit.
  static var showcases: [Gallery.Sheet] {
    let screens: [(name: String, make: @Sendable () -> any Component)] = [
      ("SignUp", { ShowcaseSignUp() }),
      ("Photos", { ShowcasePhotos() }),
      ("League", { ShowcaseLeague() }),
      ("Toast", { ShowcaseToast() }),
      ("Profile", { ShowcaseProfile() }),
    ]
    let variants: [(name: String, traits: Traits)] = [
      ("Light", .light), ("Dark", .dark), ("DarkRightToLeft", [.dark, .arabic]),
    ]
    return screens.flatMap { screen in
      variants.map { variant in
        Gallery.Sheet(
          suite: "ShowcaseSnapshotTests",
          test: "testSheets",
          name: "\(screen.name)-\(variant.name)",
          viewport: .device(.iPhone13.statusBar()),
          traits: [.displayScale(2), variant.traits],
          make: screen.make
        )
      }
    }
  }
}

extension Kit {
  /// The environments in which the snapshots of each control are taken.
  private static let variants: [(name: String, traits: Traits)] = [
    ("Light", .light),
    ("Dark", .dark),
    ("RightToLeft", .arabic),
    ("DarkAccessibility3", [.dark, .dynamicTypeSize(.accessibility3)]),
  ]

  /// The sheets of all controls.
  static var sheets: [Gallery.Sheet] {
    let controls: [(name: String, make: @Sendable () -> any Component)] = [
      ("Button", { ButtonSheet() }),
      ("Toggle", { ToggleSheet() }),
      ("TextField", { TextFieldSheet() }),
      ("ProgressView", { ProgressViewSheet() }),
      ("Slider", { SliderSheet() }),
      ("Stepper", { StepperSheet() }),
      ("Picker", { PickerSheet() }),
      ("Badge", { BadgeSheet() }),
      ("Chip", { ChipSheet() }),
      ("Toast", { ToastSheet() }),
      ("Banner", { BannerSheet() }),
      ("NavigationBar", { NavigationBarSheet() }),
      ("TabBar", { TabBarSheet() }),
      ("ContentUnavailableView", { ContentUnavailableViewSheet() }),
      ("Card", { CardSheet() }),
      ("Avatar", { AvatarSheet() }),
      ("Table", { TableSheet() }),
    ]
    return controls.flatMap { control in
      Gallery.sheets(
        control.name, suite: "KitSnapshotTests", width: 390, variants: variants,
        make: control.make)
    }
  }

  /// Components side by side, in as many lines as necessary.
  struct FlowLayoutRow: Component {
    let content: ComponentList

    init(@ComponentBuilder content: () -> ComponentList) {
      self.content = content()
    }

    var body: some Component { Flow(spacing: 12, lineSpacing: 8) { content } }
  }

  /// An icon in a bar, with the minimum tap area.
  struct BarIcon: Component {
    let name: String
    let label: String

    init(_ name: String, _ label: String) {
      self.name = name
      self.label = label
    }

    var body: some Component {
      Symbol(name)
        .font(.title3)
        .frame(minWidth: 28, minHeight: 44)
        .accessibilityElement()
        .accessibilityLabel(label)
        .accessibilityRemoveTraits(.isImage)
        .accessibilityAddTraits(.isButton)
    }
  }

  /// A text button in a bar or a message, with the minimum tap area.
  struct BarText: Component {
    let title: String
    init(_ title: String) {
      self.title = title
    }

    var body: some Component {
      Button(title) {}
    }
  }

  /// The back button of a screen.
  struct BackItem: Component {
    let title: String

    init(_ title: String) {
      self.title = title
    }

    var body: some Component {
      BackLabel(title)
        .frame(minHeight: 44)
        .padding(.leading, -8)
        .accessibilityElement()
        .accessibilityLabel(title.isEmpty ? "Back" : title)
        .accessibilityAddTraits(.isButton)
    }
  }

  /// An image that fills its frame and is clipped.
  struct Photo: Component {
    let image: ImageData?

    init(_ image: ImageData?) {
      self.image = image
    }

    var body: some Component {
      Color.clear
        .overlay {
          if let image { Image(image).resizable().aspectRatio(contentMode: .fill) }
        }
        .clipped()
    }
  }
}

extension Component {
  /// Makes a message scrollable if its text is too large for the screen.
  func scrollingWhereNeeded() -> some Component {
    ViewThatFits(in: .vertical) {
      self
      ScrollView { self }
    }
  }
}
