// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that declares the previews of a component and the test of their snapshots.
package protocol PreviewProvider: SendableMetatype {
  /// The component's name; by default the provider's name without its suffix.
  static var componentName: String { get }
  /// The suite whose tests take the snapshots of the previews.
  static var suite: String { get }
  /// The previews in the order in which a designer reviews them.
  @MainActor static var previews: [Preview] { get }

  /// Returns the reference of a preview in an appearance.
  static func reference(of preview: Preview, in look: Preview.Look) -> Gallery.Reference
}

extension PreviewProvider {
  /// The provider's name without the suffix `SnapshotViewController` or `Previews`.
  package static var componentName: String {
    var name = String(describing: Self.self)
    for suffix in ["SnapshotViewController", "Previews"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// Returns the snapshot of the test `test` + component, named after the preview and the
  /// appearance.
  package static func reference(
    of preview: Preview, in look: Preview.Look
  ) -> Gallery.Reference {
    Gallery.Reference(
      suite: suite, test: "test\(componentName)", name: "\(preview.name)-\(look.name)")
  }
}

extension Gallery {
  /// The snapshot of a test.
  package struct Reference: Hashable, Sendable {
    /// The suite of the test.
    package let suite: String
    /// The test function.
    package let test: String
    /// The name of the snapshot; `nil` for a test with a single snapshot.
    package let name: String?

    /// Creates a reference.
    package init(suite: String, test: String, name: String?) {
      self.suite = suite
      self.test = test
      self.name = name
    }
  }

  /// One of the systems of the gallery.
  package struct Document: Sendable {
    /// The system's name.
    package let name: String
    /// A description in one sentence.
    package let summary: String
    /// The components in the order in which a designer reviews them.
    package let providers: [any PreviewProvider.Type]

    /// Creates a document.
    package init(name: String, summary: String, providers: [any PreviewProvider.Type]) {
      self.name = name
      self.summary = summary
      self.providers = providers
    }
  }

  /// The systems that are built from their documents.
  package static var documents: [Document] {
    [
      HImageViewerKit.document, GomaUI.document, DuplicatePhotos.document, LifeSignal.document,
      Shopper.document,
    ]
  }
}

/// A component in one of its states, with the state's name in the design.
///
/// ```swift
/// Preview("Loading") { ProgressView() }
/// ```
package struct Preview: Sendable {
  /// The state's name, unique among the component's previews.
  package let name: String
  /// The viewport of the component.
  package let viewport: Viewport
  /// The appearances of the snapshots.
  package let looks: [Look]
  private let hasTapAreas: Bool
  private let make: @MainActor @Sendable () -> any Component

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: The state's name.
  ///   - viewport: The viewport of the component, an iPhone 13 by default.
  ///   - looks: The appearances of the snapshots, light and dark by default.
  ///   - hasTapAreas: Whether small controls have additional space for a tap area, unlike in SwiftUI.
  ///   - make: Creates the component.
  package init(
    _ name: String,
    on viewport: Viewport = .device(.iPhone13.statusBar()),
    in looks: [Look] = [.light, .dark],
    hasTapAreas: Bool = false,
    make: @escaping @MainActor @Sendable () -> any Component
  ) {
    self.name = name
    self.viewport = viewport
    self.looks = looks
    self.hasTapAreas = hasTapAreas
    self.make = make
  }

  /// The component, created anew for each access.
  @MainActor package var component: any Component {
    hasTapAreas ? make() : ComponentList([make()]).environment(\.minimumTapLength, 0)
  }

  /// A named set of environment values for a snapshot.
  package struct Look: Sendable {
    /// The name, used as the suffix of snapshot names.
    package let name: String
    /// The environment values.
    package let traits: Traits

    /// Creates an appearance.
    package init(_ name: String, _ traits: Traits) {
      self.name = name
      self.traits = traits
    }

    /// Light appearance.
    package static let light = Look("Light", .light)
    /// Dark appearance.
    package static let dark = Look("Dark", .dark)
    /// Arabic texts and right-to-left layout in light appearance.
    package static let rightToLeft = Look("RightToLeft", [.light, .arabic])
    /// The largest accessibility text size in light appearance.
    package static let largestText = Look(
      "LargestText", Traits(colorScheme: .light, dynamicTypeSize: .accessibility5))
  }
}
