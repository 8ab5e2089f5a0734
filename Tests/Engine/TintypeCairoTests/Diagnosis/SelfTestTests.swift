// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct SelfTestTests {
  /// A different digest requires a new renderer revision.
  ///
  /// Review the images before updating the digests.
  @Test("Each scene of the self-test has the known digest", arguments: SelfTest.allCases)
  func eachSceneOfSelfTestHasKnownDigest(test: SelfTest) throws {
    let bitmap = try CairoRenderer.standard().paint(test.scene)
    #expect(bitmap.digest.description == test.digest)
    #expect(LibraryVersions.rendererRevision == 4)
  }

  @Test("No scene of the self-test differs on this machine")
  func noSceneOfSelfTestDiffersOnThisMachine() throws {
    #expect(try SelfTest.differing(with: CairoRenderer.standard()).isEmpty)
  }

  @Test("Each scene of the self-test has a different digest")
  func eachSceneOfSelfTestHasDifferentDigest() {
    #expect(Set(SelfTest.allCases.map(\.digest)).count == SelfTest.allCases.count)
  }
}
