// SPDX-License-Identifier: MIT

import Foundation
import TintypeAssertions
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeScene
import TintypeSnapshots

/// A run that renders the previews of the process for a request, instead of its tests.
package struct PreviewRendering {
  private let request: PreviewRequest
  private let events: PreviewEventWriter

  /// Reads the request of the environment; `nil` if there is none.
  ///
  /// - Throws: An error if the file cannot be read.
  package init?(environment: [String: String]) throws {
    guard let path = environment[PreviewRequest.variable], !path.isEmpty else { return nil }
    request = try JSONDecoder().decode(
      PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
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
    try events.write(.list(snapshots.map(\.item)))
    for snapshot in ordered(snapshots)
    where !isOmitted(snapshot) && others?.contains("\(snapshot.module)/\(snapshot.name)") != true {
      try events.write(.rendering(snapshot.id))
      try events.write(event(of: snapshot))
    }
    try events.write(.finished)
  }

  private func isOmitted(_ snapshot: PreviewSnapshot) -> Bool {
    request.omitted.contains(snapshot.id)
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

  private func event(of snapshot: PreviewSnapshot) -> PreviewEvent {
    if let verification = request.verification {
      return .verified(
        id: snapshot.id,
        message: PreviewVerification(request: verification).message(for: snapshot))
    }
    do {
      return .rendered(try rendering(of: snapshot))
    } catch {
      return .failed(id: snapshot.id, message: "\(error)")
    }
  }

  private func rendering(of snapshot: PreviewSnapshot) throws -> PreviewEvent.Rendering {
    let scene = try snapshot.host().scene
    let renderer = try AppFonts.renderer()
    let image = try SnapshotImage(
      painting: scene, by: renderer.paint, fingerprint: renderer.fingerprint)
    let name = "\(image.bitmap.digest).png"
    let comparison = request.references.map {
      PreviewComparison(references: $0, images: request.images)
    }
    // An image with a manifest can be the reference of a later one.
    try PreviewImage.write(
      comparison == nil
        ? PNG.encode(image.bitmap, scale: image.scale).bytes : snapshot.diffing.encode(image),
      named: name, in: request.images)
    let content = PreviewedContent(scene)
    return PreviewEvent.Rendering(
      id: snapshot.id, image: name, width: scene.canvas.size.width,
      height: scene.canvas.size.height, scale: scene.canvas.scale,
      accessibility: scene.accessibilityText(frames: false), symbols: content.symbols.sorted(),
      colors: content.colors.sorted(), fonts: content.fonts.sorted(),
      warnings: scene.diagnostics.map { "\($0)" },
      comparison: comparison?.comparison(of: image, snapshot))
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
