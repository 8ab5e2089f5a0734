// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeImaging
import TintypeSnapshots
import TintypeComparison
import TintypeTestSupport

@Suite("References from another environment")
struct RepaintingTests {
  private let package: TemporaryPackage
  private let here = ["cairo": "1.18.4"]

  init() throws {
    package = try TemporaryPackage()
    // Each color differs slightly from the color that is painted here.
    let old = try BoxPainter(drift: 0x01).picture(of: Form(), environment: ["cairo": "1.16.0"])
    try package.writeReference(Diffing.image.encode(old))
  }

  private func verify(_ picture: Picture, as strategy: Snapshotting<Picture, Picture> = .picture)
    -> Verification
  {
    package.verify(picture, as: strategy, record: .never)
  }

  private func difference(_ verification: Verification) throws -> ImageDifference {
    guard case .changed(let difference) = verification.verdict else {
      throw try #require(verification.error)
    }
    return try #require(difference as? ImageDifference)
  }

  @Test("A reference is repainted here, and equal pixels match with a note in the journal")
  func matches() throws {
    let picture = try BoxPainter().picture(of: Form(), environment: here)
    #expect(verify(picture).outcome == "matched")
    let notes = try #require(package.journal().last).notes
    #expect(notes.count == 1)
    assertText(notes.joined(separator: "\n"))
  }

  @Test("A repainted reference shows only the changes of the component")
  func component() throws {
    let picture = try BoxPainter().picture(of: Form(color: .orange), environment: here)
    let verification = verify(picture)
    let difference = try difference(verification)
    let pixels = difference.pixels
    #expect(pixels.differingPixels == 160)
    #expect(pixels.bounds == PixelRect(x: 4, y: 20, width: 20, height: 8))
    #expect(difference.repainting == .done)
    #expect(difference.origin == .component)
    #expect(difference.causes?.changes.count == 1)
    assertText(try #require(verification.message), in: package.root)
  }

  @Test("The environment is the cause if an unchanged component is laid out differently")
  func environment() throws {
    var scene = try #require(try BoxPainter().picture(of: Form()).scene)
    let last = scene.commands.count - 1
    scene.nodes[scene.nodes.count - 1].frame.size.width = 16
    scene.commands[last].paint = .fill(
      .box(Rect(x: 2, y: 16, width: 16, height: 4), cornerRadius: 0),
      Color.green.resolve(in: EnvironmentValues()))
    let bitmap = try BoxPainter().paint(scene)
    let picture = Picture(
      bitmap: bitmap, scale: 2, scene: scene, repaint: { try BoxPainter().paint($0) }
    ) { [here] in Fingerprint(parts: here) }
    let verification = verify(picture)
    #expect(try difference(verification).origin == .environment)
    assertText(verification.message ?? "", in: package.root)
  }

  @Test("Another font of the component is not another environment")
  func otherFonts() throws {
    let old = try BoxPainter().picture(of: Form(), environment: ["cairo": "1", "font A.ttf": "a1"])
    try package.writeReference(Diffing.image.encode(old))
    let picture = try BoxPainter().picture(
      of: Form(gap: 3), environment: ["cairo": "1", "font B.ttf": "b1"])
    let verification = verify(picture)
    #expect(try difference(verification).environment == [])
    #expect(try difference(verification).origin == .component)
    assertText(verification.message ?? "", in: package.root)
  }

  @Test("A reference that lacks a part of the environment is not repainted")
  func sameEnvironment() throws {
    let picture = try BoxPainter().picture(
      of: Form(), environment: ["cairo": "1.16.0", "glib": "2.74"])
    let difference = try difference(verify(picture))
    #expect(difference.repainting == .notNeeded)
    #expect(difference.origin == .component)
  }

  @Test("A reference is not repainted without a renderer")
  func noPainter() throws {
    let picture = try BoxPainter().picture(of: Form(), environment: here, repaints: false)
    let verification = verify(picture)
    #expect(try difference(verification).repainting == .impossible)
    #expect(try difference(verification).origin == nil)
    assertText(verification.message ?? "", in: package.root)
  }

  @Test("A reference without a scene is not repainted")
  func noScene() throws {
    var old = try BoxPainter(drift: 1).picture(of: Form(), environment: ["cairo": "1.16.0"])
    old = Picture(bitmap: old.bitmap, scale: 2, fingerprint: old.fingerprint)
    try package.writeReference(Diffing.image.encode(old))
    let picture = try BoxPainter().picture(of: Form(), environment: here)
    let difference = try difference(verify(picture))
    #expect(difference.repainting == .impossible)
    #expect(difference.causes == nil)
  }

  @Test("A failure to repaint never matches, and the message has the reason")
  func failure() throws {
    let good = try BoxPainter().picture(of: Form(), environment: here)
    let picture = Picture(
      bitmap: good.bitmap, scale: 2, scene: good.scene, repaint: { _ in throw Mishap() }
    ) { [here] in Fingerprint(parts: here) }
    let verification = verify(picture)
    #expect(try difference(verification).repainting == .failed("The form has no fields."))
    assertText(verification.message ?? "", in: package.root)
  }

  @Test("A reference is repainted with the images of the new snapshot")
  func images() throws {
    let image = try #require(ImageData(pixelWidth: 1, pixelHeight: 1, pixels: [0xFFFF_FFFF]))
    let component = VStack {
      Image(image)
      Form()
    }
    let painter = BoxPainter(drift: 1)
    let old = try painter.picture(of: component, environment: ["cairo": "1.16.0"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try BoxPainter().picture(of: component, environment: here)
    let picture = Picture(
      bitmap: new.bitmap, scale: 2, scene: new.scene,
      repaint: { scene in
        guard scene.images == [image.reference: image] else { throw Mishap() }
        return try BoxPainter().paint(scene)
      }
    ) { [here] in Fingerprint(parts: here) }
    #expect(verify(picture).outcome == "matched")
  }

  @Test("A repainted reference is compared with the tolerance of the strategy")
  func tolerance() throws {
    let picture = try BoxPainter(drift: 0x02).picture(of: Form(), environment: here, repaints: true)
    let strategy = Snapshotting<Picture, Picture>.picture
    let drifting = Picture(
      bitmap: picture.bitmap, scale: 2, scene: picture.scene,
      repaint: { try BoxPainter().paint($0) }
    ) { [here] in Fingerprint(parts: here) }
    #expect(verify(drifting, as: strategy).outcome == "changed")
    #expect(
      verify(drifting, as: strategy.tolerating(Tolerance(threshold: 0.01))).outcome == "matched")
  }
}
