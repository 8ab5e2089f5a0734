// SPDX-License-Identifier: MIT

import TintypeComponents

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
