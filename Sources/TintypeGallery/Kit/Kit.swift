// SPDX-License-Identifier: MIT

import TintypeComponents

/// The standard controls, each on a sheet with its styles and states.
package enum Kit {}

extension Kit {
  /// Whole screens made of the kit, on a phone.
  static var showcases: [Gallery.Sheet] {
    let screens: [(name: String, make: @Sendable () -> any Component)] = [
      ("SignUp", { ShowcaseSignUp() }),
      ("Photos", { ShowcasePhotos() }),
      ("League", { ShowcaseLeague() }),
      ("Toast", { ShowcaseToast() }),
      ("Profile", { ShowcaseProfile() }),
    ]
    let variants: [(name: String, traits: Traits)] = [
      ("Light", .light), ("Dark", .dark), ("DarkRightToLeft", [.dark, .rightToLeft]),
    ]
    return screens.flatMap { screen in
      variants.map { variant in
        Gallery.Sheet(
          suite: "ShowcaseSnapshotTests",
          test: "testSheets",
          name: "\(screen.name)-\(variant.name)",
          viewport: .device(.iPhone13),
          traits: [.displayScale(2), variant.traits],
          make: screen.make
        )
      }
    }
  }
}

extension Kit {
  /// In which each control is photographed.
  private static let variants: [(name: String, traits: Traits)] = [
    ("Light", .light),
    ("Dark", .dark),
    ("RightToLeft", .rightToLeft),
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
}
