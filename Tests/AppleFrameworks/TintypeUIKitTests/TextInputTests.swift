// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite("UITextInput and NSTextStorage")
@MainActor
struct TextInputTests {
  @Test("Text is inserted at the selection and deleted before it")
  func editing() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.insertText("abcd")
    #expect(field.text == "abcd" && field.hasText)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: end)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "bc")
    field.insertText("x")
    #expect(field.text == "axd")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "d")
    field.deleteBackward()
    #expect(field.text == "d")
  }

  @Test("A composed character is deleted as a whole")
  func composedCharacter() {
    let view = UITextView(frame: .zero)
    view.text = "a👨‍👩‍👧"
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    view.deleteBackward()
    #expect(view.text == "a")
  }

  @Test("Positions outside of the text do not exist")
  func positions() {
    let view = UITextView(frame: .zero)
    view.text = "ab"
    #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 2)
    #expect(
      view.compare(view.beginningOfDocument, to: view.endOfDocument) == .orderedAscending)
  }

  @Test("The insertion point moves with the characters before it")
  func caret() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "mm"
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let (start, half) = (
      field.caretRect(for: field.beginningOfDocument), field.caretRect(for: middle)
    )
    let end = field.caretRect(for: field.endOfDocument)
    #expect(start.minX == 0 && half.minX > 0)
    #expect(abs(end.minX - 2 * half.minX) < 1)
    let range = try #require(field.textRange(from: middle, to: field.endOfDocument))
    #expect(abs(field.firstRect(for: range).maxX - end.maxX) < 0.001)
    #expect(abs(field.firstRect(for: range).minX - half.minX) < 0.001)
  }

  @Test("A text view shows changes of its text storage")
  func storage() {
    let view = UITextView(frame: .zero)
    view.text = "abc"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
    #expect(view.text == "xbc")
    #expect(view.layoutManager.textStorage === view.textStorage)
    #expect(view.textStorage.layoutManagers.first?.textContainers.first === view.textContainer)
  }

  @Test("A text view uses the text of its container")
  func container() {
    let (storage, manager) = (NSTextStorage(string: "given"), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "given" && view.textStorage === storage)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil)
  }

  @Test("The character at a point is that of the line and the column")
  func characterAtPoint() {
    let storage = NSTextStorage(
      string: "mmmm\nmmmm", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let used = manager.usedRect(for: container)
    let column = used.width / 4
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(index(column * 1.5, used.height / 4) == 1)
    #expect(index(column * 2.5, used.height * 3 / 4) == 7)
    let word = manager.boundingRect(
      forGlyphRange: NSRange(location: 5, length: 2), in: container)
    #expect(abs(word.minY - used.height / 2) < 1 && abs(word.width - 2 * column) < 1)
  }

  @Test("A delegate is called for changes of a subclass")
  func storageDelegate() {
    final class Counter: NSObject, NSTextStorageDelegate {
      var lengths: [Int] = []

      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        lengths.append(delta)
      }
    }
    let (storage, counter) = (NSTextStorage(string: "a"), Counter())
    storage.delegate = counter
    storage.edited(.editedCharacters, range: NSRange(location: 0, length: 1), changeInLength: 3)
    #expect(counter.lengths == [3])
  }
}
