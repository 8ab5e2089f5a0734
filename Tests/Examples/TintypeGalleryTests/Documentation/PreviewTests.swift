// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeGallery
import TintypeTestSupport

@testable import TintypeGalleryCLI

@Suite("The gallery's previews") @MainActor struct PreviewTests {
  @Test("The previews belong to the five systems, and each component has at least one")
  func systems() {
    let documents = Gallery.documents
    #expect(
      documents.map(\.name)
        == ["HImageViewer", "GomaUI", "DuplicatePhotos", "LifeSignal", "Shopper"])
    for document in documents {
      #expect(!document.providers.isEmpty, "\(document.name) has no previews.")
      for provider in document.providers {
        #expect(!provider.previews.isEmpty, "\(provider.componentName) has no previews.")
      }
    }
  }

  @Test(
    "Preview names are unique within a component, and each preview has a light and a dark appearance"
  )
  func names() throws {
    for provider in try nonEmpty(Gallery.documents.flatMap(\.providers)) {
      let names = provider.previews.map(\.name)
      #expect(Set(names).count == names.count, "\(provider.componentName): \(names)")
      for preview in provider.previews {
        let looks = preview.looks.map(\.name)
        #expect(
          looks.contains("Light") && looks.contains("Dark"),
          "\(provider.componentName) \(preview.name): \(looks)")
      }
    }
  }

  @Test("Each preview has its own reference")
  func references() {
    let snapshots = GalleryImage.all
    #expect(Set(snapshots.map(\.path)).count == snapshots.count)
    for snapshot in snapshots {
      let number = snapshot.reference.name == nil ? ".1" : ""
      let file =
        "__Snapshots__/TintypeGalleryTests/\(snapshot.reference.suite)/\(snapshot.fileName)\(number).png"
      #expect(
        FileManager.default.fileExists(atPath: Documentation.package.path + "/" + file),
        "The reference \(file) does not exist.")
    }
  }
}
