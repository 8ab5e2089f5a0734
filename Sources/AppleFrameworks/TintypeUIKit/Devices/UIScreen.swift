// SPDX-License-Identifier: MIT

public import Foundation

/// A screen: the canvas of the snapshot, or the screen of an iPhone 13.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  /// A Boolean value that indicates whether the screen can be darker, which has no effect.
  open var wantsSoftwareDimming: Bool = false
  /// The mirrored screen: always `nil`.
  open var mirrored: UIScreen? { nil }
  /// The delay in seconds: always 0.
  open var calibratedLatency: TimeInterval { 0 }
  /// The greatest brightness: always 1.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// The greatest brightness now: always 1.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The view with the focus: always `nil`.
  open var focusedView: UIView? { nil }
  /// The coordinate system of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate system of the screen in portrait orientation: that of the screen.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Returns an empty view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// Returns `nil`, because there are no frames.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { nil }
  /// The only screen.
  public class var main: UIScreen { shared }
  /// All screens: the only one.
  public class var screens: [UIScreen] { [shared] }

  private static let shared = UIScreen()

  private override init() {
    super.init()
  }

  /// The rectangle of the screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIKitEnvironment.current.screenSize) }
  /// The rectangle of the screen in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let size = bounds.size
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return CGRect(x: 0, y: 0, width: short * nativeScale, height: long * nativeScale)
  }
  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The brightness from 0 to 1; changes have no effect.
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The maximum number of images per second, 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// A Boolean value that indicates whether the screen is recorded: always `false`.
  open var isCaptured: Bool { false }
  /// The traits of the snapshot.
  open var traitCollection: UITraitCollection { UIKitEnvironment.current.traitCollection }

  /// Called after the traits changed; they do not change during a snapshot.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  /// The notification of another brightness, which is never posted.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// The notification that the screen is recorded or not, which is never posted.
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }
  /// The notification of a new screen, which is never posted.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  /// The notification of a removed screen, which is never posted.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  /// The notification of another size, which is never posted.
  public nonisolated class var modeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenModeDidChangeNotification")
  }
}
