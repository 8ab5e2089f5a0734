// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AttributeScopes {
  /// The attributes of `Text`: `string.tintype.font = .body`.
  public struct TintypeAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters, as high as a line of their font.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra space between characters, in points; see `Text.tracking(_:)`.
    public let tracking: TrackingAttribute
    /// The offset of the characters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// An underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// A strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute
  }

  /// The attributes of `Text`.
  public var tintype: TintypeAttributes.Type { TintypeAttributes.self }
}

extension AttributeDynamicLookup {
  // The attributes of SwiftUI, whose module loads this one, come first.
  /// The attribute of `Text` with the name of a key path.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TintypeAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.TintypeAttributes {
  // Variants: The font of the characters; FontAttribute; Font; a font; Tintype.Font -> The color
  //   of the characters; ForegroundColorAttribute; Color; a color; Tintype.ForegroundColor | The
  //   color behind the characters; BackgroundColorAttribute; Color; a color;
  //   Tintype.BackgroundColor | The extra space between characters; TrackingAttribute; Double; a
  //   length in points; Tintype.Tracking | The offset of the characters above the baseline; BaselineOffsetAttribute;
  //   Double; a length in points; Tintype.BaselineOffset | An underline; UnderlineStyleAttribute;
  //   TextLineStyle; a pattern and a color; Tintype.UnderlineStyle | A strikethrough line;
  //   StrikethroughStyleAttribute; TextLineStyle; a pattern and a color; Tintype.StrikethroughStyle
  /// The font of the characters.
  public enum FontAttribute: AttributedStringKey {
    /// The value type, a font.
    public typealias Value = Font
    /// `Tintype.Font`.
    public static let name = "Tintype.Font"
  }
}

extension Text {
  /// Creates text from the runs of an attributed string; line feeds begin new lines.
  ///
  /// ```swift
  /// var price = AttributedString("12.50 instead of 15.00")
  /// if let old = price.range(of: "15.00") { price[old].tintype.strikethroughStyle = TextLineStyle() }
  /// ```
  ///
  /// Only the attributes of `AttributeScopes.TintypeAttributes` affect the appearance of the runs.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    let parts = attributed.runs.map { run in
      let attributes = run.tintype
      var look = TextAttributes(
        font: attributes.font,
        style: attributes.foregroundColor,
        tracking: attributes.tracking,
        baselineOffset: attributes.baselineOffset,
        underline: attributes.underlineStyle.map(TextDecoration.init(_:)),
        strikethrough: attributes.strikethroughStyle.map(TextDecoration.init(_:))
      )
      look.background = attributes.backgroundColor
      return (string: String(attributed[run.range].characters), look: look)
    }
    self.init(parts.isEmpty ? [(string: "", look: TextAttributes())] : parts)
  }
}
