// SPDX-License-Identifier: MIT

/// Text attributes of a part of a text; `nil` inherits the attribute.
package struct TextAttributes: Sendable {
  /// The font.
  package var font: Font?
  /// The weight, regardless of the font's weight.
  package var weight: Font.Weight?
  /// A Boolean value that indicates whether the italic style is requested.
  package var isItalic: Bool?
  /// The design of a font without a family.
  package var design: Font.Design??
  /// The typographic features that are added to those of the font.
  package var features: Font.Features?
  /// The factor of the font size.
  package var scale: Double?
  /// The style of the characters.
  package var style: (any ShapeStyle)?
  /// The style behind the characters.
  package var background: (any ShapeStyle)?
  /// The extra space between characters, in points.
  package var tracking: Double?
  /// The offset of the characters above the baseline, in points.
  package var baselineOffset: Double?
  /// The underline.
  package var underline: TextDecoration?
  /// The strikethrough.
  package var strikethrough: TextDecoration?

  /// Creates attributes, all of which are inherited unless they are set.
  package init(
    font: Font? = nil, weight: Font.Weight? = nil, isItalic: Bool? = nil,
    style: (any ShapeStyle)? = nil, tracking: Double? = nil, baselineOffset: Double? = nil,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil
  ) {
    self.font = font
    self.weight = weight
    self.isItalic = isItalic
    self.style = style
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// A Boolean value that indicates whether all attributes are inherited.
  package var isEmpty: Bool {
    font == nil && weight == nil && isItalic == nil && design == nil && features == nil
      && scale == nil && style == nil && tracking == nil && baselineOffset == nil
      && underline == nil && strikethrough == nil && background == nil
  }

  /// Returns the attributes, with unset attributes inherited from `outer`.
  package func inside(_ outer: TextAttributes) -> TextAttributes {
    var attributes = TextAttributes(
      font: font ?? outer.font,
      weight: weight ?? outer.weight,
      isItalic: isItalic ?? outer.isItalic,
      style: style ?? outer.style,
      tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough
    )
    attributes.design = design ?? outer.design
    attributes.features = features.map { $0.union(outer.features ?? []) } ?? outer.features
    attributes.scale = scale ?? outer.scale
    attributes.background = background ?? outer.background
    return attributes
  }

  /// Returns a text run with these attributes; unset attributes are inherited from the environment.
  func run(_ string: String, in environment: EnvironmentValues) -> TextRun {
    let look = inside(environment.textAttributes)
    var font = look.font ?? environment.font
    if let weight = look.weight { font.weight = weight }
    if let isItalic = look.isItalic { font.isItalic = isItalic }
    if let design = look.design { font.design = design }
    if let features = look.features { font.features = (font.features ?? []).union(features) }
    font = font.resolved(in: environment)
    if let scale = look.scale { font.size *= scale }
    let translated = environment.translated(string)
    let string = environment.pseudoText.map { $0.applied(to: translated) } ?? translated
    return TextRun(
      string: environment.textCase.map { $0.applied(to: string, in: environment.locale) } ?? string,
      font: font,
      style: (look.style ?? environment.foregroundStyle).resolveStyle(in: environment),
      tracking: look.tracking ?? 0,
      baselineOffset: look.baselineOffset ?? 0,
      underline: look.underline?.resolved(in: environment),
      strikethrough: look.strikethrough?.resolved(in: environment),
      background: look.background?.resolveStyle(in: environment)
    )
  }
}

/// An underline or strikethrough line, or its absence.
package struct TextDecoration: Sendable {
  var isActive: Bool
  var pattern: TextLineStyle.Pattern
  var color: Color?
  private var fixed: ResolvedColor?

  /// Creates a line, or its absence.
  package init(isActive: Bool, pattern: TextLineStyle.Pattern, color: Color?) {
    (self.isActive, self.pattern, self.color) = (isActive, pattern, color)
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
  package var textAttributes: TextAttributes {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
