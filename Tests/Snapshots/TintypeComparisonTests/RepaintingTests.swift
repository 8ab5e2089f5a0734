// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("References from another environment")
struct RepaintingTests {
  private let package: TemporaryPackage
  private let here = ["cairo": "1.18.4"]

  init() throws {
    package = try TemporaryPackage()
    // Each color differs slightly from the color that is painted here.
    let old = try BoxPainter(drift: 0x01).image(of: Form(), environment: ["cairo": "1.16.0"])
    try package.writeReference(Diffing.image.encode(old))
  }

  private func verify(
    _ image: SnapshotImage, as strategy: Snapshotting<SnapshotImage, SnapshotImage> = .image
  )
    -> SnapshotResult
  {
    package.verify(image, as: strategy, record: .never)
  }

  private func difference(_ result: SnapshotResult) throws -> ImageDifference {
    guard case .changed(let difference) = result.verdict else {
      throw try #require(result.error)
    }
    return try #require(difference as? ImageDifference)
  }

  @Test("A reference is repainted here, and equal pixels match with a note in the journal")
  func matches() throws {
    let image = try BoxPainter().image(of: Form(), environment: here)
    #expect(verify(image).outcome == "matched")
    let notes = try #require(package.journal().last).notes
    #expect(notes.count == 1)
    assertText(notes.joined(separator: "\n"))
  }

  @Test("A repainted reference shows only the changes of the component")
  func component() throws {
    let image = try BoxPainter().image(of: Form(color: .orange), environment: here)
    let result = verify(image)
    let difference = try difference(result)
    let pixels = difference.pixels
    #expect(pixels.differingPixels == 160)
    #expect(pixels.bounds == PixelRect(x: 4, y: 20, width: 20, height: 8))
    #expect(difference.repainting == .done)
    #expect(difference.origin == .component)
    #expect(difference.causes?.changes.count == 1)
    assertText(try #require(result.message), in: package.root)
  }

  @Test("The environment is the cause if an unchanged component is laid out differently")
  func environment() throws {
    var scene = try #require(try BoxPainter().image(of: Form()).scene)
    let last = scene.commands.count - 1
    scene.nodes[scene.nodes.count - 1].frame.size.width = 16
    scene.commands[last].paint = .fill(
      .box(Rect(x: 2, y: 16, width: 16, height: 4), cornerRadius: 0),
      Color.green.resolve(in: EnvironmentValues()))
    let bitmap = try BoxPainter().paint(scene)
    let image = SnapshotImage(
      bitmap: bitmap, scale: 2, scene: scene, repaint: { try BoxPainter().paint($0) }
    ) { [here] in Fingerprint(parts: here) }
    let result = verify(image)
    #expect(try difference(result).origin == .environment)
    assertText(result.message ?? "", in: package.root)
  }

  @Test("Another font of the component is not another environment")
  func otherFonts() throws {
    let old = try BoxPainter().image(of: Form(), environment: ["cairo": "1", "font A.ttf": "a1"])
    try package.writeReference(Diffing.image.encode(old))
    let image = try BoxPainter().image(
      of: Form(gap: 3), environment: ["cairo": "1", "font B.ttf": "b1"])
    let result = verify(image)
    #expect(try difference(result).environment == [])
    #expect(try difference(result).origin == .component)
    assertText(result.message ?? "", in: package.root)
  }

  @Test("A reference without a part of the environment is not repainted")
  func sameEnvironment() throws {
    let image = try BoxPainter().image(
      of: Form(), environment: ["cairo": "1.16.0", "glib": "2.74"])
    let difference = try difference(verify(image))
    #expect(difference.repainting == .notNeeded)
    #expect(difference.origin == .component)
  }

  @Test("A reference is not repainted without a renderer")
  func noPainter() throws {
    let image = try BoxPainter().image(of: Form(), environment: here, repaints: false)
    let result = verify(image)
    #expect(try difference(result).repainting == .impossible)
    #expect(try difference(result).origin == nil)
    assertText(result.message ?? "", in: package.root)
  }

  @Test("A reference without a scene is not repainted")
  func noScene() throws {
    var old = try BoxPainter(drift: 1).image(of: Form(), environment: ["cairo": "1.16.0"])
    old = SnapshotImage(bitmap: old.bitmap, scale: 2, fingerprint: old.fingerprint)
    try package.writeReference(Diffing.image.encode(old))
    let image = try BoxPainter().image(of: Form(), environment: here)
    let difference = try difference(verify(image))
    #expect(difference.repainting == .impossible)
    #expect(difference.causes == nil)
  }

  @Test("A failure to repaint never matches, and the message has the reason")
  func failure() throws {
    let good = try BoxPainter().image(of: Form(), environment: here)
    let image = SnapshotImage(
      bitmap: good.bitmap, scale: 2, scene: good.scene, repaint: { _ in throw Mishap() }
    ) { [here] in Fingerprint(parts: here) }
    let result = verify(image)
    #expect(try difference(result).repainting == .failed("The form has no fields."))
    assertText(result.message ?? "", in: package.root)
  }

  @Test("A reference is repainted with the images of the new snapshot")
  func images() throws {
    let data = try #require(ImageData(pixelWidth: 1, pixelHeight: 1, pixels: [0xFFFF_FFFF]))
    let component = VStack {
      Image(data)
      Form()
    }
    let painter = BoxPainter(drift: 1)
    let old = try painter.image(of: component, environment: ["cairo": "1.16.0"])
    try package.writeReference(Diffing.image.encode(old))
    let new = try BoxPainter().image(of: component, environment: here)
    let image = SnapshotImage(
      bitmap: new.bitmap, scale: 2, scene: new.scene,
      repaint: { scene in
        guard scene.images == [data.reference: data] else { throw Mishap() }
        return try BoxPainter().paint(scene)
      }
    ) { [here] in Fingerprint(parts: here) }
    #expect(verify(image).outcome == "matched")
  }

  @Test("A repainted reference is compared with the tolerance of the strategy")
  func tolerance() throws {
    let image = try BoxPainter(drift: 0x02).image(of: Form(), environment: here, repaints: true)
    let strategy = Snapshotting<SnapshotImage, SnapshotImage>.image
    let drifting = SnapshotImage(
      bitmap: image.bitmap, scale: 2, scene: image.scene,
      repaint: { try BoxPainter().paint($0) }
    ) { [here] in Fingerprint(parts: here) }
    #expect(verify(drifting, as: strategy).outcome == "changed")
    #expect(
      verify(drifting, as: strategy.tolerating(Tolerance(threshold: 0.01))).outcome == "matched")
  }
}
