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
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// What is added between characters, in points; see `Text.tracking(_:)`.
    public let tracking: TrackingAttribute
    /// How far the characters stand above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
  }

  /// The attributes of `Text`.
  public var tintype: TintypeAttributes.Type { TintypeAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of `Text` by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TintypeAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.TintypeAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// `Tintype.Font`.
    public static let name = "Tintype.Font"
  }

  /// The colour of the characters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// `Tintype.ForegroundColor`.
    public static let name = "Tintype.ForegroundColor"
  }

  /// What is added between characters.
  public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = Double
    /// `Tintype.Tracking`.
    public static let name = "Tintype.Tracking"
  }

  /// How far the characters stand above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = Double
    /// `Tintype.BaselineOffset`.
    public static let name = "Tintype.BaselineOffset"
  }

  /// A line below the characters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// Pattern and colour.
    public typealias Value = TextLineStyle
    /// `Tintype.UnderlineStyle`.
    public static let name = "Tintype.UnderlineStyle"
  }

  /// A line through the characters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// Pattern and colour.
    public typealias Value = TextLineStyle
    /// `Tintype.StrikethroughStyle`.
    public static let name = "Tintype.StrikethroughStyle"
  }
}

extension Text {
  /// Creates a text of the runs of an attributed string; line feeds begin new lines.
  ///
  /// ```swift
  /// var price = AttributedString("12.50 instead of 15.00")
  /// if let old = price.range(of: "15.00") { price[old].tintype.strikethroughStyle = TextLineStyle() }
  /// ```
  ///
  /// The attributes of `AttributeScopes.TintypeAttributes` say how the runs look; all others change
  /// nothing.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    let parts = attributed.runs.map { run in
      let attributes = run.tintype
      return (
        string: String(attributed[run.range].characters),
        look: TextLook(
          font: attributes.font,
          style: attributes.foregroundColor,
          tracking: attributes.tracking,
          baselineOffset: attributes.baselineOffset,
          underline: attributes.underlineStyle.map(TextDecoration.init(_:)),
          strikethrough: attributes.strikethroughStyle.map(TextDecoration.init(_:))
        )
      )
    }
    self.init(parts.isEmpty ? [(string: "", look: TextLook())] : parts)
  }
}
