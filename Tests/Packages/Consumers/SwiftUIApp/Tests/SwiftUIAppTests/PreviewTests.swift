// SPDX-License-Identifier: MIT

#if os(Linux)
  import SnapshotTesting
  import SwiftUI
  import SwiftUIApp
  import Testing

  @Suite struct PreviewTests {
    @Test(arguments: Preview.all(in: ProfileRow.self, variants: .colorSchemes))
    func previews(_ preview: PreviewSnapshot) { assertSnapshot(of: preview) }
  }

  @Suite struct PreviewStyleTests {
    static let variants = PreviewVariants(
      colorSchemes: [.light, .dark], platformStyles: [.iOS26])

    @Test(arguments: Preview.all(in: ProfileRow.self, variants: PreviewStyleTests.variants))
    func theStyleIsPartOfTheName(preview: PreviewSnapshot) {
      #expect("\(preview)".contains("iOS26"))
    }
  }

  @Suite struct PreviewVariantTests {
    static let variants = PreviewVariants(
      colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3],
      locales: [Locale(identifier: "en"), Locale(identifier: "ar")])

    @Test func eachCombinationIsAVariant() {
      let previews = Preview.all(in: ProfileRow.self, variants: Self.variants)
      #expect(previews.map(\.name).filter { $0 == "ProfilePreviews.Row" }.count == 8)
      #expect(!previews.contains { $0.name.contains("Network") })
    }
  }
#endif
