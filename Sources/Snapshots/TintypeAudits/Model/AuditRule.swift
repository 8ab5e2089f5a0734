// SPDX-License-Identifier: MIT

/// A rule of an audit.
///
/// The guide “Audits” describes each rule with its criterion and its exceptions. The raw value is
/// the name in messages, configuration files and reports.
public enum AuditRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// Text has enough contrast with what is painted behind it.
  case contrast
  /// Text in a color of the system has enough contrast.
  case contrastSystem = "contrast-system"
  /// Symbols without text have enough contrast with what is painted behind them.
  case contrastGraphics = "contrast-graphics"
  /// Targets of touches have a minimum size.
  case targetSize = "target-size"
  /// Targets of touches do not overlap.
  case targetOverlap = "target-overlap"
  /// Targets of touches are not covered.
  case targetCovered = "target-covered"
  /// Targets of touches are inside of the safe area.
  case targetSafeArea = "target-safe-area"
  /// Controls have an accessibility label.
  case labelMissing = "label-missing"
  /// Images have an accessibility label, or are hidden from accessibility.
  case imageLabel = "image-label"
  /// Different controls have different labels.
  case labelDuplicate = "label-duplicate"
  /// Labels name the purpose, not the kind of the element.
  case labelGeneric = "label-generic"
  /// Labels are not names of files or symbols.
  case labelFileName = "label-file-name"
  /// The label of a control contains its visible text.
  case labelInName = "label-in-name"
  /// The accessibility traits do not contradict each other or the actions.
  case traits
  /// Elements are read in the order in which they are placed.
  case readingOrder = "reading-order"
  /// Headings skip no level, and the first one has the highest.
  case headingOrder = "heading-order"
  /// Text is not truncated.
  case textTruncated = "text-truncated"
  /// Text is not clipped.
  case textClipped = "text-clipped"
  /// Texts do not overlap.
  case textOverlap = "text-overlap"
  /// Lines do not end inside of a word.
  case textBrokenWord = "text-broken-word"
  /// Text has a minimum size.
  case textSize = "text-size"
  /// Text contains no placeholder, such as a format specifier or a key of a string table.
  case textPlaceholder = "text-placeholder"
  /// Texts and controls have enough space in other layouts of the component.
  case textOverflow = "text-overflow"
  /// A text that another locale translates is translated.
  case textUntranslated = "text-untranslated"
  /// Controls and texts are inside of the canvas.
  case outsideCanvas = "outside-canvas"
  /// The gaps in a row or a column of like siblings are equal.
  case unequalGaps = "unequal-gaps"
  /// Siblings that are nearly aligned are aligned.
  case nearAlignment = "near-alignment"

  /// The severity that findings have unless the options state another one.
  public var defaultSeverity: AuditSeverity {
    switch self {
    case .contrast, .targetCovered, .labelMissing, .traits, .textTruncated, .textClipped,
      .textOverlap, .textPlaceholder, .outsideCanvas:
      .error
    case .contrastGraphics, .targetSize, .targetOverlap, .targetSafeArea, .imageLabel,
      .labelDuplicate, .labelGeneric, .labelFileName, .labelInName, .readingOrder, .headingOrder,
      .textBrokenWord, .textSize, .textOverflow, .textUntranslated, .unequalGaps, .nearAlignment:
      .warning
    case .contrastSystem: .note
    }
  }

  /// The requirement of the rule, as one sentence.
  package var summary: String {
    switch self {
    case .contrast: "Text has enough contrast with what is painted behind it."
    case .contrastSystem: "Text in a color of the system has enough contrast."
    case .contrastGraphics:
      "Symbols without text have enough contrast with what is painted behind them."
    case .targetSize: "Targets of touches have a minimum size."
    case .targetOverlap: "Targets of touches do not overlap."
    case .targetCovered: "Targets of touches are not covered."
    case .targetSafeArea: "Targets of touches are inside of the safe area."
    case .labelMissing: "Controls have an accessibility label."
    case .imageLabel: "Images have an accessibility label, or are hidden from accessibility."
    case .labelDuplicate: "Different controls have different labels."
    case .labelGeneric: "Labels name the purpose, not the kind of the element."
    case .labelFileName: "Labels are not names of files or symbols."
    case .labelInName: "The label of a control contains its visible text."
    case .traits: "The accessibility traits do not contradict each other or the actions."
    case .readingOrder: "Elements are read in the order in which they are placed."
    case .headingOrder: "Headings skip no level, and the first one has the highest."
    case .textTruncated: "Text is not truncated."
    case .textClipped: "Text is not clipped."
    case .textOverlap: "Texts do not overlap."
    case .textBrokenWord: "Lines do not end inside of a word."
    case .textSize: "Text has a minimum size."
    case .textPlaceholder: "Text contains no placeholder."
    case .textOverflow: "Texts and controls have enough space in other layouts."
    case .textUntranslated: "A text that another locale translates is translated."
    case .outsideCanvas: "Controls and texts are inside of the canvas."
    case .unequalGaps: "The gaps in a row or a column of like siblings are equal."
    case .nearAlignment: "Siblings that are nearly aligned are aligned."
    }
  }
}

/// The severity of a finding.
public enum AuditSeverity: String, Hashable, Codable, Sendable, CaseIterable {
  /// A problem that prevents people from reading or using an element; fails an assertion.
  case error
  /// A problem that makes an element harder to read or to use; fails an assertion.
  case warning
  /// Information; does not fail an assertion.
  case note
}
