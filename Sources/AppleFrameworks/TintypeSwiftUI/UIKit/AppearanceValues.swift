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
      values.barItem = UINavigationBar.knownAppearance?.itemColor?.color
      values.toolbarItem = UIToolbar.knownAppearance?.itemColor?.color
      if let item = UIBarButtonItem.knownAppearance?.color {
        values.barItem = item.color
        values.toolbarItem = item.color
      }
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
    let (normal, selected) = (
      TextValues(control.titleTextAttributes(for: .normal)),
      TextValues(control.titleTextAttributes(for: .selected))
    )
    segmentTitle = normal.color ?? segmentTitle
    selectedSegmentTitle = selected.color ?? selectedSegmentTitle
    segmentFont = normal.font ?? segmentFont
    selectedSegmentFont = selected.font ?? selectedSegmentFont
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

/// The font and the color of attributes.
private struct TextValues {
  let font: Engine.Font?
  let color: Engine.Color?

  @MainActor
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = (attributes?[.font] as? UIFont)?.font
    color = (attributes?[.foregroundColor] as? UIColor)?.color
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
  /// A Boolean value that indicates whether the bar is hidden.
  var isHidden = false

  /// Returns the values of navigation bars.
  ///
  /// Without an appearance at the edge, the bar there has no background, but the same titles. Values of
  /// older systems, such as `barTintColor`, apply away from the edge, as since iOS 15.
  static func navigationBar(isOverContent: Bool, isCompact: Bool) -> BarAppearance {
    assumingMainActor {
      guard let bar = UINavigationBar.knownAppearance else { return BarAppearance() }
      let usual = bar.hasStandardAppearance ? bar.standardAppearance : nil
      let standard = (isCompact ? bar.compactAppearance : nil) ?? usual
      let edge =
        (isCompact ? bar.compactScrollEdgeAppearance : nil) ?? bar.scrollEdgeAppearance
      let appearance = isOverContent ? standard : edge
      var values = BarAppearance(bar, appearance, isOverContent: isOverContent)
      let titled = appearance ?? standard
      let title = TextValues(titled?.titleTextAttributes ?? bar.titleTextAttributes)
      let large = TextValues(titled?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes)
      (values.titles.font, values.titles.color) = (title.font, title.color)
      (values.titles.largeFont, values.titles.largeColor) = (large.font, large.color)
      return values
    }
  }

  /// Returns the values of tab bars.
  static func tabBar(isOverContent: Bool) -> BarAppearance {
    assumingMainActor {
      guard let bar = UITabBar.knownAppearance else { return BarAppearance() }
      let standard = bar.hasStandardAppearance ? bar.standardAppearance : nil
      let edge = isOverContent ? standard : bar.scrollEdgeAppearance ?? standard
      return BarAppearance(bar, edge, isOverContent: isOverContent)
    }
  }

  /// Returns the values of toolbars at the bottom.
  static func toolbar(isOverContent: Bool) -> BarAppearance {
    assumingMainActor {
      guard let bar = UIToolbar.knownAppearance else { return BarAppearance() }
      let standard = bar.hasStandardAppearance ? bar.standardAppearance : nil
      return BarAppearance(
        bar, isOverContent ? standard : bar.scrollEdgeAppearance, isOverContent: isOverContent)
    }
  }
}

extension BarAppearance {
  /// Creates the values of a bar with an appearance, or of older systems.
  @MainActor
  private init(_ bar: some Bar, _ appearance: UIBarAppearance?, isOverContent: Bool) {
    isHidden = bar.isHidden
    tint = bar.inheritedTint?.color
    if let appearance {
      background = BarBackground(appearance)
    } else if let color = bar.backgroundColor {
      background = .style(color.color)
    } else if isOverContent {
      background = bar.legacyBackground
    }
  }
}

/// A bar with values of older systems.
@MainActor
private protocol Bar: UIView {
  var barTintColor: UIColor? { get }
  var isTranslucent: Bool { get }
  var image: UIImage? { get }
  var shadowImage: UIImage? { get }
  /// The color of the items.
  var itemColor: UIColor? { get }
}

extension Bar {
  /// The background by the values of older systems; `nil` for that of the style.
  fileprivate var legacyBackground: BarBackground? {
    // Apps pass an empty image to remove the background or the line.
    let line = shadowImage == nil ? Engine.Color.separator : nil
    if let image {
      return image.paint.map { .appearance($0, line: line) } ?? BarBackground.none
    }
    if let barTintColor { return .appearance(barTintColor.color, line: line) }
    if !isTranslucent { return .appearance(Engine.Color.systemBackground, line: line) }
    return line == nil ? .appearance(TintypeComponents.Material.bar, line: nil) : nil
  }
}

extension UIImage {
  /// The tiles of the image; `nil` if it is empty.
  fileprivate var paint: TintypeComponents.ImagePaint? {
    values.imageData.map { TintypeComponents.ImagePaint(image: $0) }
  }
}

extension UINavigationBar: Bar {
  fileprivate var image: UIImage? { backgroundImage }
  fileprivate var itemColor: UIColor? {
    let standard = hasStandardAppearance ? standardAppearance : nil
    return (standard ?? scrollEdgeAppearance)?.buttonAppearance.color ?? inheritedTint
  }
}

extension UITabBar: Bar {
  fileprivate var image: UIImage? { backgroundImage }
  fileprivate var itemColor: UIColor? { inheritedTint }
}

extension UIToolbar: Bar {
  fileprivate var image: UIImage? { nil }
  fileprivate var shadowImage: UIImage? { nil }
  fileprivate var itemColor: UIColor? {
    let standard = hasStandardAppearance ? standardAppearance : nil
    return (standard ?? scrollEdgeAppearance)?.buttonAppearance.color ?? inheritedTint
  }
}

extension UIBarButtonItemAppearance {
  /// The color of the titles in the default state.
  fileprivate var color: UIColor? { normal.titleTextAttributes[.foregroundColor] as? UIColor }
}

extension UIBarButtonItem {
  /// The color of the titles in the default state, or the tint.
  fileprivate var color: UIColor? {
    titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor ?? tintColor
  }
}

extension BarBackground {
  /// Creates the background of an appearance.
  @MainActor
  fileprivate init(_ appearance: UIBarAppearance) {
    // An empty image, such as `UIImage()`, removes the line too.
    let line = appearance.shadowImage == nil ? appearance.shadowColor?.color : nil
    if let paint = appearance.backgroundImage?.paint {
      self = .appearance(paint, line: line)
    } else if let color = appearance.backgroundColor {
      self = .appearance(color.color, line: line)
    } else if appearance.backgroundEffect != nil {
      self = .appearance(TintypeComponents.Material.bar, line: line)
    } else {
      self = line.map { .appearance(Engine.Color.clear, line: $0) } ?? .none
    }
  }
}
