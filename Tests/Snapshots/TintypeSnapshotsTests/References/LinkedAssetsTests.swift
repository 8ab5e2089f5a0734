// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Shared files behind links")
struct LinkedAssetsTests {
  @Test("Shared files are neither read nor written through a link that leaves the repository")
  func outside() throws {
    let package = try TemporaryPackage()
    let root = try #require(FilePath.resolved(package.root))
    let name = String(repeating: "a", count: 64) + ".png"
    try package.makeDirectory("team/.git")
    try package.makeDirectory("team/__Snapshots__")
    try package.makeDirectory("outside/.git")
    try package.write([7], to: "outside/" + name)
    try FileManager.default.createSymbolicLink(
      atPath: root + "/team/__Snapshots__/.unpushed", withDestinationPath: "../../outside")
    let assets = ReferenceAssets(of: root + "/team/__Snapshots__/a.png")
    #expect(throws: FileError.link) { try assets.bytes(ofUnpushed: name) }
    #expect(throws: FileError.link) { try assets.write([name: [8]]) }
    #expect(package.files(in: "outside") == [name])
    #expect(package.bytes(of: "outside/" + name) == [7])
  }
}
