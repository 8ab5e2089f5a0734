// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

extension AttributedString {
  /// Creates an attributed text of Foundation’s class: its font, colors, lines, kerning, baseline
  /// offset and links.
  ///
  /// Other attributes are left out.
  public init(_ nsStr: NSAttributedString) {
    self = UIKitText.attributed(nsStr, font: nil, color: nil)
  }
}

extension NSAttributedString {
  /// Creates a text of an attributed text: its fonts without their design, colors, lines,
  /// kerning, baseline offset and links.
  ///
  /// Other attributes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: UIKitText.attributes(run)))
    }
    self.init(attributedString: text)
  }
}

extension UIKitText {
  private typealias Keys = AttributeScopes.SwiftUIAttributes

  /// Returns the attributes of UIKit for those of SwiftUI.
  fileprivate static func attributes(
    _ run: AttributedString.Runs.Run
  ) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = run[Keys.FontAttribute.self]
      .map { UIFont($0.engine) }
    values[.foregroundColor] = run[Keys.ForegroundColorAttribute.self].map { UIColor($0) }
    values[.backgroundColor] = run[Keys.BackgroundColorAttribute.self].map { UIColor($0) }
    values[.kern] = run[Keys.KerningAttribute.self] ?? run[Keys.TrackingAttribute.self]
    values[.baselineOffset] = run[Keys.BaselineOffsetAttribute.self]
    values[.link] = run.link
    let single = NSUnderlineStyle.single.rawValue
    values[.underlineStyle] = run[Keys.UnderlineStyleAttribute.self].map { _ in single }
    values[.strikethroughStyle] = run[Keys.StrikethroughStyleAttribute.self].map { _ in single }
    return values
  }
}
