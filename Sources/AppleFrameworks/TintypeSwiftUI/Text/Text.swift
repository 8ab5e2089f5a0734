// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A view that displays one or more lines of text.
///
/// A text with images does not wrap within a line: its parts are arranged in a row.
public struct Text: Sendable {
  let source: any TextSource
  private(set) var modifiers: [TextModifier] = []

  nonisolated init(source: some TextSource) { self.source = source }

  /// Creates a text from the localization of a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown if it has no localization. It can contain Markdown.
  ///   - tableName: The name of the table; `nil` for the default.
  ///   - bundle: The bundle of the table; `nil` for the main bundle.
  ///   - comment: A comment for translators.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    source = LocalizedSource(key: key, table: tableName, bundle: bundle)
  }

  /// Creates a text that is not localized.
  public nonisolated init(verbatim content: String) { source = VerbatimSource(string: content) }

  /// Creates a text from a string that is not localized.
  @_disfavoredOverload
  public nonisolated init<S>(_ content: S) where S: StringProtocol {
    source = VerbatimSource(string: String(content))
  }

  /// Creates a text with an image.
  public nonisolated init(_ image: Image) { source = ImageSource(image: image) }

  /// Creates a text from an attributed string.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    source = AttributedSource(string: attributedContent)
  }

  /// Creates a text from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    source = LocalizedSource(
      key: LocalizedStringKey(resource.defaultValue), table: resource.table,
      bundle: resource.bundle.bundle)
  }

  /// Returns a text that consists of two texts.
  public static nonisolated func + (lhs: Text, rhs: Text) -> Text {
    Text(source: ConcatenatedSource(lhs, rhs))
  }

  /// Returns the text with a modifier for the parts that do not set its attribute themselves.
  nonisolated func modified(_ modifier: TextModifier?) -> Text {
    guard let modifier else { return self }
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Text: Equatable {
  /// Returns a Boolean value that indicates whether two values are equal.
  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.source.isEqual(to: rhs.source) && lhs.modifiers == rhs.modifiers
  }
}

extension Text: TextSource {
  /// Returns the parts of the text in an environment.
  func parts(in environment: EnvironmentValues) -> [TextPart] {
    let attributes = attributes(in: environment)
    return source.parts(in: environment).map { part in
      var part = part
      part.attributes = part.attributes.inside(attributes)
      return part
    }
  }

  private func attributes(in environment: EnvironmentValues) -> TextAttributes {
    modifiers.reduce(into: TextAttributes()) { attributes, modifier in
      var next = TextAttributes()
      modifier.apply(to: &next, in: environment)
      attributes = attributes.inside(next)
    }
  }

  /// Returns the characters of the text in an environment.
  func string(in environment: EnvironmentValues) -> String {
    parts(in: environment).map(\.string).joined()
  }

  /// The style of the whole text; `nil` for that of the environment.
  fileprivate var style: (any ShapeStyle)? {
    for case .foregroundStyle(let style) in modifiers { return style }
    return nil
  }

  /// The changes to the accessibility properties of the text.
  fileprivate func semantics(in environment: EnvironmentValues) -> [Semantics.Change] {
    modifiers.compactMap { modifier in
      switch modifier {
      case .accessibilityLabel(let label):
        return Semantics.Change(label: label.string(in: environment))
      case .accessibilityHeading(let level):
        return Semantics.Change(addedTraits: .isHeader, headingLevel: level)
      default: return nil
      }
    }
  }
}

extension Text: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let environment = scope.environment
    let parts = parts(in: environment)
    let content = component(of: parts, in: scope)
    let style = style ?? environment.foregroundStyle
    let component = style.applyingEffects(to: content, in: environment)
    var nodes = scope.nodes(of: component)
    for change in semantics(in: environment) {
      for index in nodes.indices { nodes[index].modifiers.append(.semantics(change)) }
    }
    return nodes
  }

  /// Returns a text of the engine, or a row of texts and images.
  private func component(of parts: [TextPart], in scope: ViewScope) -> any Component {
    let hasImage = parts.contains { if case .image = $0.content { true } else { false } }
    guard hasImage else {
      return Engine.Text(parts.map { (string: $0.string, look: $0.attributes) })
    }
    var row: [any Component] = []
    var strings: [(string: String, look: TextAttributes)] = []
    func endText() {
      if !strings.isEmpty { row.append(Engine.Text(strings)) }
      strings = []
    }
    for (index, part) in parts.enumerated() {
      switch part.content {
      case .string(let string): if !string.isEmpty { strings.append((string, part.attributes)) }
      case .image(let image):
        endText()
        let attributes = part.attributes
        row.append(
          scope.component(
            image.transformingEnvironment { $0.inherit(attributes) },
            at: .part("image\(index)")))
      }
    }
    endText()
    let content = ComponentList(row)
    // An image is neutral (U+FFFC; Unicode Standard Annex 9): the letters determine the direction.
    let letters = parts.map(\.string).joined()
    let direction =
      LayoutDirection(ofParagraph: letters.utf8) ?? scope.context.environment.layoutDirection
    return Engine.HStack(alignment: .firstTextBaseline, spacing: 0) { content }
      .environment(\.layoutDirection, direction)
  }
}

extension EnvironmentValues {
  /// Sets the font and the style of an image within a text.
  fileprivate mutating func inherit(_ attributes: TextAttributes) {
    if let font = attributes.font { base.font = font }
    if let weight = attributes.weight { base.font.weight = weight }
    if let style = attributes.style { base.foregroundStyle = style }
  }
}

extension Text {
  /// Returns the text of the engine; images are left out.
  func engine(in scope: ViewScope) -> Engine.Text {
    Engine.Text(
      parts(in: scope.environment).map { (string: $0.string, look: $0.attributes) })
  }
}
