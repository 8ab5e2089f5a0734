// SPDX-License-Identifier: MIT

public import AVFoundation
@_exported public import TintypeUIKit

/// A video with its controls, which is not shown: a `UIViewControllerRepresentable` shows a
/// placeholder.
open class AVPlayerViewController: UIViewController, _PlaceholderContent {
  /// The player.
  open var player: AVPlayer?
  /// A Boolean value that indicates whether there are controls.
  open var showsPlaybackControls = true
  /// The scaling.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that indicates whether the video can be shown above other apps.
  open var allowsPictureInPicturePlayback = true
}
