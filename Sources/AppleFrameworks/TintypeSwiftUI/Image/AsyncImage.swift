// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The state of an image that is loaded.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image; `nil` if it is not loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; `nil` if there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view that loads an image from a URL and displays it.
///
/// A snapshot never accesses the network. File and data URLs are loaded directly; for other URLs a
/// snapshot fails unless `asyncImageLoader(_:)` sets a loader.
public struct AsyncImage<Content>: View, PrimitiveView where Content: View {
  private let url: URL?
  private let scale: CGFloat
  private nonisolated(unsafe) let content: (AsyncImagePhase) -> Content

  /// Creates a view that displays the image, and a gray area until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL; `nil` for no image.
  ///   - scale: Pixels per point.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(provider: PlaceholderImageProvider())
    }
  }

  /// Creates a view from the loaded image, and another one until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL; `nil` for no image.
  ///   - scale: Pixels per point.
  ///   - content: Returns the view of the loaded image.
  ///   - placeholder: Returns the view until the image is loaded, and after an error.
  public nonisolated init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      guard let image = phase.image else {
        return Content(storage: .falseContent(placeholder()))
      }
      return Content(storage: .trueContent(content(image)))
    }
  }

  /// Creates a view from the state of the image.
  ///
  /// - Parameters:
  ///   - url: The URL; `nil` for no image.
  ///   - scale: Pixels per point.
  ///   - transaction: The transaction of a change of the state, which a snapshot shows at its end.
  ///   - content: Returns the view for a state.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
}

extension AsyncImage {
  func nodes(in scope: ViewScope) -> [Node] {
    let loader = scope.environment.asyncImageLoader
    if let url, loader == nil, !LocalImageData.isLocal(url) {
      scope.evaluation.report(.remoteImage(url: url.absoluteString))
    }
    return scope.nodes(of: LoadedImage(url: url, scale: scale, loader: loader, content: content))
  }
}

/// The content of an image that is loaded by a task.
private struct LoadedImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let loader: AsyncImageLoader?
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  var body: some View {
    content(phase)
      .task(id: Source(url: url, scale: scale)) {
        phase = .empty
        let loaded = await load()
        guard !Task.isCancelled else { return }
        phase = loaded
      }
  }

  private func load() async -> AsyncImagePhase {
    guard let url else { return .empty }
    do {
      let data: Data?
      if LocalImageData.isLocal(url) {
        data = try LocalImageData.load(url)
      } else {
        data = try await loader?.load(url)
      }
      guard let data else { return .empty }
      guard let image = UIImage(data: data, scale: scale) else { throw AsyncImageError.noImage }
      return .success(Image(uiImage: image))
    } catch {
      return .failure(error)
    }
  }
}

private struct Source: Equatable {
  let url: URL?
  let scale: CGFloat
}

/// The area of an image that is not loaded, in the color `secondarySystemFill` of UIKit in the light
/// appearance.
private struct PlaceholderImageProvider: ImageProvider {
  func component(
    _ attributes: ImageAttributes, in environment: EnvironmentValues
  ) -> any Component {
    ImagePlaceholder()
  }
}

private struct ImagePlaceholder: PrimitiveComponent {
  func nodes(in context: ResolutionContext) -> [Node] {
    let color = Engine.Color(red: 0.47, green: 0.47, blue: 0.5, opacity: 0.16)
    return [context.node("Image", .color(color.resolve(in: context.environment)))]
  }
}
