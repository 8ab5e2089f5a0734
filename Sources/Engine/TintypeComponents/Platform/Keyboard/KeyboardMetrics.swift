// SPDX-License-Identifier: MIT

/// The lengths of a software keyboard on a screen, in points.
///
/// Source: the constants of the system keyboard in `LayoutConstants.swift` of Cantoboard. The area
/// below the keys is the difference of the heights that `UIResponder` reports with and without a
/// home indicator: 291 and 216.
struct KeyboardMetrics: Hashable {
  /// The height of the area of the keys.
  var keys: Double
  /// The height of the bar for suggestions.
  var bar: Double
  /// The height of the area below the keys.
  var bottom: Double
  /// The width of the area of the keys.
  var width: Double
  /// The height of a key.
  var keyHeight: Double
  /// The distance between two keys of a row.
  var gap: Double
  /// A Boolean value that indicates whether the keyboard is that of a tablet.
  var isTablet = false

  /// The height of the keyboard.
  var height: Double { keys + bar + bottom }

  /// Creates the lengths of a keyboard.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - suggestsWords: Whether a phone has a bar for suggestions.
  ///   - size: The size of the screen.
  ///   - insets: The safe area insets without the keyboard.
  ///   - idiom: The idiom of the device.
  init(
    _ type: KeyboardType, suggestsWords: Bool, on size: Size, _ insets: EdgeInsets,
    _ idiom: UserInterfaceIdiom
  ) {
    let isLandscape = size.width > size.height
    let hasIndicator = insets.bottom > 0
    if idiom == .pad {
      self = Self.tablet(size, isLandscape: isLandscape, bottom: insets.bottom)
    } else if isLandscape {
      let isRecent = hasIndicator && size.height != 375 && size.height != 414
      self.init(
        keys: !hasIndicator ? 162 : isRecent ? 160 : 150, bar: 38, bottom: insets.bottom,
        width: hasIndicator && size.width > 600 ? min(size.width - 150, 694) : size.width,
        keyHeight: !hasIndicator || isRecent ? 32 : 30, gap: hasIndicator ? 5 : 6)
    } else {
      let isWide = size.width >= 414
      let bar: Double = size.width < 375 ? 38 : hasIndicator || isWide ? 45 : 44
      self.init(
        keys: isWide ? 226 : 216, bar: bar, bottom: hasIndicator ? 75 : 0, width: size.width,
        keyHeight: isWide ? 45 : size.width < 375 ? 38 : 42, gap: 6)
    }
    if !isTablet, type.isPad || !suggestsWords { bar = 0 }
  }

  /// Creates lengths.
  private init(
    keys: Double, bar: Double, bottom: Double, width: Double, keyHeight: Double, gap: Double
  ) {
    (self.keys, self.bar, self.bottom) = (keys, bar, bottom)
    (self.width, self.keyHeight, self.gap) = (width, keyHeight, gap)
  }

  /// The heights of the area of the keys of tablets, up to the length of the longer side.
  private static let padHeights: [(long: Double, portrait: Double, landscape: Double)] = [
    (1024, 263, 341), (1112, 263, 350), (1133, 260, 351), (1180, 260, 343), (1210, 264, 351),
  ]

  /// Returns the lengths of the keyboard of a tablet, whose bar remains without suggestions.
  ///
  /// The keyboard of the largest tablets is drawn with four rows instead of five.
  private static func tablet(_ size: Size, isLandscape: Bool, bottom: Double) -> Self {
    let long = max(size.width, size.height)
    let heights = padHeights.first { long <= $0.long } ?? (.infinity, 330, 423)
    let keys = isLandscape ? heights.landscape : heights.portrait
    let gap = isLandscape ? 14.0 : 12
    var metrics = Self(
      keys: keys, bar: 55, bottom: bottom, width: size.width,
      keyHeight: ((keys - 43) / 4).rounded(), gap: gap)
    metrics.isTablet = true
    return metrics
  }
}

extension EnvironmentValues {
  /// The software keyboard on a screen; `nil` if none is shown.
  ///
  /// - Parameter size: The size of the screen in points.
  /// - Returns: The keyboard.
  func shownKeyboard(on size: Size) -> ShownKeyboard? {
    let input = focusedInput ?? focusedInputReader?.input
    guard
      keyboard.visibility == .visible || keyboard.visibility == .whileEditing && input != nil
    else { return nil }
    var traits = input?.traits ?? TextInputTraits()
    traits.type = keyboard.type ?? traits.type
    let metrics = KeyboardMetrics(
      traits.type, suggestsWords: traits.suggestsWords, on: size, safeAreaInsets,
      userInterfaceIdiom)
    let available = max(size.height - safeAreaInsets.top, 0)
    return ShownKeyboard(
      traits: traits, isShifted: input?.isShifted ?? traits.capitalizes(after: ""),
      metrics: metrics, height: min(metrics.height, available))
  }
}

/// A software keyboard on a screen.
struct ShownKeyboard: Hashable {
  var traits: TextInputTraits
  var isShifted: Bool
  var metrics: KeyboardMetrics
  /// The height in points, which is at most that of the safe area.
  var height: Double
}
