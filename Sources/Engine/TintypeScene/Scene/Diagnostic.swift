// SPDX-License-Identifier: MIT

/// A problem that prevents a component from being rendered as described.
///
/// A snapshot with an error fails, so that an incorrect image is not recorded as a reference
/// unnoticed. Warnings are reported, and those of approximations are errors in strict mode. For views
/// of SwiftUI, what SwiftUI paints too is only an approximation.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// The kind of the problem.
  package var kind: Kind
  /// The path of the affected node.
  public var path: NodePath

  /// Creates a diagnostic.
  package init(kind: Kind, path: NodePath) { (self.kind, self.path) = (kind, path) }

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
    /// A word is wider than its line, or `isAvoidable`: it fits on a line, but was broken.
    case brokenWord(String, isAvoidable: Bool)
    /// A text is partly outside of a clip.
    case outsideClip
    /// A text is partly outside of the image.
    case outsideCanvas
    /// Siblings with a higher layout priority leave no space.
    case noSpaceLeft
    /// The symbol set has no icon with this name; a placeholder is shown instead.
    case unknownSymbol(String, suggestion: String?)
    /// A gradient has no colors and paints nothing.
    case emptyGradient(attribute: String)
    /// The stops of a gradient are not in order; early ones are moved to the previous location.
    case unorderedGradient(attribute: String)
    /// A mesh gradient has fewer than 2 × 2 points, or another number of points or colors; only its
    /// background is painted.
    case incompleteMesh(attribute: String, size: String, points: Int, colors: Int)
    /// The patches of a mesh gradient overlap so often that painting them would take seconds.
    case overlappingMesh(attribute: String)
    /// All dashes of a line have the length 0; the line is solid.
    case emptyDashes
    /// The dashes of a line are so short that there would be too many; the line is solid.
    case tooManyDashes
    /// A computed number is infinite, NaN, or too large to be painted; the command was omitted.
    case unpaintable(String)
    /// A path is so long that painting it would take seconds; it was omitted.
    case tooComplex(String)
    /// An error in the use of a view, with its message.
    case view(String)
    /// A part of a view that is painted in another way than described, with its message.
    case approximation(String)
    /// A view of a type cannot be shown; a placeholder with its frame is shown instead.
    case placeholder(type: String)

    /// Returns the kind for a length that is negative or NaN where that is invalid.
    package static func invalidLength(attribute: String, value: Double) -> Kind {
      .invalidLength(attribute: attribute, value: value.pointText)
    }

    /// Returns the kind for a mesh gradient that is not complete.
    package static func incompleteMesh(attribute: String, _ mesh: ResolvedMesh) -> Kind {
      .incompleteMesh(
        attribute: attribute, size: "\(mesh.width) × \(mesh.height)", points: mesh.points.count,
        colors: mesh.colors.count)
    }
  }

  /// The severity of a diagnostic, which determines whether a snapshot fails.
  public enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
    /// A problem that can be intended, or an approximation: it is reported, and the snapshot does not
    /// fail.
    case warning
    /// A result that differs from the description: the snapshot fails and is not recorded.
    case error
  }

  /// The severity of the diagnostic.
  public var severity: Severity {
    switch kind {
    case .truncated, .brokenWord, .outsideClip, .outsideCanvas, .noSpaceLeft, .unorderedGradient,
      .placeholder, .unknownSymbol, .approximation,
      .text(.missingBold, _), .text(.missingDesign, _), .text(.missingSmallCaps, _):
      .warning
    case .duplicateIdentifier, .invalidLength, .contradictoryFrame, .invalidLayoutSize, .text,
      .emptyGradient, .incompleteMesh, .overlappingMesh, .emptyDashes, .tooManyDashes, .unpaintable,
      .tooComplex, .view:
      .error
    }
  }

  /// A Boolean value that indicates whether the result only approximates the description, which fails
  /// the snapshot in strict mode.
  package var isApproximation: Bool {
    switch kind {
    case .placeholder, .unknownSymbol, .approximation: true
    default: false
    }
  }

  /// The diagnostic for a view of SwiftUI: what SwiftUI paints too is an approximation.
  package var approximated: Diagnostic {
    if case .view = kind { return self }
    return severity == .error ? Diagnostic(kind: .approximation(kind.message), path: path) : self
  }
}

extension Diagnostic: CustomStringConvertible {
  /// A description of the node, the problem and the solution.
  public var description: String { "\(path): \(kind.message)" }
}

extension Diagnostic.Kind {
  /// The problem and the solution.
  fileprivate var message: String {
    switch self {
    case .duplicateIdentifier(let id):
      "Several siblings have the id “\(id)”. Give each sibling a unique id."
    case .invalidLength(let attribute, let value):
      "\(attribute) is \(value), which is not a valid length, and was ignored. Pass a finite number; "
        + "a size must not be negative."
    case .contradictoryFrame(let attribute):
      "The limits of \(attribute) contradict each other. Pass min ≤ ideal ≤ max."
    case .invalidLayoutSize:
      "Its size or position is negative, infinite or NaN; 0 was used instead. Correct sizeThatFits "
        + "or placeSubviews of the layout that returned it."
    case .truncated(let string):
      "Its text does not fit and was truncated. Give it more space or more lines, or shorten it. "
        + "The text is “\(string.shortened)”."
    case .brokenWord(let word, _):
      "The word “\(word.shortened)” is wider than its line and was broken. Give the text more width, "
        + "or a layout for large text sizes in which it has a line of its own."
    case .outsideClip:
      "A part of its text is outside of its clip. Give it more space, or clip another component."
    case .outsideCanvas:
      "A part of its text is outside of the image. Give it more space, or put it into a scroll view."
    case .noSpaceLeft:
      "Siblings with a higher layout priority leave it no space. Lower their priority, or give it "
        + "a minimum size."
    case .unknownSymbol(let name, let suggestion):
      "The symbol set has no “\(name)”; a placeholder is shown instead. "
        + (suggestion.map { "Did you mean “\($0)”? " } ?? "")
        + "Add the symbol to the symbol set, or use a symbol that it contains."
    case .emptyGradient(let attribute):
      "The gradient of \(attribute) has no colors and paints nothing. Pass at least one color."
    case .unorderedGradient(let attribute):
      "The stops of \(attribute) are not in order; a stop before its predecessor was moved to the "
        + "predecessor's location. Sort the stops by location."
    case .incompleteMesh(let attribute, let size, let points, let colors):
      "The mesh gradient of \(attribute) has the size \(size), but \(points) points and \(colors) "
        + "colors; only its background is painted. Pass at least 2 × 2 points, and as many points "
        + "and colors as width × height."
    case .overlappingMesh(let attribute):
      "The patches of the mesh gradient of \(attribute) overlap so often that painting them would "
        + "take seconds, and were omitted. Move its points in the order of the grid."
    case .emptyDashes:
      "All its dashes have the length 0, so the line is solid. Pass a dash with a positive length, "
        + "or no dashes."
    case .tooManyDashes:
      "Its line would have more than 100,000 dashes, so it is solid. Make the dashes longer."
    case .unpaintable(let part):
      "Its \(part) has a number that is infinite, NaN, or too large to be painted, and was "
        + "omitted. Pass finite numbers, and coordinates near the canvas."
    case .tooComplex(let part):
      "The path of its \(part) is so long that painting it would take seconds, and was omitted. "
        + "Draw it with fewer or shorter elements, or paint it once into an image."
    case .view(let message), .approximation(let message): message
    case .placeholder(let type):
      "\(type) cannot be shown on this platform; a placeholder with its frame is shown instead. "
        + "Check its appearance on a device, or replace it in the test."
    case .text(let issue, let string):
      "\(issue.message) The text is “\(string.shortened)”."
    }
  }
}

extension TextIssue {
  fileprivate var message: String {
    switch self {
    case .unknownFamily(let requested, let used):
      "The font family “\(requested)” is not in the font book; \(used) was used instead. Add its "
        + "files to the font book, or use a family that it contains."
    case .missingItalic(let family):
      "\(family) has no italic file; the upright file was used instead. Add the italic file to the "
        + "font book, or use the upright style."
    case .missingUpright(let family):
      "\(family) has no upright file; the italic file was used instead. Add the upright file to "
        + "the font book, or use the italic style."
    case .missingBold(let family):
      "\(family) has no bold file; letters that the bold font does not have were painted in a "
        + "lighter weight. Add a family with bold letters of the script to the fallback of the font "
        + "book, or use a lighter weight."
    case .missingDesign(let used, let design):
      "Text in the design “\(design.rawValue)” is painted in \(used), because the font book has no "
        + "family for it. For another appearance, add a family for the design to the font book."
    case .missingSmallCaps(let family):
      "\(family) has no small capitals; the usual letters were used instead. Use a family with small "
        + "capitals, or remove them from the font."
    case .missingGlyphs(let scalars):
      "No font in the font book has a glyph for "
        + scalars.map(\.codePointText).joined(separator: ", ")
        + ". Add a font with \(scalars.count == 1 ? "this glyph" : "these glyphs")."
    case .invalidSize(let size):
      "The font size \(size.points.pointText) is invalid; another size was used instead. Pass a "
        + "size in points, above 0 and up to \(Font.maximumSize.pointText)."
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
