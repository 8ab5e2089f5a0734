// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeUIKit

@Suite("UITraitCollection")
struct TraitTests {
  @Test("A collection without traits is unspecified")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.traits == Traits())
  }

  @Test("Later collections take precedence, and unspecified traits replace nothing")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .rightToLeft)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(merged.containsTraits(in: nil))
  }

  @Test("Every trait survives the conversion to the engine's traits and back")
  func conversion() {
    let traits = Traits(
      colorScheme: .dark, colorSchemeContrast: .increased, dynamicTypeSize: .accessibility2,
      legibilityWeight: .bold, layoutDirection: .rightToLeft, displayScale: 3,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .pad)
    #expect(UITraitCollection(traits).traits == traits)
    for size in DynamicTypeSize.allCases {
      #expect(UIContentSizeCategory(size).dynamicTypeSize == size)
    }
  }

  @Test("Collections with the same traits are equal and have the same hash")
  func equality() {
    let first = UITraitCollection(userInterfaceStyle: .dark)
    let second = UITraitCollection(traitsFrom: [first, UITraitCollection()])
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UITraitCollection(userInterfaceStyle: .light))
  }

  private enum DensityTrait: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test("A closure sets and changes traits, custom ones included")
  func mutations() {
    let traits = UITraitCollection { mutable in
      mutable.userInterfaceStyle = .dark
      mutable[DensityTrait.self] = 4
      mutable[UITraitDisplayScale.self] = 2
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[DensityTrait.self] == 4)
    #expect(traits.displayScale == 2)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(changed.userInterfaceStyle == .light)
    #expect(changed[DensityTrait.self] == 4)
    #expect(UITraitCollection()[DensityTrait.self] == 1)
    #expect(
      UITraitCollection(DensityTrait.self, value: 4).replacing(
        UITraitDisplayScale.self, value: 2
      ).replacing(UITraitUserInterfaceStyle.self, value: .dark) == traits)
    let other = UITraitCollection { $0[DensityTrait.self] = 5 }
    #expect(UITraitCollection(traitsFrom: [traits, other])[DensityTrait.self] == 5)
  }

  @Test("Only traits that affect colors make the color appearance different")
  func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let scaled = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3)])
    #expect(!scaled.hasDifferentColorAppearance(comparedTo: light))
    #expect(
      UITraitCollection(accessibilityContrast: .high)
        .hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test("Without a snapshot, the current traits are those of an iPhone 13")
  func currentDefault() {
    let current = UIKitEnvironment.current.traitCollection
    #expect(current.userInterfaceStyle == .light)
    #expect(current.displayScale == 3)
    #expect(current.userInterfaceIdiom == .phone)
    #expect(current.horizontalSizeClass == .compact)
    #expect(current.verticalSizeClass == .regular)
    #expect(current.preferredContentSizeCategory == .large)
  }

  @Test("A collection is current while its closure is performed")
  func performing() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let before = UITraitCollection.current
    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    #expect(UITraitCollection.current === before)
  }

  @Test("Changed current traits last until the end of the snapshot")
  func changing() {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    let environment = UIKitEnvironment(values, screenSize: CGSize(width: 100, height: 50))
    UIKitEnvironment.$current.withValue(environment) {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection.current = UITraitCollection(displayScale: 5)
      #expect(UITraitCollection.current.displayScale == 5)
    }
    #expect(UITraitCollection.current.displayScale == 3)
  }

  @Test("Text sizes are ordered, and the accessibility sizes are the largest")
  func contentSizes() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.large <= .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test("Views and controllers replace traits, which their subviews inherit")
  @MainActor
  func overrides() {
    let (controller, child) = (UIViewController(), UIView())
    controller.view.addSubview(child)
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    controller.view.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides[DensityTrait.self] = 2
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection[DensityTrait.self] == 2)
    #expect(controller.view.traitCollection[DensityTrait.self] == 1)
    #expect(child.traitOverrides.contains(DensityTrait.self))
    child.traitOverrides.remove(DensityTrait.self)
    controller.view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!child.traitOverrides.contains(DensityTrait.self))
    #expect(child.traitCollection[DensityTrait.self] == 1)
    #expect(!controller.view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test("A controller replaces traits of its children")
  @MainActor
  func overridesForChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    parent.setOverrideTraitCollection(traits, forChild: child)
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
    #expect(parent.overrideTraitCollection(forChild: child) == traits)
    #expect(parent.traitCollection.layoutDirection != .rightToLeft)
  }
}
