// SPDX-License-Identifier: MIT

public import AVFoundation
@_exported public import TintypeUIKit

/// A video with its controls, which is not shown: a `UIViewControllerRepresentable` shows a
/// placeholder.
open class AVPlayerViewController: UIViewController, _PlaceholderContent {
  /// The object that follows the video; its methods are never called.
  open var delegate: (any AVPlayerViewControllerDelegate)?
  /// A Boolean value that indicates whether the video fills the screen at its start.
  open var entersFullScreenWhenPlaybackBegins: Bool = false
  /// A Boolean value that indicates whether the video leaves the screen at its end.
  open var exitsFullScreenWhenPlaybackEnds: Bool = false
  /// A Boolean value that indicates whether the video is shown above other apps at once.
  open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
  /// A Boolean value that indicates whether the system shows the title.
  open var updatesNowPlayingInfoCenter: Bool = true
  /// A Boolean value that indicates whether parts cannot be skipped.
  open var requiresLinearPlayback: Bool = false
  /// A Boolean value that indicates whether an image is shown: always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The frame of the video in points: always empty.
  open var videoBounds: CGRect { .zero }
  /// The view between the video and the controls: always `nil`.
  open var contentOverlayView: UIView? { nil }
  /// The player.
  open var player: AVPlayer?
  /// A Boolean value that indicates whether there are controls.
  open var showsPlaybackControls = true
  /// The scaling.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that indicates whether the video can be shown above other apps.
  open var allowsPictureInPicturePlayback = true
}

/// An object that follows a video; its methods are never called.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// A video above other apps, which is not shown.
open class AVPictureInPictureController: NSObject {
  /// The object that follows the video; its methods are never called.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// A Boolean value that indicates whether the video can be shown: always `false`.
  open var isPictureInPicturePossible: Bool { false }
  /// A Boolean value that indicates whether the video is shown: always `false`.
  open var isPictureInPictureActive: Bool { false }
  /// A Boolean value that indicates whether the video is shown at once.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Creates a video above other apps; `nil`, because it is not shown.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Returns `false`, because no video is shown.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Does nothing, because no video is shown.
  open func startPictureInPicture() {}
  /// Does nothing, because no video is shown.
  open func stopPictureInPicture() {}
}

/// An object that follows a video; its methods are never called.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
