// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging
import TintypeReverting

/// A change of a screen.
enum ScreenEdit {
  /// A change of the component.
  case node(NodeEdit, made: String)
  /// Other traits.
  case traits(String, Traits)
  /// A fraction of the width of the canvas.
  case width(Double)

  var description: String {
    switch self {
    case .node(_, let made): made
    case .traits(let name, _): name
    case .width(let factor): "width × \(factor)"
    }
  }
}

/// A component of the gallery in its viewport, which can be laid out and painted with edits.
struct GalleryScreen {
  let name: String
  let viewport: Viewport
  let traits: Traits
  let component: any Component
  let tree: Node
  let addresses: [NodeAddress]
  let renderer: CairoRenderer
  /// A Boolean value that indicates whether the image is a contact sheet of the component.
  let isContactSheet: Bool

  /// The tiles of a contact sheet with the traits that override those of the screen.
  static let tiles: [(name: String, traits: Traits)] = [
    ("screen", Traits()), ("dark", .colorScheme(.dark)),
    ("large text", .dynamicTypeSize(.xxLarge)),
  ]

  init(_ sheet: Gallery.Sheet, _ renderer: CairoRenderer, isContactSheet: Bool = false) throws {
    self.isContactSheet = isContactSheet
    name = sheet.fileName
    viewport = sheet.viewport
    traits = sheet.traits
    component = sheet.component
    tree = try Node(
      resolving: ComponentList([component]), in: viewport.environment(traits))
    addresses = NodeAddress.all(in: tree)
    self.renderer = renderer
  }

  /// Returns the scene with edits; `nil` if they cannot be combined.
  func scene(_ edits: [ScreenEdit]) throws -> Scene? {
    guard isContactSheet else { return try scene(edits, Traits()) }
    var tiles: [(name: String, scene: Scene)] = []
    for tile in Self.tiles {
      guard let scene = try scene(edits, tile.traits) else { return nil }
      tiles.append((tile.name, scene))
    }
    // At this scale, most sheets have as many pixels as one screen at its own scale.
    return try ContactSheet(scale: 1).scene(of: tiles, measuring: renderer)
  }

  /// Returns the scene with edits and traits that override those of the edits.
  private func scene(_ edits: [ScreenEdit], _ others: Traits) throws -> Scene? {
    var (viewport, traits, changes) = (viewport, traits, [NodeEdit]())
    for edit in edits {
      switch edit {
      case .node(let change, _): changes.append(change)
      case .traits(_, let other): traits = traits.merging(other)
      case .width(let factor):
        guard let size = viewport.size else { return nil }
        let narrow = Size(width: (size.width * factor).rounded(), height: size.height)
        switch viewport {
        case .device(let device, _): viewport = .device(device, size: narrow)
        default: viewport = .fixed(narrow)
        }
      }
    }
    traits = traits.merging(others)
    let tree = try Node(
      resolving: ComponentList([component]), in: viewport.environment(traits))
    guard changes.isEmpty || NodeAddress.all(in: tree) == addresses else { return nil }
    var edited = tree
    if !changes.isEmpty { edited = applying(changes, to: tree) }
    return try Scene(of: edited, in: viewport, traits: traits, measuring: renderer)
  }

  /// Returns a tree that was resolved in any environment with edits of the original one.
  private func applying(_ edits: [NodeEdit], to tree: Node) -> Node {
    let adapted = edits.map { edit -> NodeEdit in
      guard case .replacement(let address, let new) = edit else { return edit }
      // Only what the edit changes is replaced, because the environment changes the rest.
      let (old, here) = (self.tree[address], tree[address])
      var node = here
      node.content = Self.merged(old.content, new.content, here.content)
      if old.modifiers != new.modifiers {
        node.modifiers =
          new.modifiers.count == here.modifiers.count
          ? zip(zip(old.modifiers, new.modifiers), here.modifiers).map {
            Self.merged($0.0, $0.1, $1)
          } : new.modifiers
      }
      return .replacement(address, node)
    }
    return tree.applying(adapted)
  }

  /// Returns a value that has the changes between two others.
  private static func merged<Value: Codable & Equatable>(
    _ old: Value, _ new: Value, _ here: Value
  ) -> Value {
    if old == new { return here }
    if old == here { return new }
    guard let before = CodedValue(old), let after = CodedValue(new), let now = CodedValue(here)
    else { return new }
    return merged(before, after, now).decoded(as: Value.self) ?? new
  }

  private static func merged(
    _ old: CodedValue, _ new: CodedValue, _ here: CodedValue
  ) -> CodedValue {
    if old == new { return here }
    switch (old, new, here) {
    case (.object(let before), .object(let after), .object(let now)):
      var result = now
      for key in Set(before.keys).union(after.keys).union(now.keys) {
        result[key] =
          before[key] == after[key]
          ? now[key]
          : merged(before[key] ?? .null, after[key] ?? .null, now[key] ?? .null)
        if result[key] == .null { result[key] = nil }
      }
      return .object(result)
    case (.list(let before), .list(let after), .list(let now))
    where before.count == after.count && after.count == now.count:
      return .list(zip(zip(before, after), now).map { merged($0.0, $0.1, $1) })
    default: return new
    }
  }

  /// Paints a scene.
  func paint(_ scene: Scene) throws -> Bitmap { try renderer.paint(scene) }
}
