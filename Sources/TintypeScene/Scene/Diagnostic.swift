// SPDX-License-Identifier: MIT

/// Something that kept a component from looking as described.
///
/// A snapshot with one that is an error fails: a picture that is not what was asked for must not
/// become a reference unseen. Warnings are told.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// What it is.
  package var kind: Kind
  /// The node that it is about.
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
    /// A length is negative or no number where that has no meaning; it was left out.
    case invalidLength(attribute: String, value: String)
    /// The limits of a frame contradict each other; they were put in order.
    case contradictoryFrame(attribute: String)
    /// A size is negative, or a size or place infinite or no number; 0 was taken instead.
    case invalidLayoutSize
    /// A text could not be set as asked for.
    case text(TextIssue, string: String)
    /// A text does not fit, and was cut off with an ellipsis.
    case truncated(string: String)
    /// A text lies partly outside of what clips it.
    case outsideClip
    /// Neighbours of a higher layout priority leave no room.
    case noRoomLeft
    /// The symbol set has no icon of this name; a crossed box stands in.
    case unknownSymbol(String, suggestion: String?)
    /// A gradient has no colours, and paints nothing.
    case emptyGradient(attribute: String)
    /// The stops of a gradient are not in order; each begins where the one before does.
    case unorderedGradient(attribute: String)
    /// None of a line's dashes has a length, and the line is unbroken.
    case emptyDashes
    /// A line's dashes are so short that there would be too many, and the line is unbroken.
    case tooManyDashes
    /// A number arose that is infinite, none, or too large to be painted; the part was left out.
    case unpaintable(String)
    /// A path is so long that painting it would take seconds; it was left out.
    case tooComplex(String)

    /// A length that is negative or no number where that has no meaning.
    package static func invalidLength(attribute: String, value: Double) -> Kind {
      .invalidLength(attribute: attribute, value: value.pointText)
    }
  }

  /// Whether a snapshot fails because of it, or only tells.
  public enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
    /// Worth knowing, and often meant: it is told, and nothing fails.
    case warning
    /// Not what was asked for: no picture of it becomes a reference.
    case error
  }

  /// How bad it is.
  public var severity: Severity {
    switch kind {
    case .truncated, .outsideClip, .noRoomLeft, .unorderedGradient: .warning
    case .duplicateIdentifier, .invalidLength, .contradictoryFrame, .invalidLayoutSize, .text,
      .unknownSymbol, .emptyGradient, .emptyDashes, .tooManyDashes, .unpaintable, .tooComplex:
      .error
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The node, what is wrong with it, and what to do.
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
    case .noRoomLeft:
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
  /// The number as Unicode writes a code point: `U+0041`.
  fileprivate var codePointText: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(4 - digits.count, 0)) + digits
  }
}

extension String {
  /// The first characters, with line feeds shown, for a message that stays on its line.
  fileprivate var shortened: String {
    let visible = String(prefix(40).map { $0.isNewline ? "⏎" : $0 })
    return count > 40 ? visible + "…" : visible
  }
}
