// SPDX-License-Identifier: MIT

/// A problem that prevents a component from being rendered as described.
///
/// A snapshot with an error fails, so that an incorrect image is not recorded as a reference
/// unnoticed. Warnings are reported.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// The kind of the problem.
  package var kind: Kind
  /// The path of the affected node.
  public var path: NodePath

  /// Creates a diagnostic.
  package init(kind: Kind, path: NodePath) {
    self.kind = kind
    self.path = path
  }

  /// The kinds of diagnostics.
  package enum Kind: Hashable, Codable, Sendable {
    /// A sibling has the same explicit identity.
    case duplicateIdentifier(String)
    /// A length is negative or NaN where that is invalid; it was ignored.
    case invalidLength(attribute: String, value: String)
    /// The limits of a frame contradict each other; they were sorted.
    case contradictoryFrame(attribute: String)
    /// A size is negative, or a size or a position is not finite; it was replaced by 0.
    case invalidLayoutSize
    /// A text could not be typeset as requested.
    case text(TextIssue, string: String)
    /// A text does not fit and was truncated with an ellipsis.
    case truncated(string: String)
    /// A text is partly outside of a clip.
    case outsideClip
    /// Siblings with a higher layout priority leave no space.
    case noSpaceLeft
    /// The symbol set has no icon with this name; a crossed box is shown instead.
    case unknownSymbol(String, suggestion: String?)
    /// A gradient has no colors and paints nothing.
    case emptyGradient(attribute: String)
    /// The stops of a gradient are not in order; early ones are moved to the previous location.
    case unorderedGradient(attribute: String)
    /// All dashes of a line have the length 0; the line is solid.
    case emptyDashes
    /// The dashes of a line are so short that there would be too many; the line is solid.
    case tooManyDashes
    /// A computed number is infinite, NaN, or too large to be painted; the command was omitted.
    case unpaintable(String)
    /// A path is so long that painting it would take seconds; it was omitted.
    case tooComplex(String)

    /// Returns the kind for a length that is negative or NaN where that is invalid.
    package static func invalidLength(attribute: String, value: Double) -> Kind {
      .invalidLength(attribute: attribute, value: value.pointText)
    }
  }

  /// The severity of a diagnostic, which determines whether a snapshot fails.
  public enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
    /// A problem that can be intended: it is reported, and the snapshot does not fail.
    case warning
    /// A result that differs from the description: the snapshot fails and is not recorded.
    case error
  }

  /// The severity of the diagnostic.
  public var severity: Severity {
    switch kind {
    case .truncated, .outsideClip, .noSpaceLeft, .unorderedGradient: .warning
    case .duplicateIdentifier, .invalidLength, .contradictoryFrame, .invalidLayoutSize, .text,
      .unknownSymbol, .emptyGradient, .emptyDashes, .tooManyDashes, .unpaintable, .tooComplex:
      .error
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// A description of the node, the problem and the solution.
  public var description: String { "\(path): \(kind.words)" }
}

extension Diagnostic.Kind {
  fileprivate var words: String {
    switch self {
    case .duplicateIdentifier(let id):
      "The id “\(id)” stands twice among siblings. Give each sibling an id of its own."
    case .invalidLength(let attribute, let value):
      "\(attribute) is \(value), which is no usable length. It was left out; pass a finite number "
        + "that is not negative."
    case .contradictoryFrame(let attribute):
      "The limits of \(attribute) contradict each other. Pass min ≤ ideal ≤ max."
    case .invalidLayoutSize:
      "Its size or place came out negative, infinite or not a number. 0 was taken instead; correct "
        + "sizeThatFits or placeSubviews of the layout that answered it."
    case .truncated(let string):
      "Its text does not fit and ends early. Give it more room or more lines, or shorten it. The "
        + "text is “\(string.shortened)”."
    case .outsideClip:
      "A part of its text lies outside of what clips it. Give it more room, or clip something else."
    case .noSpaceLeft:
      "Its neighbours of a higher layout priority leave it no room. Lower their priority, or give "
        + "it a least size."
    case .unknownSymbol(let name, let suggestion):
      "The symbol set has no “\(name)”, and a crossed box stands in. "
        + (suggestion.map { "Did you mean “\($0)”? " } ?? "")
        + "Add the icon to the symbol set, or ask for one that is there."
    case .emptyGradient(let attribute):
      "The gradient of \(attribute) has no colours, and nothing is painted. Give it at least one."
    case .unorderedGradient(let attribute):
      "The stops of \(attribute) are not in order, and each begins no earlier than the one before. "
        + "Sort them by location."
    case .emptyDashes:
      "None of its dashes has a length, and the line is unbroken. Give one a length, or pass no "
        + "dashes."
    case .tooManyDashes:
      "Its line would have more than 100,000 dashes, and is unbroken. Make the dashes longer."
    case .unpaintable(let part):
      "Its \(part) has a number that is infinite, no number, or too large to be painted, and was left "
        + "out. Pass finite numbers that lie near the canvas."
    case .tooComplex(let part):
      "The path of its \(part) is so long that painting it would take seconds, and was left out. "
        + "Draw it with fewer or shorter elements, or paint it once into an image."
    case .text(let issue, let string):
      "\(issue.words) The text is “\(string.shortened)”."
    }
  }
}

extension TextIssue {
  fileprivate var words: String {
    switch self {
    case .unknownFamily(let requested, let used):
      "The font family “\(requested)” is not in the font book, and \(used) stands in. Add its files "
        + "to the font book, or ask for a family that is there."
    case .missingItalic(let family):
      "\(family) has no italic file, and the upright one stands in. Add the italic file to the font "
        + "book, or leave the italic out."
    case .missingUpright(let family):
      "\(family) has no upright file, and the italic one stands in. Add the upright file to the font "
        + "book, or ask for the italic."
    case .missingGlyphs(let scalars):
      "No font in the font book has a glyph for "
        + scalars.map(\.codePointText).joined(separator: ", ")
        + ". Add a font that has one."
    case .invalidSize(let size):
      "A font size of \(size.points.pointText) is not between 0 and "
        + "\(Font.maximumSize.pointText), and another stands in. Pass a size in points."
    }
  }
}

extension UInt32 {
  /// The number in Unicode notation: `U+0041`.
  fileprivate var codePointText: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(4 - digits.count, 0)) + digits
  }
}

extension String {
  /// The first characters, with visible line feeds, for messages on one line.
  fileprivate var shortened: String {
    let visible = String(prefix(40).map { $0.isNewline ? "⏎" : $0 })
    return count > 40 ? visible + "…" : visible
  }
}
