// SPDX-License-Identifier: MIT

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
