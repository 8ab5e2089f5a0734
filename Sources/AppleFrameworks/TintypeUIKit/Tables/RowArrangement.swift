// SPDX-License-Identifier: MIT

import Foundation

/// The image and the texts of a row, and their frames.
@MainActor
final class RowArrangement {
  let image = UIImageView(frame: .zero)
  let text = UILabel(frame: .zero)
  let secondary = UILabel(frame: .zero)
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var isBeside = false
  private var imageSize: CGSize?
  private var reserved = CGSize.zero
  private var imagePadding: CGFloat = 16
  private var padding = CGSize(width: 8, height: 3)

  func add(to view: UIView) {
    for part in [image, text, secondary] { view.addSubview(part) }
  }

  func apply(_ values: UIListContentConfiguration) {
    image.image = values.image
    image.tintColor = values.imageProperties.tintColor
    image.preferredSymbolConfiguration = values.imageProperties.preferredSymbolConfiguration
    image.layer.cornerRadius = values.imageProperties.cornerRadius
    image.clipsToBounds = values.imageProperties.cornerRadius > 0
    image.contentMode = .scaleAspectFit
    text.apply(values.textProperties, values.text, values.attributedText)
    secondary.apply(
      values.secondaryTextProperties, values.secondaryText, values.secondaryAttributedText)
    (margins, isBeside) = (
      values.directionalLayoutMargins, values.prefersSideBySideTextAndSecondaryText
    )
    (imagePadding, reserved) = (
      values.imageToTextPadding, values.imageProperties.reservedLayoutSize
    )
    padding = CGSize(
      width: values.textToSecondaryTextHorizontalPadding,
      height: values.textToSecondaryTextVerticalPadding)
    let limit = values.imageProperties.maximumSize
    imageSize = values.image.map { shown in
      let size = image.contentSize(fitting: nil) ?? shown.size
      let factor = min(
        1, limit.width > 0 ? limit.width / max(size.width, 1) : 1,
        limit.height > 0 ? limit.height / max(size.height, 1) : 1)
      return CGSize(width: size.width * factor, height: size.height * factor)
    }
  }

  /// Returns the height of the row in a width.
  func height(in width: CGFloat) -> CGFloat { frames(in: width).height }

  /// Sets the frames in the size of a view.
  func layOut(in view: UIView) {
    let size = view.bounds.size
    let (frames, height) = frames(in: size.width)
    for (part, var frame) in zip([image, text, secondary], frames) {
      frame.origin.y += (size.height - height) / 2
      if view.isRightToLeft { frame.origin.x = size.width - frame.maxX }
      part.frame = frame
    }
  }

  private func frames(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    let picture = imageSize ?? (image.image?.size ?? .zero)
    let column = max(picture.width, image.image == nil ? 0 : reserved.width)
    let start = margins.leading + (column > 0 ? column + imagePadding : 0)
    let available = max(width - start - margins.trailing, 0)
    func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
      guard label.text?.isEmpty == false else { return .zero }
      let fitting = label.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(fitting.width.rounded(.up), width), height: fitting.height)
    }
    var (first, second) = (size(text, available), size(secondary, available))
    let hasBoth = first.height > 0 && second.height > 0
    let fits = first.width + padding.width + second.width <= available
    let content: CGFloat
    var frames: [CGRect]
    if isBeside, !hasBoth || fits {
      content = max(first.height, second.height)
      frames = [
        CGRect(x: start, y: (content - first.height) / 2, width: first.width, height: first.height),
        CGRect(
          x: width - margins.trailing - second.width, y: (content - second.height) / 2,
          width: second.width, height: second.height),
      ]
    } else {
      content = first.height + second.height + (hasBoth ? padding.height : 0)
      (first.width, second.width) = (available, available)
      frames = [
        CGRect(origin: CGPoint(x: start, y: 0), size: first),
        CGRect(origin: CGPoint(x: start, y: content - second.height), size: second),
      ]
    }
    let inner = max(content, picture.height, reserved.height)
    frames = frames.map { $0.offsetBy(dx: 0, dy: margins.top + (inner - content) / 2) }
    let icon = CGRect(
      x: margins.leading + (column - picture.width) / 2,
      y: margins.top + (inner - picture.height) / 2, width: picture.width, height: picture.height)
    return ([icon] + frames, inner + margins.top + margins.bottom)
  }
}

extension UILabel {
  fileprivate func apply(
    _ values: UIListContentConfiguration.TextProperties, _ plain: String?,
    _ attributed: NSAttributedString?
  ) {
    (font, textColor, numberOfLines) = (values.font, values.color, values.numberOfLines)
    textAlignment =
      switch values.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    text =
      switch values.transform {
      case .none: plain
      case .uppercase: plain?.uppercased()
      case .lowercase: plain?.lowercased()
      case .capitalized: plain?.capitalized
      }
    if let attributed { attributedText = attributed }
  }
}
