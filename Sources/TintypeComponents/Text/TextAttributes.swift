// SPDX-License-Identifier: MIT

/// Text attributes of a part of a text; `nil` inherits the attribute.
struct TextAttributes: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var style: (any ShapeStyle)?
  var tracking: Double?
  var baselineOffset: Double?
  var underline: TextDecoration?
  var strikethrough: TextDecoration?

  /// Returns the attributes, with unset attributes inherited from `outer`.
  func inside(_ outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font,
      weight: weight ?? outer.weight,
      isItalic: isItalic ?? outer.isItalic,
      style: style ?? outer.style,
      tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough
    )
  }

  /// Returns a text run with these attributes; unset attributes are inherited from the environment.
  func run(_ string: String, in environment: EnvironmentValues) -> TextRun {
    let look = inside(environment.textAttributes)
    var font = look.font ?? environment.font
    if let weight = look.weight { font.weight = weight }
    if let isItalic = look.isItalic { font.isItalic = isItalic }
    font = font.resolved(in: environment)
    return TextRun(
      string: environment.textCase.map { $0.applied(to: string) } ?? string,
      font: font,
      style: (look.style ?? environment.foregroundStyle).resolveStyle(in: environment),
      tracking: look.tracking ?? 0,
      baselineOffset: look.baselineOffset ?? 0,
      underline: look.underline?.resolved(in: environment),
      strikethrough: look.strikethrough?.resolved(in: environment)
    )
  }
}

/// An underline or strikethrough line, or its absence.
struct TextDecoration: Sendable {
  var isActive: Bool
  var pattern: TextLineStyle.Pattern
  var color: Color?
  private var fixed: ResolvedColor?

  init(isActive: Bool, pattern: TextLineStyle.Pattern, color: Color?) {
    self.isActive = isActive
    self.pattern = pattern
    self.color = color
    fixed = nil
  }

  /// Creates a line in a color that is the same in every environment.
  init(_ style: TextLineStyle) {
    isActive = true
    pattern = style.pattern
    color = nil
    fixed = style.color
  }

  func resolved(in environment: EnvironmentValues) -> TextLineStyle? {
    guard isActive else { return nil }
    return TextLineStyle(pattern: pattern, color: fixed ?? color?.resolve(in: environment))
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey {
    static let defaultValue = TextAttributes()
  }

  /// The attributes of text that does not set them itself.
  var textAttributes: TextAttributes {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

/// The letter case of displayed text, by Unicode's mappings and independent of the locale.
public enum TextCase: String, Hashable, Codable, Sendable, CaseIterable {
  /// Uppercase letters.
  case uppercase
  /// Lowercase letters.
  case lowercase

  func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
