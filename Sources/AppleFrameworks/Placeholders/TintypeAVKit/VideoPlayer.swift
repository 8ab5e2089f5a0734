// SPDX-License-Identifier: MIT

@_exported public import AVFoundation
public import SwiftUI

/// A view of a video and its controls, which is shown as a placeholder.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay>: View where VideoOverlay: View {
  private let overlay: VideoOverlay

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - player: The player of the video, which is not played.
  ///   - videoOverlay: The view in front of the video.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  /// The placeholder with the overlay.
  public var body: some View {
    PlaceholderView("VideoPlayer").overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view without an overlay.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}
