// SPDX-License-Identifier: MIT

internal import Foundation

/// Traits with which a view or a controller replaces those that it inherits.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns a Boolean value that indicates whether a trait is replaced.
  func contains(_ trait: UITrait) -> Bool
  /// Inherits a trait again.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: self)
      ?? (custom[ObjectIdentifier(trait)] != nil)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.reset(in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }
}

extension SystemTrait {
  fileprivate static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: keyPath] != defaultValue
  }

  fileprivate static func reset(in values: inout TraitValues) {
    values[keyPath: keyPath] = defaultValue
  }
}

extension TraitValues {
  /// Replaces traits, of which a specified light or dark appearance takes precedence.
  func replaced(by overrides: TraitValues, style: UIUserInterfaceStyle) -> TraitValues {
    var values = merging(overrides)
    if style != .unspecified { values.userInterfaceStyle = style }
    return values
  }
}

extension UIView {
  /// The traits with which the view and its controller replace inherited ones; `nil` without any.
  package var ownTraits: UITraitCollection? {
    var values = controller?.ownTraits?.values ?? TraitValues()
    values = values.replaced(by: layoutValues.traitOverrides, style: overrideUserInterfaceStyle)
    return values == TraitValues() ? nil : UITraitCollection(values: values)
  }

  /// The traits with which the view replaces those that it inherits.
  public var traitOverrides: any UITraitOverrides {
    get { layoutValues.traitOverrides }
    set { layoutValues.traitOverrides = newValue as? TraitValues ?? TraitValues() }
  }
}

extension UIViewController {
  /// The traits with which the controller and its parent replace inherited ones; `nil` without any.
  package var ownTraits: UITraitCollection? {
    let values = (traitsFromParent?.values ?? TraitValues())
      .replaced(by: overrides, style: overrideUserInterfaceStyle)
    return values == TraitValues() ? nil : UITraitCollection(values: values)
  }

  /// The traits with which the controller replaces those that it inherits.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue as? TraitValues ?? TraitValues() }
  }
}
