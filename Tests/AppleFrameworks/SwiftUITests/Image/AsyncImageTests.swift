// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Asynchronous images and image renderers")
@MainActor
struct AsyncImageTests {
  private let remote = URL(string: "https://example.org/a.png")

  /// The PNG file of an image of 4 by 2 pixels.
  private func file() throws -> Data {
    let renderer = ImageRenderer(content: Color.green.frame(width: 4, height: 2))
    return try #require(renderer.uiImage?.pngData())
  }

  private func phases(_ url: URL?) -> some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("empty")
      case .success(let image): image.accessibilityIdentifier("image")
      case .failure: Text("failure")
      @unknown default: Text("unknown")
      }
    }
  }

  @Test("A URL that requires the network is an error that explains how to load images")
  func network() {
    let message = issues(of: phases(remote))
    #expect(message.contains("https://example.org/a.png"))
    #expect(message.contains(".asyncImageLoader"))
  }

  @Test("A loader provides the image, an error, or no image")
  func loader() throws {
    let data = try file()
    let host = try ViewHost(
      phases(remote).asyncImageLoader { _ in
        await Task.yield()
        return data
      })
    #expect(try host.frame(of: "image").size == CGSize(width: 4, height: 2))
    #expect(
      try texts(of: phases(remote).asyncImageLoader { _ in throw URLError(.badURL) })
        == ["failure"])
    #expect(try texts(of: phases(remote).asyncImageLoader { _ in nil }) == ["empty"])
    #expect(try texts(of: phases(nil)) == ["empty"])
  }

  @Test("Data and file URLs are loaded without a loader")
  func local() throws {
    let data = try file()
    let url = URL(string: "data:image/png;base64,\(data.base64EncodedString())")
    let host = try ViewHost(phases(url))
    #expect(try host.frame(of: "image").size == CGSize(width: 4, height: 2))
    #expect(try texts(of: phases(URL(string: "data:image/png;base64,AAAA"))) == ["failure"])
    #expect(try texts(of: phases(URL(fileURLWithPath: "/missing.png"))) == ["failure"])
  }

  @Test("The placeholder is shown until the image is loaded")
  func placeholder() throws {
    let view = AsyncImage(url: remote) {
      $0.resizable()
    } placeholder: {
      Text("wait")
    }
    #expect(try texts(of: view.asyncImageLoader { _ in nil }) == ["wait"])
    let data = try file()
    #expect(try texts(of: view.asyncImageLoader { _ in data }).isEmpty)
  }

  @Test("A renderer creates an image of the size of the view for the proposal and the scale")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.red.frame(maxWidth: 30))
    renderer.proposedSize = ProposedViewSize(width: 100, height: 10)
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 10))
    #expect(renderer.cgImage?.width == 60)
    renderer.content = Color.red.frame(maxWidth: 5)
    #expect(renderer.uiImage?.size == CGSize(width: 5, height: 10))
  }
}
