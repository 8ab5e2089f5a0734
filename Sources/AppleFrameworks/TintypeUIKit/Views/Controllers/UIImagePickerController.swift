// SPDX-License-Identifier: MIT

public import Foundation

/// A controller that takes or chooses a photo, which presents nothing.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// The format of images.
  open var imageExportPreset: ImageURLExportPreset = .compatible
  /// The greatest length of a video in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of videos.
  open var videoQuality: QualityType = .typeMedium
  /// The format of videos.
  open var videoExportPreset: String?
  /// A Boolean value that indicates whether there are buttons for the camera.
  open var showsCameraControls: Bool = true
  /// The view in front of the camera's image.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's image.
  open var cameraViewTransform: CGAffineTransform = .identity
  /// The use of the flash.
  open var cameraFlashMode: CameraFlashMode = .auto
  /// Has no effect, because there is no camera.
  open func takePicture() {}
  /// Returns `false`, because there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Has no effect, because there is no camera.
  open func stopVideoCapture() {}
  /// Returns `nil`, because there are no photos.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Returns `false`, because there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`, because there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The format of images.
  @nonexhaustive(warn)
  public enum ImageURLExportPreset: Int, Sendable {
    /// A format that all apps read.
    case compatible = 0
    /// The format of the photo.
    case current = 1
  }

  /// The quality of videos.
  @nonexhaustive(warn)
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 × 480 pixels.
    case type640x480 = 3
    /// 1280 × 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 × 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// The use of the flash.
  @nonexhaustive(warn)
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// As needed.
    case auto = 0
    /// Always.
    case on = 1
  }
  /// The place from which photos come.
  open var sourceType = SourceType.photoLibrary
  /// The types of the files.
  open var mediaTypes = ["public.image"]
  /// A Boolean value that indicates whether the photo can be edited; it has no effect.
  open var allowsEditing = false
  /// The camera; it has no effect.
  open var cameraDevice = CameraDevice.rear
  /// The mode of the camera; it has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// Returns a Boolean value that indicates whether photos can come from a place: always `false`.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Returns a Boolean value that indicates whether a camera exists: always `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// A place from which photos come.
  @nonexhaustive(warn)
  public enum SourceType: Int, Sendable {
    /// The albums.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The moments.
    case savedPhotosAlbum = 2
  }

  /// A camera.
  @nonexhaustive(warn)
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera above the screen.
    case front = 1
  }

  /// A mode of the camera.
  @nonexhaustive(warn)
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Videos.
    case video = 1
  }

  /// A key of the values of a chosen photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The cropped part.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The location of the photo.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The values of the photo.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The photo of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The identifier.
    public var rawValue: String

    /// Creates a key from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The photo as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The type of the file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The URL of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of a photo.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

/// An object that receives photos; its methods are never called.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called after a photo was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the choice was canceled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
