// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

extension Font {
  /// The purpose of a text, which determines its size.
  public enum TextStyle: CaseIterable, Sendable {
    /// Large titles.
    case largeTitle
    /// First-level titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Body text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2

    /// The style of the engine.
    var engine: Engine.Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The weight of strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight of the engine.
    let engine: Engine.Font.Weight

    init(_ engine: Engine.Font.Weight) { self.engine = engine }

    /// The lightest weight.
    public static let ultraLight = Weight(.ultraLight)
    /// A weight between ultralight and light.
    public static let thin = Weight(.thin)
    /// A light weight.
    public static let light = Weight(.light)
    /// The regular weight.
    public static let regular = Weight(.regular)
    /// A weight between regular and semibold.
    public static let medium = Weight(.medium)
    /// A weight between medium and bold.
    public static let semibold = Weight(.semibold)
    /// A bold weight.
    public static let bold = Weight(.bold)
    /// A weight between bold and black.
    public static let heavy = Weight(.heavy)
    /// The heaviest weight.
    public static let black = Weight(.black)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The width, 0 for standard, negative for narrower letters.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The design of a typeface.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded strokes.
    case rounded
    /// A design whose characters have the same width.
    case monospaced
  }

  /// The distance between the lines of a text.
  public enum Leading: Hashable, Sendable {
    /// The standard distance.
    case standard
    /// A shorter distance.
    case tight
    /// A longer distance.
    case loose
  }
}

/// The changes to a font.
struct FontStyle: Hashable, Sendable {
  /// The letters that are shown as small capitals.
  struct SmallCaps: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)
  }

  var weight: Font.Weight?
  var width: Font.Width?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var smallCaps: SmallCaps = []
  var leading: Font.Leading?
}
