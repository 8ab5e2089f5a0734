// SPDX-License-Identifier: MIT

import SwiftUI

/// An image of a sketch, which is rendered again only after the sketch has changed.
struct Thumbnail: View {
  @Environment(\.displayScale) private var displayScale
  let sketch: Sketch

  var body: some View {
    if let image = ThumbnailCache.shared.image(of: sketch, scale: displayScale) {
      image
        .resizable()
        .aspectRatio(contentMode: .fit)
    } else {
      SketchView(sketch: sketch)
    }
  }
}

/// The rendered images of sketches.
@MainActor
private final class ThumbnailCache {
  private struct Entry {
    var sketch: Sketch
    var scale: CGFloat
    var image: Image
  }

  static let shared = ThumbnailCache()

  private var entries: [Sketch.ID: Entry] = [:]

  func image(of sketch: Sketch, scale: CGFloat) -> Image? {
    if let entry = entries[sketch.id], entry.scale == scale, entry.sketch == sketch {
      return entry.image
    }
    let renderer = ImageRenderer(
      content: SketchView(sketch: sketch)
        .frame(width: Sketch.size.width, height: Sketch.size.height))
    renderer.scale = scale
    guard let image = renderer.uiImage.map({ Image(uiImage: $0) }) else { return nil }
    entries[sketch.id] = Entry(sketch: sketch, scale: scale, image: image)
    return image
  }
}
