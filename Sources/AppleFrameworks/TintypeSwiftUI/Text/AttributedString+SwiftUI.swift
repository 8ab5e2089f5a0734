// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeUIKit

extension AttributeScopes {
  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The extra space between characters, in points.
    public let kern: KerningAttribute
    /// The extra space between characters, in points.
    public let tracking: TrackingAttribute
    /// The offset of the characters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The elements of Markdown that surround the characters.
    public let inlinePresentationIntent:
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attribute of SwiftUI with the name of a key path.
  public subscript<T>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T where T: AttributedStringKey { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  // Variants: FontAttribute; Font; SwiftUI.Font; The font of the characters
  //   -> ForegroundColorAttribute; Color; SwiftUI.ForegroundColor; The color of the characters
  //   | BackgroundColorAttribute; Color; SwiftUI.BackgroundColor; The color behind the characters
  //   | StrikethroughStyleAttribute; Text.LineStyle; SwiftUI.StrikethroughStyle; The strikethrough
  //   | UnderlineStyleAttribute; Text.LineStyle; SwiftUI.UnderlineStyle; The underline
  /// The font of the characters.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Font
    /// The name.
    public static let name = "SwiftUI.Font"
  }

  // Variants: KerningAttribute; CGFloat; SwiftUI.Kern; The extra space between characters
  //   -> TrackingAttribute; CGFloat; SwiftUI.Tracking; The extra space between characters
  //   | BaselineOffsetAttribute; CGFloat; SwiftUI.BaselineOffset;
  //   The offset of the characters above the baseline
  /// The extra space between characters.
  public enum KerningAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The name.
    public static let name = "SwiftUI.Kern"
  }
}

extension AttributedString {
  /// Returns the parts of a text.
  func parts(in environment: EnvironmentValues) -> [TextPart] {
    let parts = runs.map { run in
      var part = TextPart(String(self[run.range].characters))
      run.swiftUI.inlinePresentationIntent?.apply(to: &part.attributes)
      part.attributes.font = run.swiftUI.font?.engine
      if run.link != nil { part.attributes.style = TintShapeStyle().engine }
      if let color = run.swiftUI.foregroundColor { part.attributes.style = color.engine }
      part.attributes.background = run.swiftUI.backgroundColor?.engine
      part.attributes.tracking = (run.swiftUI.tracking ?? run.swiftUI.kern).map { Double($0) }
      part.attributes.baselineOffset = run.swiftUI.baselineOffset.map { Double($0) }
      if let style = run.swiftUI.underlineStyle {
        part.attributes.underline = style.decoration(isActive: true, in: environment)
      }
      if let style = run.swiftUI.strikethroughStyle {
        part.attributes.strikethrough = style.decoration(isActive: true, in: environment)
      }
      return part
    }
    return parts.isEmpty ? [TextPart("")] : parts
  }
}

extension Text.LineStyle {
  /// Creates a style from a UIKit style; `nil` if that has no line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0x0F != 0 else { return nil }
    switch nsUnderlineStyle.rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: self.init(pattern: .dot)
    case NSUnderlineStyle.patternDash.rawValue: self.init(pattern: .dash)
    case NSUnderlineStyle.patternDashDot.rawValue: self.init(pattern: .dashDot)
    case NSUnderlineStyle.patternDashDotDot.rawValue: self.init(pattern: .dashDotDot)
    default: self.init()
    }
  }
}
