// SPDX-License-Identifier: MIT

public import Foundation

/// An image in a text with attributes, which is not painted.
open class NSTextAttachment: NSObject {
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
