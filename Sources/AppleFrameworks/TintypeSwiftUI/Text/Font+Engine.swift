// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene
import TintypeUIKit

/// Font of Core Text, which has the values of a UIKit font.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from a Core Text font, which does not scale.
  public init(_ font: CTFont) {
    let values = font.values
    var result: Font
    if let family = values.family {
      result = .custom(values.name ?? family, fixedSize: values.size)
      result.style.weight = Weight(values.weight.fontWeight)
    } else {
      result = .system(
        size: values.size, weight: Weight(values.weight.fontWeight),
        design: Design(values.design))
    }
    if values.isItalic { result = result.italic() }
    if values.hasMonospacedDigits { result = result.monospacedDigit() }
    if values.width != .standard { result = result.width(Width(values.width.rawValue)) }
    self = result
  }

  /// The font of the engine.
  var engine: Engine.Font {
    var font: Engine.Font
    switch source {
    case .textStyle(let style, let design, let weight):
      font = .system(style.engine, weight: weight?.engine)
      font.design = design?.engine
    case .system(let size, let weight, let design):
      font = .system(size: Double(size), weight: weight?.engine ?? .regular)
      font.design = design?.engine
    case .custom(let name, let size, let textStyle):
      font = Engine.Font(family: name, size: Double(size), textStyle: textStyle?.engine)
    }
    if let weight = style.weight { font.weight = weight.engine }
    if style.isItalic { font.isItalic = true }
    if style.isMonospaced { font.design = .monospaced }
    font.features = style.features
    return font
  }
}

extension FontStyle {
  /// The typographic features of the engine; `nil` for none.
  fileprivate var features: Engine.Font.Features? {
    var features: Engine.Font.Features = []
    if hasMonospacedDigits { features.insert(.monospacedDigits) }
    if smallCaps.contains(.lowercase) { features.insert(.lowercaseSmallCaps) }
    if smallCaps.contains(.uppercase) { features.insert(.uppercaseSmallCaps) }
    return features.isEmpty ? nil : features
  }
}

extension Font.Design {
  /// The design of the engine; `nil` for the default.
  var engine: Engine.Font.Design? {
    switch self {
    case .default: nil
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }

  fileprivate init(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    default: self = .default
    }
  }
}
