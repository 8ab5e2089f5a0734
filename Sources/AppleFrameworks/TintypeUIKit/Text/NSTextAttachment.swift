// SPDX-License-Identifier: MIT

public import Foundation

/// An image in a text with attributes, which is not painted.
open class NSTextAttachment: NSObject {
  /// The distance from the text in points, which has no effect.
  open var lineLayoutPadding: CGFloat = 0
  /// A Boolean value that indicates whether a view can be shown.
  open var allowsTextAttachmentView: Bool = true
  /// A Boolean value that indicates whether a view is shown: always `false`.
  open var usesTextAttachmentView: Bool { false }
  /// Returns the rectangle of the attachment, which has no effect.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds }
  /// Returns the image, which has no effect.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// The image.
  open var image: UIImage?
  /// The frame in points, relative to the baseline.
  open var bounds = CGRect.zero
  /// The data.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?

  /// Creates an image in a text.
  public init(data contentData: Data? = nil, ofType uti: String? = nil) {
    (contents, fileType) = (contentData, uti)
  }

  /// Creates an image in a text.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text with the replacement character of an image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
