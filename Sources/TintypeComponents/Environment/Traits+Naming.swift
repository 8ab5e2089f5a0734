// SPDX-License-Identifier: MIT

extension Traits: CustomStringConvertible {
  /// What the traits fix, in a fixed order: `dark-accessibility3-rtl`; empty where it is nothing.
  ///
  /// The name is part of the names of variants, and so of files: it does not change between runs,
  /// machines and versions.
  public var name: String { words.joined(separator: "-") }

  /// The name.
  public var description: String { name }

  private var words: [String] {
    var words: [String] = []
    func add(_ word: String?) { if let word { words.append(word) } }
    add(colorScheme?.rawValue)
    add(colorSchemeContrast.map { "\($0.rawValue)Contrast" })
    add(dynamicTypeSize?.rawValue)
    add(legibilityWeight.map { "\($0.rawValue)Text" })
    add(layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" })
    add(locale)
    add(timeZone?.replacing("/", with: "-"))
    add(calendar.map { String(describing: $0) })
    add(displayScale.map { "\($0.pointText)x" })
    add(horizontalSizeClass.map { "\($0.rawValue)Width" })
    add(verticalSizeClass.map { "\($0.rawValue)Height" })
    add(userInterfaceIdiom?.rawValue)
    add(safeAreaInsets.map { "safeArea-\($0.words.joined(separator: "-"))" })
    add(reduceMotion.map { $0 ? "reduceMotion" : "fullMotion" })
    add(reduceTransparency.map { $0 ? "reduceTransparency" : "fullTransparency" })
    add(isEnabled.map { $0 ? "enabled" : "disabled" })
    words += controlState?.words ?? []
    add(tint.map { $0.name ?? "tint" })
    words += redactionReasons?.words ?? []
    words += custom.compactMap(\.name)
    return words
  }
}

extension EdgeInsets {
  fileprivate var words: [String] { [top, leading, bottom, trailing].map(\.pointText) }
}
