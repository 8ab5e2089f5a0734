// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite("Text attributes and geometry values")
struct TextTests {
  @Test("Attributes are stored in attributed strings")
  func attributes() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let string = NSAttributedString(
      string: "text",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style,
      ])
    let attributes = string.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 12))
    #expect(attributes[.foregroundColor] as? UIColor == UIColor.red)
    #expect(attributes[.paragraphStyle] as? NSParagraphStyle == style)
  }

  @Test("Copies of a paragraph style do not change with the original")
  func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.headIndent = 9
    #expect(copy.headIndent == 3)
    #expect(mutable.headIndent == 3)
    mutable.setParagraphStyle(style)
    #expect(mutable == style)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test("A copy of a shadow equals the original")
  func shadows() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 5
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow)
    copy.shadowColor = UIColor.blue
    #expect(copy != shadow)
  }

  @Test("Insets reduce a rectangle")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
    #expect(UIRectEdge.all.rawValue == 15)
  }

  @Test("Insets, offsets and vectors are encoded as arrays")
  func coding() throws {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    #expect(try json(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "[1,2,3,4]")
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try json(directional) == "[1,2,3,4]")
    #expect(try json(UIOffset(horizontal: 1, vertical: 2)) == "[1,2]")
    #expect(try json(CGVector(dx: 1, dy: 2)) == "[1,2]")
    let data = Data("[1,2,3,4]".utf8)
    #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data) == directional)
  }
}
