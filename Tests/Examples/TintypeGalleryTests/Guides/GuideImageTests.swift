// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents

extension GuideExample: CustomTestStringConvertible {
  var testDescription: String { name }

  /// Compares the image of the example with its reference.
  func assertImage(
    fileID: StaticString = #fileID, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      of: column, as: .image(traits: [.light, .displayScale(2)]), named: name, fileID: fileID,
      file: file, testName: testName, line: line)
  }
}

@Suite("The guide “Layout”") struct LayoutGuideTests {
  @Test(
    "Each example of the guide has the image that the guide shows", arguments: LayoutExamples.all)
  func images(example: GuideExample) { example.assertImage() }
}

@Suite("The guide “Text and styles”") struct TextGuideTests {
  @Test("Each example of the guide has the image that the guide shows", arguments: TextExamples.all)
  func images(example: GuideExample) { example.assertImage() }
}

@Suite("The guide “Shapes and effects”") struct ShapesGuideTests {
  @Test(
    "Each example of the guide has the image that the guide shows", arguments: ShapeExamples.all)
  func images(example: GuideExample) { example.assertImage() }
}

@Suite("The guide “Controls”") struct ControlsGuideTests {
  @Test(
    "Each example of the guide has the image that the guide shows", arguments: ControlExamples.all)
  func images(example: GuideExample) { example.assertImage() }
}

@Suite("The guide “Images and icons”") struct ImagesGuideTests {
  @Test(
    "Each example of the guide has the image that the guide shows", arguments: ImageExamples.all)
  func images(example: GuideExample) { example.assertImage() }
}

extension ImagesGuideTests {
  // example: unknownSymbol
  @Test("In strict mode, an unknown symbol fails the snapshot and suggests a similar name")
  func unknownSymbol() {
    let failure = withSnapshotTesting(strict: true) {
      verifySnapshot(of: Image(systemName: "magnifyingglas"), as: .outline)
    }
    #expect(failure?.contains("magnifyingglass") == true)
  }
  // end
}
