// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene
import TintypeUIKit

extension AppearanceColors {
  /// The colors of the objects that `UIView.appearance()` returns.
  static var ofProxies: AppearanceColors {
    assumingMainActor {
      var values = AppearanceColors()
      if let slider = UISlider.knownAppearance { values.merge(slider) }
      if let control = UISegmentedControl.knownAppearance { values.merge(control) }
      if let control = UISwitch.knownAppearance { values.merge(control) }
      if let control = UIPageControl.knownAppearance { values.merge(control) }
      if let view = UIProgressView.knownAppearance {
        values.progressTrack = view.trackTintColor?.color
      }
      if let bar = UITabBar.knownAppearance { values.merge(bar) }
      values.barItem = UINavigationBar.knownAppearance?.inheritedTint?.color
      return values
    }
  }

  @MainActor
  mutating func merge(_ slider: UISlider) {
    sliderMinimum = slider.minimumTrackTintColor?.color ?? sliderMinimum
    sliderMaximum = slider.maximumTrackTintColor?.color ?? sliderMaximum
    sliderThumb = slider.thumbTintColor?.color ?? sliderThumb
  }

  @MainActor
  mutating func merge(_ control: UISegmentedControl) {
    segments = control.backgroundColor?.color ?? segments
    selectedSegment = control.selectedSegmentTintColor?.color ?? selectedSegment
    func title(_ state: UIControl.State) -> Engine.Color? {
      (control.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor)?.color
    }
    segmentTitle = title(.normal) ?? segmentTitle
    selectedSegmentTitle = title(.selected) ?? selectedSegmentTitle
  }

  @MainActor
  mutating func merge(_ control: UISwitch) {
    switchOn = control.onTintColor?.color ?? switchOn
    switchThumb = control.thumbTintColor?.color ?? switchThumb
  }

  @MainActor
  mutating func merge(_ control: UIPageControl) {
    currentPage = control.currentPageIndicatorTintColor?.color ?? currentPage
    otherPages = control.pageIndicatorTintColor?.color ?? otherPages
  }

  @MainActor
  private mutating func merge(_ bar: UITabBar) {
    let items = bar.hasStandardAppearance ? bar.standardAppearance.stackedLayoutAppearance : nil
    func color(_ state: UITabBarItemStateAppearance?) -> UIColor? {
      state?.iconColor ?? state?.titleTextAttributes[.foregroundColor] as? UIColor
    }
    tab = (color(items?.normal) ?? bar.unselectedItemTintColor)?.color
    selectedTab = (color(items?.selected) ?? bar.inheritedTint)?.color
  }
}

/// The values of a bar that the proxies replace.
struct BarAppearance {
  /// The background; `nil` for that of the style.
  var background: BarBackground?
  /// The titles.
  var titles = BarTitleAppearance()
  /// The color of the items; `nil` for the tint of the environment.
  var tint: Engine.Color?

  /// Returns the values of navigation bars.
  ///
  /// Without an appearance at the edge, the bar there has no background, but the same titles.
  static func navigationBar(isOverContent: Bool) -> BarAppearance {
    assumingMainActor {
      guard let bar = UINavigationBar.knownAppearance else { return BarAppearance() }
      let standard = bar.hasStandardAppearance ? bar.standardAppearance : nil
      let edge = isOverContent ? standard : bar.scrollEdgeAppearance
      var values = BarAppearance()
      values.background = edge.map(BarBackground.init) ?? bar.barTintColor.map { .style($0.color) }
      let titled = edge ?? standard
      let title = titled?.titleTextAttributes ?? bar.titleTextAttributes ?? [:]
      let large = titled?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes ?? [:]
      values.titles.font = (title[.font] as? UIFont)?.font
      values.titles.color = (title[.foregroundColor] as? UIColor)?.color
      values.titles.largeFont = (large[.font] as? UIFont)?.font
      values.titles.largeColor = (large[.foregroundColor] as? UIColor)?.color
      values.tint = bar.inheritedTint?.color
      return values
    }
  }

  /// Returns the background of tab bars; `nil` for that of the style.
  static func tabBar(isOverContent: Bool) -> BarBackground? {
    assumingMainActor {
      guard let bar = UITabBar.knownAppearance else { return nil }
      let standard = bar.hasStandardAppearance ? bar.standardAppearance : nil
      let edge = isOverContent ? standard : bar.scrollEdgeAppearance ?? standard
      return edge.map(BarBackground.init)
        ?? (bar.barTintColor ?? bar.backgroundColor).map { .style($0.color) }
    }
  }
}

extension BarBackground {
  /// Creates the background of an appearance.
  @MainActor
  fileprivate init(_ appearance: UIBarAppearance) {
    if let color = appearance.backgroundColor {
      self = .style(color.color)
    } else {
      self = appearance.backgroundEffect == nil ? .none : .material
    }
  }
}
