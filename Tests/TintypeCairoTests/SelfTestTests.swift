// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct SelfTestTests {
  /// Another digest means another renderer revision; look at the pictures first.
  @Test(arguments: SelfTest.allCases)
  func aPictureHasThePixelsThatAreKnown(test: SelfTest) throws {
    let bitmap = try CairoRenderer.standard().paint(test.scene)
    #expect(bitmap.digest.description == test.digest)
    #expect(LibraryVersions.rendererRevision == 1)
  }

  @Test func noPictureDiffersHere() throws {
    #expect(try SelfTest.differing(with: CairoRenderer.standard()).isEmpty)
  }

  @Test func everyPictureIsAnother() {
    #expect(Set(SelfTest.allCases.map(\.digest)).count == SelfTest.allCases.count)
  }
}
