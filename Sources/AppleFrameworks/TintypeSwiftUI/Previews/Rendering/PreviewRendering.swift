// SPDX-License-Identifier: MIT

import Foundation
import TintypeAssertions
import TintypeCairo
import TintypeComparison
import TintypeImaging
import TintypeResources
import TintypeRuns
import TintypeScene
import TintypeSnapshots

/// A run that renders the previews of the process for a request, instead of its tests.
package struct PreviewRendering {
  private let request: PreviewRequest
  /// The identifiers of the snapshots to omit.
  private let omitted: Set<String>
  private let events: PreviewEventWriter
  private let images = PreviewImageQueue()

  /// Reads the request of the environment; `nil` if there is none.
  ///
  /// - Throws: An error if the file cannot be read.
  package init?(environment: [String: String]) throws {
    guard let path = environment[PreviewRequest.variable], !path.isEmpty else { return nil }
    request = try JSONDecoder().decode(
      PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    omitted = try request.allOmitted()
    events = PreviewEventWriter(descriptor: request.events)
  }

  /// Ends the process when the reader of the events ends, so that a preview that hangs does not
  /// outlive it.
  func exitWhenUnread() { events.exitWhenUnread() }

  /// Renders the previews, and writes events and images.
  ///
  /// - Throws: An error if an event cannot be written, since the others would not be read either.
  package func run() throws {
    UnansweredNetwork.begin()
    PreviewObjects.begin()
    let variants = try PreviewVariants(request.variants)
    var failure: (any Error)?
    if request.verification != nil { SnapshotSession.current.beginSupervisedJournal() }
    let modules = request.modules.map { Set($0) }
    let excluded = Set(request.excluded ?? [])
    let sources = PreviewSource.all(
      inModules: modules, omitting: request.omittedSources, excluding: excluded,
      includesApps: true
    ) { name in
      do { try events.write(.declaring(name)) } catch { failure = failure ?? error }
    }.filter { !excluded.contains($0.name) }
    if let failure { throw failure }
    let snapshots = sources.flatMap { source in
      variants.all.map { PreviewSnapshot(source: source, variant: $0) }
    }
    let others = request.shard.map { shard in
      Set(
        sources.indices.filter { $0 % shard.total != shard.index - 1 }
          .map { "\(sources[$0].module)/\(sources[$0].name)" })
    }
    for part in PreviewEvent.list(of: snapshots.map(\.item)) { try events.write(part) }
    for snapshot in ordered(snapshots)
    where !isOmitted(snapshot) && others?.contains("\(snapshot.module)/\(snapshot.name)") != true {
      try events.write(.rendering(snapshot.id))
      if let event = try event(of: snapshot) { try events.write(event) }
    }
    try images.finish()
    try events.write(.finished)
  }

  private func isOmitted(_ snapshot: PreviewSnapshot) -> Bool {
    omitted.contains(snapshot.id)
      || request.verification != nil && snapshot.source.values.snapshot.isExcluded
  }

  /// Returns the snapshots, those that the request lists first.
  private func ordered(_ snapshots: [PreviewSnapshot]) -> [PreviewSnapshot] {
    guard !request.first.isEmpty else { return snapshots }
    let positions = Dictionary(
      request.first.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let first = snapshots.filter { positions[$0.id] != nil }
      .sorted { positions[$0.id, default: 0] < positions[$1.id, default: 0] }
    return first + snapshots.filter { positions[$0.id] == nil }
  }

  /// Returns the event of a snapshot; `nil` if the event follows when the image is written.
  ///
  /// - Throws: An error if an earlier event could not be written.
  private func event(of snapshot: PreviewSnapshot) throws -> PreviewEvent? {
    if let verification = request.verification {
      return .verified(
        id: snapshot.id,
        message: try PreviewVerification(request: verification).message(for: snapshot))
    }
    do {
      let scene = try snapshot.host().scene
      let renderer = try AppFonts.renderer()
      guard let references = request.references else {
        try images.add { [images, events, folder = request.images, id = snapshot.id] in
          try events.write(
            Self.event(of: id) {
              let image = try images.renderer(like: renderer).image(of: scene)
              let rendering = PreviewEvent.Rendering(id, scene, image)
              try PreviewImage.write(
                Self.quickly(image).bytes, named: rendering.image, in: folder)
              return rendering
            })
        }
        return nil
      }
      return Self.event(of: snapshot.id) {
        let image = try renderer.image(of: scene)
        var rendering = PreviewEvent.Rendering(snapshot.id, scene, image)
        // An image with a manifest can be the reference of a later one.
        try PreviewImage.write(
          snapshot.diffing.encode(image), named: rendering.image, in: request.images)
        rendering.comparison = PreviewComparison(references: references, images: request.images)
          .comparison(of: image, snapshot)
        return rendering
      }
    } catch let error as PreviewEventError {
      throw error
    } catch {
      return .failed(id: snapshot.id, message: "\(error)")
    }
  }

  private static func quickly(_ image: SnapshotImage) throws -> PNGFile {
    try PNG.encode(image.bitmap, scale: image.scale) {
      QuickCompression.zlib($0) ?? Zlib.compress($0)
    }
  }

  private static func event(
    of id: String, _ rendering: () throws -> PreviewEvent.Rendering
  ) -> PreviewEvent {
    do {
      return .rendered(try rendering())
    } catch {
      return .failed(id: id, message: "\(error)")
    }
  }
}

extension CairoRenderer {
  fileprivate func image(of scene: TintypeScene.Scene) throws -> SnapshotImage {
    try SnapshotImage(painting: scene, by: paint, fingerprint: fingerprint)
  }
}

extension PreviewEvent.Rendering {
  fileprivate init(_ id: String, _ scene: TintypeScene.Scene, _ image: SnapshotImage) {
    let content = PreviewedContent(scene)
    self.init(
      id: id, image: "\(image.bitmap.digest).png", width: scene.canvas.size.width,
      height: scene.canvas.size.height, scale: scene.canvas.scale,
      accessibility: scene.accessibilityText(frames: false), symbols: content.symbols.sorted(),
      colors: content.colors.sorted(), fonts: content.fonts.sorted(),
      warnings: scene.diagnostics.map { "\($0)" }, comparison: nil)
  }
}

extension PreviewSnapshot {
  /// The description of the snapshot in events.
  var item: PreviewEvent.Item {
    PreviewEvent.Item(
      id: id, module: module, name: name, variant: variantName, fileID: fileID, line: line,
      isExcluded: source.values.snapshot.isExcluded)
  }
}

/// The symbols, colors and fonts that a scene uses.
private struct PreviewedContent {
  var symbols: Set<String> = []
  var colors: Set<String> = []
  var fonts: Set<String> = []

  init(_ scene: TintypeScene.Scene) {
    for node in scene.nodes {
      let isSymbol = node.attributes.contains { $0.name == "drawing" }
      for attribute in node.attributes {
        switch attribute.value {
        case .color(let color): colors.insert("\(color)")
        case .font(let font): fonts.insert("\(font)")
        case .word(let word) where isSymbol && attribute.name == "name":
          symbols.insert(word.filter { $0 != "\"" })
        case .word, .text, .number: break
        }
      }
    }
  }
}
