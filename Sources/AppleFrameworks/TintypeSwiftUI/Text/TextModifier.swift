// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A change to the attributes of a text.
indirect enum TextModifier: Sendable {
  case font(Font)
  case weight(Font.Weight)
  case bold
  case italic
  case design(Font.Design?)
  case features(Engine.Font.Features)
  case foregroundStyle(any ShapeStyle)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(isActive: Bool, Text.LineStyle)
  case strikethrough(isActive: Bool, Text.LineStyle)
  case scale(Text.Scale)
  case accessibilityLabel(Text)
  case accessibilityHeading(level: Int)

  /// Sets the attribute of the engine.
  func apply(to attributes: inout TextAttributes, in environment: EnvironmentValues) {
    switch self {
    case .font(let font): attributes.font = font.engine
    case .weight(let weight): attributes.weight = weight.engine
    case .bold: attributes.weight = .bold
    case .italic: attributes.isItalic = true
    case .design(let design): attributes.design = .some(design?.engine)
    case .features(let features): attributes.features = features
    case .foregroundStyle(let style): attributes.style = style.engine
    case .tracking(let tracking): attributes.tracking = Double(tracking)
    case .baselineOffset(let offset): attributes.baselineOffset = Double(offset)
    case .underline(let isActive, let style):
      attributes.underline = style.decoration(isActive: isActive, in: environment)
    case .strikethrough(let isActive, let style):
      attributes.strikethrough = style.decoration(isActive: isActive, in: environment)
    case .scale(let scale): attributes.scale = scale.factor
    case .accessibilityLabel, .accessibilityHeading: break
    }
  }
}

extension TextModifier: Equatable {
  static func == (lhs: TextModifier, rhs: TextModifier) -> Bool {
    switch (lhs, rhs) {
    case (.font(let left), .font(let right)): left == right
    case (.weight(let left), .weight(let right)): left == right
    case (.bold, .bold), (.italic, .italic): true
    case (.accessibilityHeading(let left), .accessibilityHeading(let right)): left == right
    case (.design(let left), .design(let right)): left == right
    case (.features(let left), .features(let right)): left == right
    case (.foregroundStyle(let left), .foregroundStyle(let right)): left.isEqual(to: right)
    case (.tracking(let left), .tracking(let right)): left == right
    case (.baselineOffset(let left), .baselineOffset(let right)): left == right
    case (.underline(let left, let first), .underline(let right, let second)):
      left == right && first == second
    case (.strikethrough(let left, let first), .strikethrough(let right, let second)):
      left == right && first == second
    case (.scale(let left), .scale(let right)): left == right
    case (.accessibilityLabel(let left), .accessibilityLabel(let right)): left == right
    default: false
    }
  }
}

extension ShapeStyle {
  /// Returns a Boolean value that indicates whether another style is equal to this one; `false` for
  /// styles that cannot be compared.
  fileprivate func isEqual(to other: any ShapeStyle) -> Bool {
    guard let left = self as? any Equatable else { return false }
    func compare<Value: Equatable>(_ left: Value) -> Bool { (other as? Value) == left }
    return compare(left)
  }
}
