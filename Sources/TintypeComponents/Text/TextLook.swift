// SPDX-License-Identifier: MIT

/// What is said of how a part of a text looks; `nil` leaves it to what lies further out.
struct TextLook: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var style: (any ShapeStyle)?
  var tracking: Double?
  var baselineOffset: Double?
  var underline: TextDecoration?
  var strikethrough: TextDecoration?

  /// The look with what is said further out where it says nothing itself.
  func inside(_ outer: TextLook) -> TextLook {
    TextLook(
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

  /// A part of a text with the look, where the environment decides what it leaves open.
  func run(_ string: String, in environment: EnvironmentValues) -> TextRun {
    let look = inside(environment.textLook)
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

/// Whether a line is drawn below or through characters, and which.
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

  /// A line in a colour that is the same in every environment.
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
    static let defaultValue = TextLook()
  }

  /// What is said of texts that do not say it themselves.
  var textLook: TextLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

/// The case in which a text is shown, by the mappings of Unicode and whatever the locale.
public enum TextCase: String, Hashable, Codable, Sendable, CaseIterable {
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase

  func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
