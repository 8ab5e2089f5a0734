// SPDX-License-Identifier: MIT

/// Colors and fonts that replace those of controls; `nil` for those of the style.
package struct AppearanceColors: Sendable {
  /// The part of a slider's track below the value.
  package var sliderMinimum: Color?
  /// The part of a slider's track above the value.
  package var sliderMaximum: Color?
  /// The thumb of a slider.
  package var sliderThumb: Color?
  /// The background of a segmented control.
  package var segments: Color?
  /// The background of the selected segment.
  package var selectedSegment: Color?
  /// The titles of segments.
  package var segmentTitle: Color?
  /// The title of the selected segment.
  package var selectedSegmentTitle: Color?
  /// The font of segments.
  package var segmentFont: Font?
  /// The font of the selected segment.
  package var selectedSegmentFont: Font?
  /// The track of a switch that is on.
  package var switchOn: Color?
  /// The thumb of a switch.
  package var switchThumb: Color?
  /// The track of a progress view.
  package var progressTrack: Color?
  /// The dot of the current page.
  package var currentPage: Color?
  /// The dots of other pages.
  package var otherPages: Color?
  /// Tabs that are not selected.
  package var tab: Color?
  /// The items of navigation bars.
  package var barItem: Color?
  /// The items of toolbars at the bottom.
  package var toolbarItem: Color?
  /// The selected tab.
  package var selectedTab: Color?

  /// Creates colors that replace none.
  package init() {}
}

/// The closure that returns the colors, because they can change during an evaluation.
private enum AppearanceColorsKey: EnvironmentKey {
  static let defaultValue: @Sendable () -> AppearanceColors = { AppearanceColors() }
}

extension EnvironmentValues {
  /// The colors that replace those of controls.
  package var appearanceColors: AppearanceColors { makeAppearanceColors() }

  /// The closure that returns the colors that replace those of controls.
  package var makeAppearanceColors: @Sendable () -> AppearanceColors {
    get { self[AppearanceColorsKey.self] }
    set { self[AppearanceColorsKey.self] = newValue }
  }
}

/// The fonts and colors of the titles of a navigation bar; `nil` for those of the style.
package struct BarTitleAppearance: Sendable {
  /// The font of an inline title.
  package var font: Font?
  /// The color of an inline title.
  package var color: Color?
  /// The font of a large title.
  package var largeFont: Font?
  /// The color of a large title.
  package var largeColor: Color?

  /// Creates an appearance that replaces nothing.
  package init() {}
}
