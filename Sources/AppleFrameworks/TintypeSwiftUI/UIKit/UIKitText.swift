// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// The conversion of texts with attributes of UIKit.
enum UIKitText {
  /// Returns a text with attributes of SwiftUI, and a font and a color where it has none.
  static func attributed(
    _ text: NSAttributedString, font: UIFont?, color: UIColor?
  ) -> AttributedString {
    var result = AttributedString()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { values, range, _ in
      var run = AttributedString(text.attributedSubstring(from: range).string)
      run.swiftUIFont = (values[.font] as? UIFont ?? font).map { Font($0) }
      run.swiftUIColor = (values[.foregroundColor] as? UIColor ?? color).map { Color(uiColor: $0) }
      // A label has no links.
      if font == nil {
        run.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
      }
      typealias Attributes = AttributeScopes.SwiftUIAttributes
      if let color = values[.backgroundColor] as? UIColor {
        run[Attributes.BackgroundColorAttribute.self] = Color(uiColor: color)
      }
      if let kern = number(values[.kern]) { run[Attributes.KerningAttribute.self] = kern }
      if let offset = number(values[.baselineOffset]) {
        run[Attributes.BaselineOffsetAttribute.self] = offset
      }
      run[Attributes.UnderlineStyleAttribute.self] = line(
        values[.underlineStyle], color: values[.underlineColor])
      run[Attributes.StrikethroughStyleAttribute.self] = line(
        values[.strikethroughStyle], color: values[.strikethroughColor])
      result += run
    }
    return result
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? Double).map { CGFloat($0) }
  }

  private static func line(_ value: Any?, color: Any?) -> Text.LineStyle? {
    let style = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) }
    guard let style, style != 0 else { return nil }
    return Text.LineStyle(color: (color as? UIColor).map { Color(uiColor: $0) })
  }
}

extension AttributedString {
  fileprivate var swiftUIFont: Font? {
    get { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] }
    set { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = newValue }
  }

  fileprivate var swiftUIColor: Color? {
    get { self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] }
    set { self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = newValue }
  }
}

/// Lines of text with the alignment and the spacing of their paragraphs.
struct AttributedLines: View {
  let text: NSAttributedString
  let font: UIFont
  let color: UIColor
  var alignment = NSTextAlignment.natural
  var vertical = VerticalAlignment.center
  var isMeasured = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let lines = Text(UIKitText.attributed(text, font: font, color: color))
      .multilineTextAlignment(edge == .center ? .center : edge == .trailing ? .trailing : .leading)
      .lineSpacing(paragraph?.lineSpacing ?? 0)
    if isMeasured {
      lines
    } else {
      lines.modifier(FillingFrame(alignment: Alignment(horizontal: edge, vertical: vertical)))
    }
  }

  private var paragraph: NSParagraphStyle? {
    guard text.length > 0 else { return nil }
    return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  private var edge: HorizontalAlignment {
    let own = paragraph?.alignment ?? .natural
    let isRightToLeft = direction == .rightToLeft
    return switch own == .natural ? alignment : own {
    case .center: .center
    case .right: isRightToLeft ? .leading : .trailing
    case .left: isRightToLeft ? .trailing : .leading
    default: .leading
    }
  }
}

/// The text of a label.
struct LabelContent: View {
  let label: UILabel
  let isMeasured: Bool

  var body: some View {
    let color: UIColor =
      !label.isEnabled
      ? .tertiaryLabel
      : (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor ?? .label
    AttributedLines(
      text: label.attributedText ?? NSAttributedString(string: ""),
      font: label.font ?? .systemFont(ofSize: 17), color: color, alignment: label.textAlignment,
      isMeasured: isMeasured
    )
    .lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
    .minimumScaleFactor(
      label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1
    )
    .truncationMode(truncation)
    .modifier(LabelShadow(label: label))
  }

  private var truncation: Text.TruncationMode {
    switch label.lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

private struct LabelShadow: ViewModifier {
  let label: UILabel

  func body(content: Content) -> some View {
    if let color = label.shadowColor {
      content.shadow(
        color: Color(uiColor: color), radius: 0, x: label.shadowOffset.width,
        y: label.shadowOffset.height)
    } else {
      content
    }
  }
}

/// The text of a text view.
struct TextViewContent: View {
  let view: UITextView
  let isMeasured: Bool

  var body: some View {
    let text = view.attributedText ?? NSAttributedString(string: "")
    let insets = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    AttributedLines(
      // A space keeps the height of an empty line.
      text: text.length == 0 ? NSAttributedString(string: " ") : text,
      font: view.font ?? .systemFont(ofSize: 12), color: view.textColor ?? .label,
      alignment: view.textAlignment, vertical: .top, isMeasured: isMeasured
    )
    .fixedSize(horizontal: false, vertical: true)
    .padding(.leading, insets.left + padding)
    .padding(.trailing, insets.right + padding)
    .padding(.top, insets.top)
    .padding(.bottom, insets.bottom)
    .frame(maxHeight: isMeasured ? nil : .infinity, alignment: .top)
    .offset(y: -view.contentOffset.y)
    .accessibilityAddTraits(view.isEditable ? [] : .isStaticText)
  }
}
