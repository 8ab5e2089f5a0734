// SPDX-License-Identifier: MIT

import TintypeComponents

/// A component in one of its states, under the name by which a designer speaks of it.
///
/// ```swift
/// Preview("Loading") { PhotoView(phase: .loading) }
/// ```
package struct Preview: Sendable {
  /// The state's name, unique among the component's previews.
  package let name: String
  /// What the component is laid out on.
  package let viewport: Viewport
  /// In which looks it is photographed.
  package let looks: [Look]
  private let make: @MainActor @Sendable () -> any Component

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: The state's name.
  ///   - viewport: What the component is laid out on, an iPhone 13 by default.
  ///   - looks: In which looks it is photographed, light and dark by default.
  ///   - make: Makes the component.
  package init(
    _ name: String,
    on viewport: Viewport = .device(.iPhone13),
    in looks: [Look] = [.light, .dark],
    make: @escaping @MainActor @Sendable () -> any Component
  ) {
    self.name = name
    self.viewport = viewport
    self.looks = looks
    self.make = make
  }

  /// The component, made anew each time.
  @MainActor package var component: any Component { make() }

  /// What is fixed in the environment of a photograph, and what that is called.
  package struct Look: Sendable {
    /// The name, which ends the names of pictures.
    package let name: String
    /// What is fixed.
    package let traits: Traits

    /// Creates a look.
    package init(_ name: String, _ traits: Traits) {
      self.name = name
      self.traits = traits
    }

    /// In light.
    package static let light = Look("Light", .light)
    /// In the dark.
    package static let dark = Look("Dark", .dark)
    /// From right to left, in light.
    package static let rightToLeft = Look(
      "RightToLeft", Traits(colorScheme: .light, layoutDirection: .rightToLeft))
    /// With the largest text for accessibility, in light.
    package static let largestText = Look(
      "LargestText", Traits(colorScheme: .light, dynamicTypeSize: .accessibility5))
  }
}
