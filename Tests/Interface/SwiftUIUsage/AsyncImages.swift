// SPDX-License-Identifier: MIT

import SwiftUI

struct AsyncImageUsage: View {
  let url = URL(string: "https://example.org/a.png")

  var body: some View {
    AsyncImage(url: url)
    AsyncImage(url: url, scale: 2)
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url, scale: 3, transaction: Transaction(animation: .default)) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Color.red
      } else {
        Color.gray
      }
    }
    .asyncImageLoader { url in url.scheme == nil ? nil : Data() }
  }
}

@MainActor
func rendered() -> UIImage? {
  let renderer = ImageRenderer(content: Text("a"))
  renderer.scale = 3
  renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
  renderer.isOpaque = true
  renderer.colorMode = .nonLinear
  renderer.content = Text("b")
  renderer.isObservationEnabled = true
  _ = renderer.objectWillChange
  return renderer.cgImage == nil ? nil : renderer.uiImage
}
