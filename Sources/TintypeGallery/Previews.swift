// SPDX-License-Identifier: MIT

import TintypeComponents

/// Declares the previews of a component, and which test photographs them.
package protocol PreviewProvider: SendableMetatype {
  /// The component's name; by default the provider's, without what it ends with as a provider.
  static var componentName: String { get }
  /// The suite whose tests photograph the previews.
  static var suite: String { get }
  /// The previews, in the order in which a designer would look at them.
  @MainActor static var previews: [Preview] { get }

  /// Which reference a preview has in a look.
  static func reference(of preview: Preview, in look: Preview.Look) -> Gallery.Reference
}

extension PreviewProvider {
  /// The provider's name without `SnapshotViewController` or `Previews` at its end.
  package static var componentName: String {
    var name = String(describing: Self.self)
    for suffix in ["SnapshotViewController", "Previews"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// The snapshot of the test `test` + component that is named after the preview and the look.
  package static func reference(
    of preview: Preview, in look: Preview.Look
  ) -> Gallery.Reference {
    Gallery.Reference(
      suite: suite, test: "test\(componentName)", name: "\(preview.name)-\(look.name)")
  }
}

extension Gallery {
  /// The snapshot that a test takes.
  package struct Reference: Hashable, Sendable {
    /// The suite of the test.
    package let suite: String
    /// The test function.
    package let test: String
    /// The name of the snapshot; `nil` where the test takes only one.
    package let name: String?

    /// Creates the name of a snapshot.
    package init(suite: String, test: String, name: String?) {
      self.suite = suite
      self.test = test
      self.name = name
    }
  }

  /// One of the systems that the gallery is made of.
  package struct Document: Sendable {
    /// The system's name.
    package let name: String
    /// What it is, in a sentence.
    package let summary: String
    /// Its components, in the order in which a designer would look at them.
    package let providers: [any PreviewProvider.Type]

    /// Creates a document.
    package init(name: String, summary: String, providers: [any PreviewProvider.Type]) {
      self.name = name
      self.summary = summary
      self.providers = providers
    }
  }

  /// The systems that are built as their documents describe them.
  package static var documents: [Document] {
    [
      HImageViewerKit.document, GomaUI.document, DuplicatePhotos.document, LifeSignal.document,
      Shopper.document,
    ]
  }
}

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
